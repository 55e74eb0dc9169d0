import type { Entry } from '@grimrule/kernel';
import { dice, proposalFor, randomAnswer, seeded } from '@grimrule/kernel';
import { champions } from '../../src/game.ts';
import type { Audited } from './books.ts';

/** A random game, with its whole log. */
export interface Played {
  readonly options: Audited;
  readonly log: readonly Entry[];
}

export function play(options: Audited, seed: string): Played {
  const begun = champions.setup(options, seed);
  if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
  const die = dice(seeded(seed));
  const log = [...begun.log];
  let { state } = begun;
  while (state.prompt) {
    const { prompt } = state;
    // A player who follows the proposals now and then lives longer and sees more.
    const answer = die.roll(2) === 0 ? proposalFor(prompt) : randomAnswer(prompt, die);
    const answered = champions.answer(state, prompt.seat, answer);
    if ('refusal' in answered) throw new Error(JSON.stringify(answered.refusal));
    state = answered.state;
    log.push(...answered.log);
  }
  return { options, log };
}
