import { useEffect, useState } from 'react';
import type { PageGame } from '../games/page-game.ts';
import { gameNamed } from '../games/registry.ts';

/** A game once it is loaded; null if there is none of this name. */
export function useGame(name: string | undefined): PageGame | null | undefined {
  const [page, setPage] = useState<PageGame | null | undefined>();
  useEffect(() => {
    if (name === undefined) return;
    let isStill = true;
    const found = gameNamed(name);
    if (!found) setPage(null);
    void found?.then((loaded) => isStill && setPage(loaded));
    return () => {
      isStill = false;
    };
  }, [name]);
  return page;
}
