import type { Told } from '@grimrule/room';
import type { ReactNode } from 'react';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { PACE, useSettings } from '../../settings/settings.ts';
import { nextBeat } from '../moments/beats.ts';
import { HELD, HOLD_MS } from '../moments/kinds.ts';
import { boxesOf, clearStage, stage } from '../moments/moment.ts';
import { weightIn } from '../moments/weight.ts';
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
  /** Ends the moment on the screen. */
  next(): void;
  /** Something that has to be read first keeps the next moment back. */
  hold(isHeld: boolean): void;
}

const Context = createContext<Playback | null>(null);

export function usePlayback(): Playback {
  const playback = use(Context);
  if (!playback) throw new Error('this part belongs on a table');
  return playback;
}

export function PlaybackProvider({ children }: { readonly children: ReactNode }) {
  const { store, page } = useTable();
  const speed = useSettings((settings) => settings.speed);
  const stops = useSettings((settings) => settings.stops);
  const waiting = useStore(store, (state) => state.shown.get(state.seat)?.waiting);
  const isPast = useStore(store, (state) => state.past !== null);
  const [passed, setPassed] = useState<unknown>(null);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, hold] = useState(false);
  const next = waiting?.[0];
  const left = waiting?.length ?? 0;
  const step = next ? stepOf(next) : '';
  const isStop = stops.includes(step) && passed !== next;
  // Playback pauses behind the settings.
  const isCovered = usePanel(({ panel }) => panel === 'settings' || panel === 'keys');
  const waits = isStop || isPaused || isHeld || isPast || isCovered;

  // When the moment on the screen has been seen.
  const readyAt = useRef(0);
  const [hurried, hurry] = useState(0);
  const isMomentHeld = useStore(store, (state) => state.isHeld);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a click on the moment ends it early.
  useEffect(() => {
    if (waits) return;
    if (!next) {
      if (!isMomentHeld) return;
      const timer = setTimeout(() => store.hold(false), Math.max(0, readyAt.current - Date.now()));
      return () => clearTimeout(timer);
    }
    if (speed === 'instant' && stops.length === 0) {
      store.showAll();
      return;
    }
    const show = () => {
      const { waiting: all = [], view } = store.getState().shown.get(store.getState().seat) ?? {};
      const own = store.getState().seats;
      const { count, kind, of } = nextBeat(
        all,
        ({ told }) => weightIn(page.moments, told, own),
        (moment) => stops.includes(stepOf(moment)),
      );
      const told = all[of]?.told;
      const ms = HOLD_MS[kind] * PACE[speed];
      readyAt.current = Date.now() + ms;
      if (view && told && 'entry' in told && ms > 0) {
        stage({ kind, entry: told.entry, ms, boxes: boxesOf(told.entry), before: view });
      } else clearStage();
      store.hold(ms > 0 && HELD.includes(kind));
      store.showNext(count);
    };
    const timer = setTimeout(show, Math.max(0, readyAt.current - Date.now()));
    return () => clearTimeout(timer);
  }, [next, waits, speed, stops, store, page, isMomentHeld, hurried]);

  useEffect(() => clearStage, []);

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
        clearStage();
        store.hold(false);
        store.showNext();
      },
      skip() {
        setPaused(false);
        readyAt.current = 0;
        clearStage();
        store.showAll();
      },
      next() {
        readyAt.current = 0;
        clearStage();
        hurry((times) => times + 1);
      },
      hold,
    }),
    [isStop, step, isPaused, left, goOn, store],
  );
  return <Context value={playback}>{children}</Context>;
}

const stepOf = ({ told }: { readonly told: Told | null }) =>
  told && 'entry' in told ? told.entry.step : '';
