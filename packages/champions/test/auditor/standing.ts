import type { Place } from './books.ts';

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

/** One card, as it stands. */
export interface Standee {
  readonly id: number;
  readonly design: number;
  readonly place: Place;
  readonly seat: number;
  readonly owner: number;
  readonly host: number;
  readonly exhausted: boolean;
  readonly tokens: Readonly<Record<string, number>>;
}
