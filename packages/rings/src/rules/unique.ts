import type { CardId } from '@grimrule/kernel';
import { printedAs } from '../cards/designs.ts';
import type { RingsTable } from '../table.ts';
import { cardsInPlay } from '../table.ts';

/** Unique cards in play with the title of this one. RR: Unique Cards. */
export function copiesInPlay({ state }: RingsTable, card: CardId): readonly CardId[] {
  const { unique, name } = printedAs(state, card);
  if (!unique) return [];
  return cardsInPlay(state, (other) => {
    const each = printedAs(state, other);
    return other !== card && each.unique === true && each.name === name;
  });
}

export const hasCopyInPlay = (table: RingsTable, card: CardId) =>
  copiesInPlay(table, card).length > 0;
