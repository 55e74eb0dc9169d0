import { useEffect, useReducer, useState } from 'react';
import type { PageGame } from '../games/page-game.ts';
import type { WantedCards } from '../games/registry.ts';
import { areHere, gameHere, gameNamed, gameWith } from '../games/registry.ts';

/** A game once it is loaded, and the cards that are wanted of it; null if there is none of this name. */
export function useGame(
  name: string | undefined,
  wanted?: WantedCards,
): PageGame | null | undefined {
  const [page, setPage] = useState<PageGame | null | undefined>();
  const [failure, setFailure] = useState<unknown>();
  // Cards come without another page, and are looked for again then.
  const [, look] = useReducer((times: number) => times + 1, 0);
  const cards = JSON.stringify(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same cards may come as other objects.
  useEffect(() => {
    if (name === undefined) return;
    let isStill = true;
    const found = wanted === undefined ? gameNamed(name) : gameWith(name, wanted);
    if (!found) setPage(null);
    found?.then(
      (loaded) => {
        if (!isStill) return;
        setPage(loaded ?? null);
        look();
      },
      (error: unknown) => isStill && setFailure(error),
    );
    return () => {
      isStill = false;
    };
  }, [name, cards]);
  // The nearest boundary tells what to do about it.
  if (failure) throw failure;
  // One that is here already is shown at once, and not only after the screen has been drawn without.
  const here = page === undefined && name !== undefined ? gameHere(name) : page;
  return here && !areHere(here, wanted) ? undefined : here;
}
