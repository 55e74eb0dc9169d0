import type { CardId } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { printed, printedAs } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';

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

export function notePlay(table: ChampionsTable, card: CardId): void {
  const { max } = printedAs(table.state, card);
  if (max?.per !== 'round' && max?.per !== 'phase') return;
  const key = keyOf(table, card);
  const times = playsOf(table, card) + 1;
  table.state.uses = [
    ...table.state.uses.filter((use) => use.card !== key),
    { card: key, design: NONE, ability: 0, per: max.per, times },
  ];
}
