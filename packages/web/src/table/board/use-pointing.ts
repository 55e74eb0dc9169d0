import { useEffect } from 'react';
import type { TableStore } from '../store.ts';
import { useTableState, useTableStore } from '../table-context.tsx';

const SEEN_MS = 5000;

export function pointAt(store: TableStore, card: number): void {
  store.say({ say: 'point', card });
}

/** A card that a player points at stays marked for a while. */
export function usePointingFades(): void {
  const store = useTableStore();
  const pointing = useTableState((state) => state.pointing);
  useEffect(() => {
    if (!pointing) return;
    const timer = setTimeout(() => store.forgetPointing(), SEEN_MS);
    return () => clearTimeout(timer);
  }, [pointing, store]);
}
