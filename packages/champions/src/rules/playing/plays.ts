import type { CardId } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { printed, printedAs } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import { CARD_TYPES } from '../../vocabulary/card-types.ts';

/**
 * How often copies of a card have been played in a period, by whomever. RR: Max. The count lies
 * among the uses of abilities, under a number that no card has.
 */
function keyOf(table: ChampionsTable, card: CardId): number {
  const { name } = printedAs(table.state, card);
  return -2 - table.state.cards.findIndex(({ front }) => printed(front).name === name);
}

export function playsOf(table: ChampionsTable, card: CardId): number {
  const key = keyOf(table, card);
  return table.state.uses.find((use) => use.card === key)?.times ?? 0;
}

/** How often cards of a type have been played in this round, by whomever; kept beside the others. */
const keyOfType = ({ state }: ChampionsTable, type: CardType): number =>
  -2 - state.cards.length - CARD_TYPES.indexOf(type);

export function playsOfType(table: ChampionsTable, type: CardType): number {
  const key = keyOfType(table, type);
  return table.state.uses.find((use) => use.card === key)?.times ?? 0;
}

export function notePlay(table: ChampionsTable, card: CardId): void {
  const { max, type } = printedAs(table.state, card);
  note(table, keyOfType(table, type), playsOfType(table, type) + 1, 'round');
  if (max?.per !== 'round' && max?.per !== 'phase') return;
  note(table, keyOf(table, card), playsOf(table, card) + 1, max.per);
}

function note({ state }: ChampionsTable, key: number, times: number, per: 'round' | 'phase'): void {
  state.uses = [
    ...state.uses.filter((use) => use.card !== key),
    { card: key, design: NONE, ability: 0, per, times },
  ];
}
