import { useEffect, useState } from 'react';
import type { PageGame } from '../games/page-game.ts';
import { gameHere, gameNamed } from '../games/registry.ts';

/** A game once it is loaded; null if there is none of this name. */
export function useGame(name: string | undefined): PageGame | null | undefined {
  const [page, setPage] = useState<PageGame | null | undefined>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (name === undefined) return;
    let isStill = true;
    const found = gameNamed(name);
    if (!found) setPage(null);
    found?.then(
      (loaded) => isStill && setPage(loaded),
      (error: unknown) => isStill && setFailure(error),
    );
    return () => {
      isStill = false;
    };
  }, [name]);
  // The nearest boundary tells what to do about it.
  if (failure) throw failure;
  // One that is here already is shown at once, and not only after the screen has been drawn without.
  return page === undefined && name !== undefined ? gameHere(name) : page;
}
