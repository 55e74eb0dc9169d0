import { useEffect, useState } from 'react';
import { registrationOf } from '../games/registry.ts';
import type { LabGame } from './lab-game.ts';

/** What the laboratory knows of a game, once it is loaded. */
export function useLab(game: string): LabGame | undefined {
  const [lab, setLab] = useState<LabGame | undefined>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let isStill = true;
    registrationOf(game)
      ?.lab?.()
      .then(
        (loaded) => isStill && setLab(loaded),
        (error: unknown) => isStill && setFailure(error),
      );
    return () => {
      isStill = false;
    };
  }, [game]);
  // The nearest boundary tells what to do about it.
  if (failure) throw failure;
  return lab;
}
