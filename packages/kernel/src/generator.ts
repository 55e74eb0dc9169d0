import { isCount, keyedDice, keyOf, NO_LOTS } from './keyed-dice.ts';
import type { Dice, RandomState } from './random.ts';
import { dice, seeded } from './random.ts';

/** Whatever was kept without naming a generator was made with this one: there was no other. */
export const FIRST_GENERATOR = 'xoroshiro128plus/1';

/**
 * The name and version of the generator in `random.ts`: what a seed gives, and how numbers are drawn from it.
 * Whatever would draw other numbers from the same seed gets another name or a higher version.
 */
export const GENERATOR: string = 'xoroshiro128plus/1';

/** The one in `keyed-dice.ts`, for tables of a server: no shuffle can be foretold from those before. */
export const KEYED_GENERATOR = 'chacha20/1';

/** What decides by lot in a game. A key is nowhere but in here: states and views do not have it. */
export interface Chance {
  readonly generator: string;
  /** What the state of a new game with this seed holds. */
  start(seed: number | string): RandomState;
  dice(state: RandomState): Dice;
}

/** Whoever knows the state of a game knows its dice: for solo games, bots and simulations. */
export const OPEN_CHANCE: Chance = { generator: GENERATOR, start: seeded, dice };

/** The chance of a game that this generator made from this seed; null if there is none here. */
export function chanceOf(generator: string, seed: number | string): Chance | null {
  if (generator === GENERATOR) return OPEN_CHANCE;
  const key = generator === KEYED_GENERATOR ? keyOf(seed) : null;
  return key && keyedChance(key);
}

function keyedChance(key: Uint8Array): Chance {
  return {
    generator: KEYED_GENERATOR,
    start: () => NO_LOTS,
    // A guess at the game brings dice of its own, and must learn nothing from the real ones.
    dice: (state) => (isCount(state) ? keyedDice(key, state) : dice(state)),
  };
}
