import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { MOMENT_MS, useSettings } from '../settings/settings.ts';
import type { TableStore } from './store.ts';

export interface Playback {
  /** The step at which the player asked to be stopped, or null while it goes on. */
  readonly stoppedAt: string | null;
  goOn(): void;
}

/** Shows what happened moment by moment, at the speed the player likes. */
export function usePlayback(store: TableStore): Playback {
  const speed = useSettings((settings) => settings.speed);
  const stops = useSettings((settings) => settings.stops);
  const waiting = useStore(store, (state) => state.shown.get(state.seat)?.waiting);
  const [passed, setPassed] = useState<unknown>(null);
  const next = waiting?.[0];
  const step = next?.told && 'entry' in next.told ? next.told.entry.step : null;
  const isStop = step !== null && stops.includes(step) && passed !== next;

  useEffect(() => {
    if (!next || isStop) return;
    if (speed === 'instant' && stops.length === 0) {
      store.showAll();
      return;
    }
    // A change that is not told of needs no time of its own.
    const timer = setTimeout(() => store.showNext(), next.told ? MOMENT_MS[speed] : 0);
    return () => clearTimeout(timer);
  }, [next, isStop, speed, stops, store]);

  return { stoppedAt: isStop ? step : null, goOn: () => setPassed(next) };
}
