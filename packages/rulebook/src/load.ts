import { REGISTERED } from './registered/lazy-books.ts';
import type { Rulebook } from './rulebook.ts';

/** A game that has a rulebook. */
export type GameOfBook = keyof typeof REGISTERED;

const LOADERS: Readonly<Record<GameOfBook, () => Promise<Rulebook>>> = REGISTERED;

export function hasRulebook(game: string): game is GameOfBook {
  return Object.hasOwn(LOADERS, game);
}

/** A rulebook by itself: a page need not load those of the other games. */
export function loadRulebook(game: GameOfBook): Promise<Rulebook> {
  return LOADERS[game]();
}
