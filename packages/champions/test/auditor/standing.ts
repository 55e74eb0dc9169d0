import type { Standee as StandeeAt } from '@grimrule/kernel/testing';
import type { Place } from './place.ts';

/** How a table stands in the middle of a game: what an auditor begins with who was not at setup. */
export interface Standing {
  readonly first: number;
  readonly out: readonly number[];
  /** The step of the villain phase that has just been done, or null outside of it. */
  readonly step: number | null;
  readonly villain: number;
  readonly mainScheme: number;
  /** All cards but those of nemesis sets that are still aside. */
  readonly cards: readonly Standee[];
}

export type Standee = StandeeAt<Place>;
