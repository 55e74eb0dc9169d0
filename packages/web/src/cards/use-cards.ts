import { use } from 'react';
import type { PageGame } from '../games/page-game.ts';
import { gameNamed, registrationOf } from '../games/registry.ts';
import type { Catalogue } from './catalogue.ts';

interface Cards {
  readonly page: PageGame;
  readonly catalogue: Catalogue;
}

const loading = new Map<string, Promise<Cards>>();

function cardsOf(game: string): Promise<Cards> | undefined {
  const known = loading.get(game);
  if (known) return known;
  const parts = [gameNamed(game), registrationOf(game)?.catalogue()] as const;
  if (!parts[0] || !parts[1]) return undefined;
  const cards = Promise.all([parts[0], parts[1]]).then(([page, catalogue]) => ({
    page,
    catalogue,
  }));
  loading.set(game, cards);
  // Without a connection it may fail now and succeed later.
  cards.catch(() => loading.delete(game));
  return cards;
}

/** Waits for the cards of a game, inside a `Suspense`; null if there is no such game. */
export function useCards(game: string): Cards | null {
  const cards = cardsOf(game);
  return cards ? use(cards) : null;
}
