import type { Accepted, Entry, Refusal, State } from '@grimrule/kernel';
import type { Turn } from './course.ts';
import type { Move } from './move.ts';

/** A line of the log and what it has led to. */
export interface Moment<V> {
  readonly entry: Entry;
  readonly state: State<V>;
}

/** A move that would be legal now. It is made by `make`, after it has been stored. */
export interface Planned<V> {
  readonly move: Move;
  readonly accepted: Accepted<V> | null;
  readonly moments: readonly Moment<V>[];
  /** The undone or restored decisions, and the game's result of each decision that is replayed. */
  readonly turn: Turn | null;
  readonly again: readonly Accepted<V>[];
}

export function isRefusal<V>(result: Planned<V> | Refusal): result is Refusal {
  return 'reason' in result;
}
