import { create } from 'zustand';
import type { GuideStep } from './guide-step.ts';
import { forgetKnown, isGuided, keepKnown, knownOf, setGuided } from './kept-guide.ts';

interface GuideState {
  readonly table: string;
  readonly isOn: boolean;
  /** The steps of this game's guide that somebody has done, here or at another table. */
  readonly done: readonly string[];
}

/** The guide of the table that is open. */
export const useGuide = create<GuideState>(() => ({ table: '', isOn: false, done: [] }));

export function openGuide(game: string, table: string): void {
  useGuide.setState({ table, isOn: isGuided(table), done: knownOf(game).done });
}

/** Notes what was done; after the last step the guide begins at no further table. */
export function markDone(game: string, now: readonly string[], all: readonly GuideStep[]): void {
  const before = useGuide.getState().done;
  const fresh = now.filter((step) => !before.includes(step));
  if (fresh.length === 0) return;
  const done = [...before, ...fresh];
  useGuide.setState({ done });
  keepKnown(game, { done, isLeft: all.every(({ id }) => done.includes(id)) });
}

/** Goes away from this table, and does not come by itself to the next one. */
export function leaveGuide(game: string): void {
  setGuided(useGuide.getState().table, false);
  keepKnown(game, { isLeft: true });
  useGuide.setState({ isOn: false });
}

/** Goes on where it was left. */
export function resumeGuide(game: string): void {
  keepKnown(game, { isLeft: false });
  setGuided(useGuide.getState().table, true);
  useGuide.setState({ isOn: true });
}

/** Begins with the first step, as for somebody who knows nothing of the game. */
export function restartGuide(game: string): void {
  forgetKnown(game);
  useGuide.setState({ done: [] });
  resumeGuide(game);
}
