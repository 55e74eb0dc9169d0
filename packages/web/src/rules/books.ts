import type { GameOfBook, Rulebook } from '@grimrule/rulebook';
import { hasRulebook, loadRulebook } from '@grimrule/rulebook';
import { use, useEffect, useState } from 'react';

const loading = new Map<GameOfBook, Promise<Rulebook>>();

/** The rulebook of a game, loaded once. */
function bookOf(game: GameOfBook): Promise<Rulebook> {
  const known = loading.get(game);
  if (known) return known;
  const book = loadRulebook(game);
  loading.set(game, book);
  // Without a connection it may fail now and succeed later.
  book.catch(() => loading.delete(game));
  return book;
}

/** Waits for the rulebook; its caller has to be inside a `Suspense`. */
export function useBook(game: GameOfBook): Rulebook {
  return use(bookOf(game));
}

/** Several rulebooks, for callers that can go on without them; null while they load. */
export function useBooks(games: readonly GameOfBook[]): readonly Rulebook[] | null {
  const [loaded, setLoaded] = useState<readonly Rulebook[] | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const wanted = games.join(' ');
  useEffect(() => {
    let isStill = true;
    setLoaded(null);
    Promise.all(wanted.split(' ').filter(hasRulebook).map(bookOf)).then(
      (books) => isStill && setLoaded(books),
      (error: unknown) => isStill && setFailure(error),
    );
    return () => {
      isStill = false;
    };
  }, [wanted]);
  // The nearest boundary tells what to do about it.
  if (failure) throw failure;
  return loaded;
}
