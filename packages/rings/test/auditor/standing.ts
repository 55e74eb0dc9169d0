import type { Place } from './books.ts';

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

/** One card, as it stands. */
export interface Standee {
  readonly id: number;
  readonly design: number;
  readonly place: Place;
  readonly seat: number;
  /** Whose it is; of a face-down enemy, whose card lies under it. */
  readonly owner: number;
  readonly host: number;
  readonly exhausted: boolean;
  readonly tokens: Readonly<Record<string, number>>;
}
