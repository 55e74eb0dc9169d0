import type { Seed } from '@grimrule/kernel';
import { rings } from '../../src/game.ts';
import type { RingsState } from '../../src/table.ts';

/** A game as it stands when its first question is asked. */
export function newGame(options: object, seed: Seed = 1): RingsState {
  const begun = rings.setup(options, seed);
  if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
  return begun.state;
}

/** The answer of the asked player, by its verb. */
export function answered(state: RingsState, verb: string): RingsState {
  const { prompt } = state;
  const option = prompt?.options.find((each) => each.verb === verb);
  if (!prompt || !option) throw new Error(`'${verb}' cannot be answered`);
  const next = rings.answer(state, prompt.seat, [option]);
  if ('refusal' in next) throw new Error(JSON.stringify(next.refusal));
  return next.state;
}
