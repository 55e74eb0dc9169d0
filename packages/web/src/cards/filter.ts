import type { PageGame } from '../games/page-game.ts';
import type { Catalogue, ListedCard } from './catalogue.ts';

/** Which cards somebody wants to see; what is empty is not asked for. */
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
  const wanted = spelt(words).split(' ');
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
  const read = spelt([card.code, ...(card.titles ?? []), ...all].join(' '));
  kept.set(card, read);
  return read;
}

/** One spelling for all ways to type a word. */
function spelt(words: string): string {
  return words
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .trim()
    .replaceAll(/\s+/g, ' ');
}
