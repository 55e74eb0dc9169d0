import type { CardId, State } from '@grimrule/kernel';
import { cardOf } from '@grimrule/kernel';
import { printed } from '../../cards/designs.ts';
import type { RingsTable } from '../../table.ts';
import { cardsInPlay } from '../../table.ts';

/** A prisoner who lies face down is in play all the same. */
const frontOf = (state: State, card: CardId) => printed(cardOf(state, card).front);

/** Unique cards in play with the title of this one. RR: Unique Cards. */
export function copiesInPlay({ state }: RingsTable, card: CardId): readonly CardId[] {
  const { unique, name } = frontOf(state, card);
  if (!unique) return [];
  return cardsInPlay(state, (other) => {
    const each = frontOf(state, other);
    return other !== card && each.unique === true && each.name === name;
  });
}

export const hasCopyInPlay = (table: RingsTable, card: CardId) =>
  copiesInPlay(table, card).length > 0;
