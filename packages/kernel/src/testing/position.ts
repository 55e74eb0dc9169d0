import type { Dice } from '../chance/random.ts';
import type { Game } from '../game/game.ts';
import type { Prompt } from '../prompts/prompt.ts';
import type { State } from '../state/state.ts';
import { demand, difference, revived } from './demand.ts';

/** A position of a game under test, in which somebody has to decide. */
export interface Position<V> {
  readonly game: Game<V>;
  readonly state: State<V>;
  readonly prompt: Prompt;
  /** The position as setup left it: what the game has to keep together. */
  readonly start: State<V>;
  readonly dice: Dice;
  /** No game takes more decisions than this. */
  readonly most: number;
}

/** One thing that every game has to keep to. */
export interface Check {
  readonly name: string;
  at<V>(position: Position<V>): void;
}

/** Runs something that must leave a state as it was. */
export function untouched<V, T>(state: State<V>, what: string, run: () => T): T {
  const before = JSON.stringify(state);
  const result = run();
  demand(JSON.stringify(state) === before, () => {
    const where = difference(JSON.parse(before), revived(state));
    return `${what} changes the position: ${where ?? 'the order of its fields'}`;
  });
  return result;
}
