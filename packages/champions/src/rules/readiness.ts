import type { CardId } from '@grimrule/kernel';
import { cardOf, exhaust, happening, isHeeded, occur, ready, value } from '@grimrule/kernel';
import type { ChampionsTable } from '../table.ts';
import { isInPlay, playerOf } from '../table.ts';

/** RR: Exhausted, Ready. */

export function canBeExhausted({ state }: ChampionsTable, card: CardId): boolean {
  return isInPlay(state, card) && !cardOf(state, card).exhausted;
}

export function canBeReadied(table: ChampionsTable, card: CardId): boolean {
  return cardOf(table.state, card).exhausted && value(table, card, 'cannotReady') === 0;
}

/** Gives those that could be exhausted. */
export function exhaustCards(table: ChampionsTable, cards: readonly CardId[]): readonly CardId[] {
  const standing = cards.filter((card) => canBeExhausted(table, card));
  for (const card of standing) exhaust(table, card);
  announceAll(table, 'exhausted', standing);
  return standing;
}

/** Gives those that could be readied. */
export function readyCards(table: ChampionsTable, cards: readonly CardId[]): readonly CardId[] {
  const down = cards.filter((card) => canBeReadied(table, card));
  for (const card of down) ready(table, card);
  announceAll(table, 'readied', down);
  return down;
}

function announceAll(
  table: ChampionsTable,
  kind: 'exhausted' | 'readied',
  cards: readonly CardId[],
): void {
  if (cards.length === 0 || !isHeeded(table, kind)) return;
  const { state } = table;
  occur(table, ...cards.map((card) => happening(kind, { card, seat: playerOf(state, card) })));
}
