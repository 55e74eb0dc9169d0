import type { Deck } from '../deck.ts';
import type { DeckGame } from '../deck-game.ts';
import type { ListedCard } from '../listing/listing.ts';
import type { DeckWords } from '../words/en.ts';
import type { Copies } from './told.ts';
import { copiesOf, heroesOf, unknownOf } from './told.ts';

/** A list to read and to post, in English or German, with the notes below. */
export function plainList(
  deck: Deck,
  game: DeckGame,
  language: 'en' | 'de',
  say: DeckWords,
): string {
  const { listing } = game;
  const titleOf = ({ title, titleDe }: ListedCard) =>
    language === 'de' && titleDe !== '' ? titleDe : title;
  const packOf = ({ pack }: ListedCard) => {
    const found = listing.packs.find(({ code }) => code === pack);
    return language === 'de' && found?.nameDe ? found.nameDe : (found?.name ?? pack);
  };
  // Where a title is that of several cards, the number tells which.
  const numberOf = ({ code, title }: ListedCard) =>
    listing.titled(title).length > 1 ? ` ${/(\d{3}[a-z]?)$/.exec(code)?.[1] ?? ''}` : '';
  const line = ({ card, count }: Copies) =>
    `${count}x ${titleOf(card)} (${packOf(card)}${numberOf(card)})`;
  const types = [...new Set(game.listing.cards.map(({ type }) => type))];
  const sections = (copies: readonly Copies[]) =>
    types.flatMap((type) => {
      const here = copies.filter(({ card }) => card.type === type);
      return here.length > 0 ? [`${say.types[type] ?? type}:`, ...here.map(line), ''] : [];
    });
  const others = unknownOf(deck, game).map(([name, count]) => `${count}x ${name}`);
  const aside = sections(copiesOf(deck.sideboard, game));
  const { notes, name } = deck;
  return [
    ...(name === '' ? [] : [name, '']),
    `${say.heroes}:`,
    ...heroesOf(deck, game).map((card) => line({ card, count: 1 })),
    '',
    ...sections(copiesOf(deck.cards, game)),
    ...(others.length > 0 ? [...others, ''] : []),
    ...(aside.length > 0 ? ['Sideboard', '', ...aside] : []),
    ...(notes === '' ? [] : [notes, '']),
  ].join('\n');
}
