import type { ReactNode } from 'react';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { MOMENT_MS, useSettings } from '../../settings/settings.ts';
import { usePanel } from '../side/panels.ts';
import { useTable } from '../table-context.tsx';

/** How what happened is shown: moment by moment, at the speed the player likes. */
export interface Playback {
  /** The step at which the player asked to be stopped, or null while it goes on. */
  readonly stoppedAt: string | null;
  readonly isPaused: boolean;
  /** How many moments are still to be shown. */
  readonly left: number;
  pause(): void;
  goOn(): void;
  /** Shows one moment and waits. */
  step(): void;
  skip(): void;
  /** Something that has to be read first keeps the next moment back. */
  hold(isHeld: boolean): void;
}

/** The direct consequences of a player's decision are quickly seen. */
const FEW = 4;
const QUICK_MS = 320;

const Context = createContext<Playback | null>(null);

export function usePlayback(): Playback {
  const playback = use(Context);
  if (!playback) throw new Error('this part belongs on a table');
  return playback;
}

export function PlaybackProvider({ children }: { readonly children: ReactNode }) {
  const { store } = useTable();
  const speed = useSettings((settings) => settings.speed);
  const stops = useSettings((settings) => settings.stops);
  const waiting = useStore(store, (state) => state.shown.get(state.seat)?.waiting);
  const isPast = useStore(store, (state) => state.past !== null);
  const [passed, setPassed] = useState<unknown>(null);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, hold] = useState(false);
  const next = waiting?.[0];
  const left = waiting?.length ?? 0;
  const step = next?.told && 'entry' in next.told ? next.told.entry.step : null;
  const isStop = step !== null && stops.includes(step) && passed !== next;
  // Playback pauses behind the settings.
  const isCovered = usePanel(({ panel }) => panel === 'settings' || panel === 'keys');
  const waits = isStop || isPaused || isHeld || isPast || isCovered;

  // How many moments there were when the showing began; nothing of them has been seen then.
  const run = useRef({ length: 0, isNew: true });
  useEffect(() => {
    if (left === 0) run.current = { length: 0, isNew: true };
    else if (left > run.current.length) run.current.length = left;
  }, [left]);

  useEffect(() => {
    if (!next || waits) return;
    if (speed === 'instant' && stops.length === 0) {
      store.showAll();
      return;
    }
    const { isNew, length } = run.current;
    // The first answers a click and comes at once, and what is not told of needs no time of its own.
    const pace = length > FEW ? MOMENT_MS[speed] : Math.min(MOMENT_MS[speed], QUICK_MS);
    const show = () => {
      run.current.isNew = false;
      store.showNext();
    };
    const timer = setTimeout(show, isNew || !next.told ? 0 : pace);
    return () => clearTimeout(timer);
  }, [next, waits, speed, stops, store]);

  // A pause is for what is being shown; the next time it goes on by itself.
  useEffect(() => {
    if (left === 0) setPaused(false);
  }, [left]);

  const goOn = useCallback(() => {
    setPassed(next);
    setPaused(false);
  }, [next]);
  const playback = useMemo(
    (): Playback => ({
      stoppedAt: isStop ? step : null,
      isPaused,
      left,
      pause: () => setPaused(true),
      goOn,
      step() {
        setPaused(true);
        store.showNext();
      },
      skip() {
        setPaused(false);
        store.showAll();
      },
      hold,
    }),
    [isStop, step, isPaused, left, goOn, store],
  );
  return <Context value={playback}>{children}</Context>;
}
