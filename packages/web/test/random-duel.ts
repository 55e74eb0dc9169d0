import { duel } from '@grimrule/duel';
import type { Entry, State } from '@grimrule/kernel';
import { dice, randomAnswer, seeded } from '@grimrule/kernel';

interface Moment {
  readonly state: State;
  readonly log: readonly Entry[];
}

/** All positions of a random game of Duel, with the decision that led to each. */
export function randomDuel(seed: string): readonly Moment[] {
  const begun = duel.setup(null, seed);
  if ('problems' in begun) throw new Error('Duel cannot be set up');
  const lots = dice(seeded(`${seed}, decisions`));
  const moments: Moment[] = [begun as Moment];
  let { state } = begun;
  for (let prompt = state.prompt; prompt; prompt = state.prompt) {
    const answered = duel.answer(state, prompt.seat, randomAnswer(prompt, lots));
    if ('refusal' in answered) throw new Error(`refused: ${answered.refusal.reason.say}`);
    state = answered.state;
    moments.push(answered as Moment);
  }
  return moments;
}
