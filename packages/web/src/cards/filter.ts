import { fold } from '@grimrule/kernel';
import type { PageGame } from '../games/page-game.ts';
import type { Catalogue, ListedCard } from './catalogue.ts';
import { readable } from './readable.ts';

/** The filter of the card list; an empty field filters nothing. */
export interface Wanted {
  readonly words: string;
  readonly type: string;
  readonly group: string;
}

/** The cards that are all of what is wanted, in the order of the catalogue. */
export function chosenCards(
  page: PageGame,
  { cards, groups }: Catalogue,
  { words, type, group }: Wanted,
): readonly ListedCard[] {
  const codes = groups.find(({ id }) => id === group)?.codes;
  const wanted = fold(words).trim().split(/\s+/);
  return cards.filter(
    (card) =>
      (type === '' || card.type === type) &&
      (group === '' || codes?.has(card.code)) &&
      wanted.every((word) => readable(page, card).includes(word)),
  );
}
