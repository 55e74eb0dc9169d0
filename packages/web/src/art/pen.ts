import { dice, seeded } from '@grimrule/kernel';

/** The random source of a picture, always the same for the same card. */
export interface Pen {
  /** A number between two others, with one decimal. */
  between(low: number, high: number): number;
  /** A whole number between two others, both included. */
  whole(low: number, high: number): number;
  pick<T>(of: readonly [T, ...T[]]): T;
  /** True in so many of a hundred cases. */
  chance(percent: number): boolean;
}

export function penFor(seed: string): Pen {
  const { roll } = dice(seeded(seed));
  const whole = (low: number, high: number) => low + roll(high - low + 1);
  return {
    whole,
    between: (low, high) => whole(Math.round(low * 10), Math.round(high * 10)) / 10,
    pick: (of) => of[roll(of.length)] ?? of[0],
    chance: (percent) => roll(100) < percent,
  };
}
