import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The four words of a xoroshiro128+ generator: its whole state, kept inside the game. */
export type RandomState = readonly number[];

/** A source of unbiased whole numbers. */
export interface Dice {
  /** A number from 0 to `sides - 1`. */
  roll(sides: number): number;
  shuffle<T>(items: T[]): T[];
  readonly state: RandomState;
}

/**
 * Neighbouring seeds must not give neighbouring games, and the generator does not mix its seed
 * itself: the four words are drawn from splitmix32 over a hash of the seed's text.
 */
export function seeded(seed: number | string): RandomState {
  let hash = 0x811c9dc5;
  for (const character of String(seed)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  const word = () => {
    hash = (hash + 0x9e3779b9) | 0;
    let mixed = hash ^ (hash >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
  return [word(), word(), word(), word()];
}

export function dice(state: RandomState): Dice {
  const generator = xoroshiro128plusFromState(state);
  const roll = (sides: number) => uniformInt(generator, 0, sides - 1);
  return {
    roll,
    shuffle(items) {
      for (let last = items.length - 1; last > 0; last--) {
        const other = roll(last + 1);
        const held = items[last];
        items[last] = items[other] as (typeof items)[number];
        items[other] = held as (typeof items)[number];
      }
      return items;
    },
    get state() {
      return generator.getState();
    },
  };
}
