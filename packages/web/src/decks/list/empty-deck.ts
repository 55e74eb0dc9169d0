import type { Deck } from '@grimrule/decks';
import { EMPTY_DECK } from '@grimrule/decks';

/** A deck to begin from nothing. */
export const emptyDeck = (game: string): Deck => ({ ...EMPTY_DECK, game });
