import type { StarterDeck } from '../../decks/deck.ts';

export const decks: readonly StarterDeck[] = [];
