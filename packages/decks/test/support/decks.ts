import fc from 'fast-check';
import type { Deck, DeckGame, ListedCard } from '../../src/index.ts';
import { EMPTY_DECK } from '../../src/index.ts';

/** Any deck of the whole published pool that a player of the game could have. */
export function decksOf(game: DeckGame): fc.Arbitrary<Deck> {
  const { listing, heroTypes, mostIdentities } = game;
  const isHero = ({ type }: ListedCard) => heroTypes.includes(type);
  const heroes = listing.cards.filter(isHero);
  // Cards of campaigns come into decks at the table. A few others have title, type and pack alike.
  const name = ({ title, type, pack }: ListedCard) => `${title} ${type} ${pack}`;
  const free = listing.cards.filter(
    (card) =>
      !isHero(card) &&
      card.set === '' &&
      !['campaign', 'Boon'].includes(card.faction) &&
      listing.cards.filter((other) => name(other) === name(card)).length === 1,
  );
  const counts = (most: number) =>
    fc.uniqueArray(fc.constantFrom(...free), { minLength: 1, maxLength: most }).chain((cards) =>
      fc
        .array(fc.integer({ min: 1, max: 3 }), {
          minLength: cards.length,
          maxLength: cards.length,
        })
        .map((copies) => Object.fromEntries(cards.map(({ code }, at) => [code, copies[at] ?? 1]))),
    );
  return fc
    .record({
      identities: fc.uniqueArray(fc.constantFrom(...heroes), {
        minLength: 1,
        maxLength: mostIdentities,
        // No two heroes are the same person.
        selector: ({ title }) => title,
      }),
      others: counts(20),
      sideboard: game.octgn.sideboard === null ? fc.constant({}) : counts(4),
      name: fc.constantFrom('Webs over Queens', 'Nägel & Kämme', 'The Long Way', '„Zitat“'),
    })
    .map(({ identities, others, sideboard, name }) => {
      const sets = new Set(identities.map(({ set }) => set));
      const own = listing.cards.filter(
        (card) => card.set !== '' && sets.has(card.set) && !isHero(card),
      );
      const cards = {
        ...Object.fromEntries(own.map(({ code, quantity }) => [code, quantity])),
        ...others,
      };
      const codes = identities.map(({ code }) => code);
      return { ...EMPTY_DECK, game: game.name, name, identities: codes, cards, sideboard };
    });
}
