import type { Note } from './entry.ts';

/** A course of steps as it is drawn, from top to bottom. */
export interface Chart {
  /** The entry that tells the same in words. */
  readonly entry: string;
  readonly steps: readonly ChartStep[];
}

export interface ChartStep {
  /** The entry that it leads to. */
  readonly entry: string;
  /** Its title in the chart; without one, that of its entry. */
  readonly says?: Note;
  /** The number that the book gives it. */
  readonly number?: string;
  readonly kind: StepKind;
  /** It is a part of the step before it. */
  readonly isInner?: true;
  readonly back?: WayBack;
}

/**
 * `edge`: something begins or ends. `step`: it has to be gone through. `option`: it may be done, in
 * any order. `window`: players may act.
 */
export type StepKind = 'edge' | 'step' | 'option' | 'window';

/** From here it goes back to an earlier step, or to the same, as long as something is so. */
export interface WayBack {
  /** The entry of that step. */
  readonly to: string;
  readonly while: Note;
}
