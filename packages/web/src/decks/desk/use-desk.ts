import { use } from 'react';
import type { PageGame } from '../../games/page-game.ts';
import { COVERS, gameNamed, registrationOf } from '../../games/registry.ts';
import type { DeckDesk } from './desk.ts';

/** A game with what its decks are built of. */
export interface Workshop {
  readonly page: PageGame;
  readonly desk: DeckDesk;
}

/** The games that have decks to build, in their order. */
export const GAMES_WITH_DECKS: readonly string[] = COVERS.map(([name]) => name).filter(
  (name) => registrationOf(name)?.decks !== undefined,
);

const loading = new Map<string, Promise<Workshop>>();

/** Loaded once; undefined if the game has no decks to build. */
export function workshopOf(game: string): Promise<Workshop> | undefined {
  const known = loading.get(game);
  if (known) return known;
  const parts = [gameNamed(game), registrationOf(game)?.decks?.()] as const;
  if (!parts[0] || !parts[1]) return undefined;
  const workshop = Promise.all([parts[0], parts[1]]).then(([page, desk]) => ({ page, desk }));
  loading.set(game, workshop);
  // Without a connection it may fail now and succeed later.
  workshop.catch(() => loading.delete(game));
  return workshop;
}

/** Waits for the cards of a game, inside a `Suspense`; null if it has no decks to build. */
export function useWorkshop(game: string): Workshop | null {
  const workshop = workshopOf(game);
  return workshop ? use(workshop) : null;
}
