import type { CardId } from '@grimrule/kernel';
import { create } from 'zustand';
import type { Result } from './deed.ts';

const NOTHING: readonly Result[] = [];

interface Aimed {
  /** What the question's picks or targets come to. */
  readonly open: readonly Result[];
  /** What the deed that is looked at comes to; it goes before. */
  readonly looked: readonly Result[] | null;
}

const useAimed = create<Aimed>(() => ({ open: NOTHING, looked: null }));

export function aim(open: readonly Result[] = NOTHING): void {
  if (useAimed.getState().open !== open) useAimed.setState({ open });
}

export function lookAt(looked: readonly Result[] | null): void {
  if (useAimed.getState().looked !== looked) useAimed.setState({ looked });
}

/** The deed with these results is no longer looked at; another may be already. */
export function lookAway(results: readonly Result[]): void {
  if (useAimed.getState().looked === results) lookAt(null);
}

/** What the deed comes to for one card. */
export function useResultOn(card: CardId): Result | null {
  return useAimed(({ open, looked }) => {
    const results = looked && looked.length > 0 ? looked : open;
    return results.find((each) => each.card === card) ?? null;
  });
}
