import type { CardId } from '@grimrule/kernel';
import { cardOf, move, NONE, occur, setHost, topOf, zoneOf } from '@grimrule/kernel';
import { ENCOUNTER_DECK, ENCOUNTER_DISCARD, SHADOW } from '../../board.ts';
import { event } from '../../happenings.ts';
import type { RingsTable } from '../../table.ts';
import { playerOf } from '../../table.ts';

/** Deals an enemy a shadow card, face down; none if the encounter deck is empty. RR: 6.2. */
export function dealShadowCard(table: RingsTable, enemy: CardId): boolean {
  const card = topOf(table, ENCOUNTER_DECK);
  if (card === NONE) return false;
  move(table, card, SHADOW);
  setHost(table, card, enemy);
  table.tell?.({ say: 'shadowDealt', card: enemy, cards: [card] }, 'shadow effects');
  const seat = playerOf(table.state, enemy);
  occur(table, event.shadowDealt(card, enemy, seat));
  return true;
}

/** The shadow cards of an enemy, in the order in which they were dealt. */
export function shadowCardsOf({ state }: RingsTable, enemy: CardId): readonly CardId[] {
  return zoneOf(state, SHADOW).filter((card) => cardOf(state, card).host === enemy);
}

export function discardShadowCards(table: RingsTable): void {
  for (const card of zoneOf(table.state, SHADOW)) move(table, card, ENCOUNTER_DISCARD);
}
