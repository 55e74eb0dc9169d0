import type { GameOfBook, Rulebook } from '@grimrule/rulebook';
import { loadRulebook } from '@grimrule/rulebook';
import { use } from 'react';

const loading = new Map<GameOfBook, Promise<Rulebook>>();

/** The rulebook of a game, loaded once. */
export function bookOf(game: GameOfBook): Promise<Rulebook> {
  const known = loading.get(game);
  if (known) return known;
  const book = loadRulebook(game);
  loading.set(game, book);
  // Without a connection it may fail now and succeed later.
  book.catch(() => loading.delete(game));
  return book;
}

/** Waits for the rulebook; whoever calls this stands inside a `Suspense`. */
export function useBook(game: GameOfBook): Rulebook {
  return use(bookOf(game));
}
