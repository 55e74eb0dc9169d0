import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Deck } from '../src/index.ts';
import { DECK_GAMES, FORMATS, readDeckText, SHARE_FIELD, written } from '../src/index.ts';
import { decksOf } from './support/decks.ts';

const sorted = (counts: Deck['cards']) => Object.entries(counts).sort();

/** What is played of a deck. */
const played = ({ game, identities, cards, sideboard }: Deck) => ({
  game,
  identities: [...identities].sort(),
  cards: sorted(cards),
  sideboard: sorted(sideboard),
});

/** Files that do not name their deck: the name of the file does. */
const NAMELESS = ['octgn', 'dragncards'];

describe.each(DECK_GAMES.map((game) => [game.name, game] as const))('%s', (_, game) => {
  test.each(FORMATS)('what was exported as %s is imported again', (format) => {
    // The site of this game has no sideboards.
    fc.assert(
      fc.property(decksOf(game), (deck) => {
        const text = written(deck, format);
        const typed =
          format === 'link' ? `https://table.example/decks#${SHARE_FIELD}=${text}` : text;
        const { decks, faults } = readDeckText(typed);
        expect(faults).toEqual([]);
        expect(decks.map((read) => played(read.deck))).toEqual([played(deck)]);
        expect(decks.map(({ deck: { unread, strangers } }) => ({ unread, strangers }))).toEqual([
          { unread: [], strangers: {} },
        ]);
        if (!NAMELESS.includes(format)) expect(decks[0]?.deck.name).toBe(deck.name);
      }),
      { numRuns: 60 },
    );
  });
});
