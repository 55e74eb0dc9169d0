import type { GameOfBook, Proofs } from '@grimrule/rulebook';
import { proofsOf } from '@grimrule/rulebook';
import { useEffect, useState } from 'react';

const loading = new Map<GameOfBook, Promise<Proofs>>();

function load(game: GameOfBook): Promise<Proofs> {
  const known = loading.get(game);
  if (known) return known;
  const proofs = proofsOf(game);
  loading.set(game, proofs);
  // Without a connection it may fail now and succeed later.
  proofs.catch(() => loading.delete(game));
  return proofs;
}

/** The tests that prove a rulebook; null while they are being loaded, or if they cannot be. */
export function useProofs(game: GameOfBook): Proofs | null {
  const [proofs, setProofs] = useState<Proofs | null>(null);
  useEffect(() => {
    let isStill = true;
    load(game).then(
      (loaded) => isStill && setProofs(loaded),
      () => isStill && setProofs(null),
    );
    return () => {
      isStill = false;
    };
  }, [game]);
  return proofs;
}
