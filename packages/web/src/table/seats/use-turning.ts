import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useSettings } from '../../settings/settings.ts';
import type { TableStore } from '../store.ts';
import type { TableState } from '../table-state.ts';

/** The seat of one's own that is asked while the one that is seen has nothing to decide or watch. */
export function seatToTurnTo({ seat, seats, shown, past, info }: TableState): number | null {
  const seen = shown.get(seat);
  if (past || !seen || seen.waiting.length > 0 || seen.standing.view.prompt) return null;
  const isAsked = (each: number) =>
    (info?.seats[each]?.bot ?? null) === null &&
    shown.get(each)?.standing.view.prompt?.seat === each;
  return seats.find(isAsked) ?? null;
}

/** The player of several seats sees the one that has to decide. */
export function useTurning(store: TableStore): void {
  const turns = useSettings((settings) => settings.turnsToAsked);
  const to = useStore(store, seatToTurnTo);
  useEffect(() => {
    if (turns && to !== null) store.see(to);
  }, [turns, to, store]);
}
