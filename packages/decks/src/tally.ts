import type { Counts } from './deck.ts';
import { MOST_COPIES } from './deck.ts';

/** Counts that are being added up. A map: `constructor` may be the title of a card. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(key: string, count: number): void {
    const sum = (this.#counts.get(key) ?? 0) + count;
    if (sum > 0) this.#counts.set(key, Math.min(MOST_COPIES, sum));
  }

  count(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  get counts(): Counts {
    return Object.fromEntries(this.#counts);
  }
}
