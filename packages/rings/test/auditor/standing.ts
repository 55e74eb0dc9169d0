import type { Standee as StandeeAt } from '@grimrule/kernel/testing';
import type { Place } from './place.ts';

/** How a table stands in the middle of a game: what an auditor begins with who was not at setup. */
export interface Standing {
  readonly first: number;
  readonly out: readonly number[];
  /** The phase that was going on. */
  readonly phase: string;
  readonly quest: number;
  /** Enemies that have attacked in this round. */
  readonly attacked: readonly number[];
  /** By seat. */
  readonly threat: readonly number[];
  readonly cards: readonly Standee[];
}

export type Standee = StandeeAt<Place>;
