import { HEROES, loadPacks, OFFERED, offeredCards } from '@grimrule/champions';
import { POOL as RINGS } from '@grimrule/rings';
import { describe, expect, test } from 'vitest';
import { DECK_GAMES, deckGameNamed } from '../src/index.ts';
import { wordsOf } from '../src/listing/letters.ts';

await loadPacks(OFFERED);
const CHAMPIONS = offeredCards();

describe.each(DECK_GAMES.map((game) => [game.name, game] as const))(
  'the listing of %s',
  (_, game) => {
    const { listing, headings } = game;

    test('has every code and every identifier once', () => {
      const codes = listing.cards.map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
      const ids = listing.cards.map(({ octgnId }) => octgnId);
      expect(new Set(ids).size).toBe(ids.length);
    });

    test('has no title that is a heading too', () => {
      const titles = listing.cards.flatMap(({ title, titleDe }) => [title, titleDe]);
      expect(titles.filter((title) => headings.has(wordsOf(title).join(' ')))).toEqual([]);
    });

    test('has copies of every card in some pack', () => {
      const nowhere = listing.cards.filter((card) => {
        const copies = Object.values(listing.inPacks(card));
        return copies.length === 0 || copies.some((count) => count < 1);
      });
      expect(nowhere.map(({ code }) => code)).toEqual([]);
    });

    test('names packs that it has', () => {
      const packs = new Set(listing.packs.map(({ code }) => code));
      expect(listing.cards.filter(({ pack }) => !packs.has(pack))).toEqual([]);
    });
  },
);

/** A playable card that a deck can hold has to be known, or nobody could bring it. */
test.each([
  [
    'champions',
    CHAMPIONS.filter(({ back, faction }) => back === 'player' && faction !== 'encounter'),
  ],
  ['champions', CHAMPIONS.filter(({ code }) => HEROES.some(({ identity }) => identity === code))],
  ['rings', RINGS.filter(({ sphere }) => sphere && !['Boon', 'Burden'].includes(sphere))],
])('every card of %s that players choose is listed, by the code of the rules', (name, cards) => {
  const game = deckGameNamed(name);
  const lost = cards.filter(({ code, name: title }) => {
    const card = game?.listing.coded(code);
    return card?.title !== title || game?.ownCode(card) !== code;
  });
  expect(lost.map(({ code }) => code)).toEqual([]);
});

test('a card lies in every pack that it is printed in, and in boxes that hold one of them anew', () => {
  const copies = (name: string, code: string) => {
    const listing = deckGameNamed(name)?.listing;
    const card = listing?.coded(code);
    return card && listing?.inPacks(card);
  };
  expect(copies('champions', '01066')).toMatchObject({ core: 1, cap: 1 });
  expect(copies('rings', '01016')).toEqual({ core: 3, revcore: 3 });
});
