import type { DeckGame } from './deck-game.ts';
import { REGISTERED } from './registered/games.ts';

/** The games whose decks people bring from elsewhere. */
export const DECK_GAMES: readonly DeckGame[] = Object.values(REGISTERED);

export function deckGameNamed(name: string): DeckGame | undefined {
  return DECK_GAMES.find((game) => game.name === name);
}
