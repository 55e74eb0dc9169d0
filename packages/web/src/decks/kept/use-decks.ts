import { useEffect, useState } from 'react';
import type { Owned } from './collection.ts';
import { listDecks, onDecksChanged, readOwned } from './deck-shelf.ts';
import type { KeptDeck } from './kept-deck.ts';

/** Reads something now, and again whenever decks have changed, here or in another tab. */
function useKept<T>(read: () => Promise<T>, otherwise: T, about: string): T | undefined {
  const [kept, setKept] = useState<T>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read depends on this alone.
  useEffect(() => {
    let isStill = true;
    const refresh = () =>
      read().then(
        (found) => isStill && setKept(() => found),
        () => isStill && setKept(() => otherwise),
      );
    void refresh();
    const stop = onDecksChanged(() => void refresh());
    return () => {
      isStill = false;
      stop();
    };
  }, [about]);
  return kept;
}

const NONE: readonly KeptDeck[] = [];

/** The decks of this browser, the one that was changed last first; undefined until they are read. */
export const useDecks = (game?: string): readonly KeptDeck[] | undefined =>
  useKept(() => listDecks(game), NONE, game ?? '');

/** What its player owns of a game; null if that was never said, undefined until it is read. */
export const useOwned = (game: string): Owned | null | undefined =>
  useKept<Owned | null>(() => readOwned(game), null, game);
