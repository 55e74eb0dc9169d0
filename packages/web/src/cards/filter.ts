import { fold } from '@grimrule/kernel';
import type { PageGame } from '../games/page-game.ts';
import type { Catalogue, ListedCard } from './catalogue.ts';

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

const kept = new WeakMap<ListedCard, string>();

/** Everything that can be read on a card, in both languages. */
function readable(page: PageGame, card: ListedCard): string {
  const known = kept.get(card);
  if (known !== undefined) return known;
  const faces = [page.face(card.design, 'en'), page.face(card.design, 'de')];
  const all = faces.flatMap(({ title, subtitle, kind, traits, text }) => [
    title,
    subtitle ?? '',
    kind,
    ...traits,
    ...text,
  ]);
  const read = fold([card.code, ...(card.titles ?? []), ...all].join(' '));
  kept.set(card, read);
  return read;
}
