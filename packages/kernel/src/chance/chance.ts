import { GENERATOR, KEYED_GENERATOR } from './generator.ts';
import { isCount, keyedDice, keyOf, NO_LOTS } from './keyed-dice.ts';
import type { Dice, RandomState } from './random.ts';
import { dice, seeded } from './random.ts';

/** The source of a game's lots. A key is nowhere but in here: states and views do not have it. */
export interface Chance {
  readonly generator: string;
  /** The random words of a new game with this seed. */
  start(seed: number | string): RandomState;
  dice(state: RandomState): Dice;
}

/** Dice that the state of a game tells: for solo games, bots and simulations. */
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
