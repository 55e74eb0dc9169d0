import { useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { PACE, useSettings } from '../../settings/settings.ts';
import type { Replay } from './replay-source.ts';

/** How long a decision is looked at, at normal speed. */
const DECISION_MS = 750;
/** No decision can be followed by the eye that is shorter than this. */
const SHORTEST_MS = 120;

/** The current position in a replay. */
export interface Rewinding {
  readonly at: number;
  readonly first: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly isOpen: boolean;
  goTo(at: number): void;
  setPlaying(isPlaying: boolean): void;
  setOpen(isOpen: boolean): void;
}

export function useRewinding({ store, first, last: end, showAll }: Replay): Rewinding {
  const seat = useStore(store, (state) => state.seat);
  const present = useStore(store, (state) => state.shown.get(state.seat)?.standing.decisions ?? 0);
  const status = useStore(store, (state) => state.status);
  const speed = useSettings((settings) => settings.speed);
  const [at, setAt] = useState(() => asked(first, end ?? Number.POSITIVE_INFINITY));
  const [isPlaying, setPlaying] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const last = end ?? present;

  // Before anything is painted: the end of the game shall not flash up. A table that was
  // connected anew has forgotten where one looked.
  useLayoutEffect(() => {
    if (status !== 'open') return;
    showAll?.(isOpen);
    store.say({ say: 'look', seat, at });
  }, [store, showAll, at, isOpen, seat, status]);

  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const wait = Math.max(SHORTEST_MS, DECISION_MS * PACE[speed]);
    const timer = setTimeout(() => setAt(at + 1), wait);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last, speed]);

  return {
    ...{ at, first, last, isPlaying, isOpen, setOpen },
    goTo: (next) => setAt(Math.min(last, Math.max(first, next))),
    setPlaying(next) {
      // The player of a game that has ended wants to see it once more.
      if (next && at >= last) setAt(first);
      setPlaying(next);
    },
  };
}

/** The position that the address names, or the first one. */
function asked(first: number, last: number): number {
  const at = Number(new URLSearchParams(location.search).get('at') ?? first);
  return Number.isInteger(at) ? Math.min(last, Math.max(first, at)) : first;
}
