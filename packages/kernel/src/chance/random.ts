import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/**
 * The four words of a xoroshiro128+ generator: its whole state, kept inside the game. Of keyed dice the
 * first word counts, and the others are zero: see `keyed-dice.ts`.
 */
export type RandomState = readonly number[];

/** A source of unbiased whole numbers. */
export interface Dice {
  /** A number from 0 to `sides - 1`. */
  roll(sides: number): number;
  shuffle<T>(items: T[]): T[];
  readonly state: RandomState;
}

/** Where the four words start: digits of numbers in which nothing is hidden. */
const STARTS = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667] as const;

/**
 * Neighbouring seeds must not give neighbouring games, and nobody shall find a secret seed by
 * trying: every character of the seed's text is stirred into all 128 bits, and none get lost.
 */
export function seeded(seed: number | string): RandomState {
  let [one, two, three, four]: readonly [number, number, number, number] = STARTS;
  const stir = (code: number) => {
    one = two ^ mixed(one ^ code);
    two = three ^ mixed(two ^ code);
    three = four ^ mixed(three ^ code);
    four = one ^ mixed(four ^ code);
  };
  for (const character of String(seed)) stir(character.codePointAt(0) ?? 0);
  // The last character has to reach every word as well.
  for (const word of STARTS) stir(word);
  return [one, two, three, four];
}

/** Lets every bit of a word depend on every other; two words never become the same. */
function mixed(word: number): number {
  let mix = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  mix = Math.imul(mix ^ (mix >>> 15), 0x735a2d97);
  return mix ^ (mix >>> 15);
}

export function dice(state: RandomState): Dice {
  const generator = xoroshiro128plusFromState(state);
  const roll = (sides: number) => uniformInt(generator, 0, sides - 1);
  return {
    roll,
    shuffle: (items) => shuffleWith(roll, items),
    get state() {
      return generator.getState();
    },
  };
}

export function shuffleWith<T>(roll: Dice['roll'], items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = roll(last + 1);
    const held = items[last];
    items[last] = items[other] as T;
    items[other] = held as T;
  }
  return items;
}
