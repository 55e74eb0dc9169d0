import type { Deck } from '../../src/index.ts';
import { readDeckText } from '../../src/index.ts';

/** The one deck of a text. */
export function deckIn(text: string): Deck {
  const { decks, faults } = readDeckText(text);
  const [read] = decks;
  if (!read || decks.length > 1)
    throw new Error(`${decks.length} decks; ${JSON.stringify(faults)}`);
  return read.deck;
}

/** Why a text was not read; none if it was. */
export function faultsOf(text: string): readonly string[] {
  return readDeckText(text).faults.map(({ say }) => say);
}

/** What is played of a deck, without what is empty. */
export function played(text: string) {
  const { identities, cards, sideboard, strangers, unread } = deckIn(text);
  const some = { sideboard, strangers };
  const filled = Object.entries(some).filter(([, counts]) => Object.keys(counts).length > 0);
  return {
    identities,
    cards,
    ...Object.fromEntries(filled),
    ...(unread.length > 0 ? { unread } : {}),
  };
}
