import type { Answer, Dice, Game, Prompt, Seat, State } from '@grimrule/kernel';
import { answersTo, proposalFor, randomAnswer, seeded } from '@grimrule/kernel';
import type { Bot } from './bot.ts';

/** Paying can be done in hundreds of ways; a sensible player looks at some of them. */
const ANSWERS = 24;
/** How many guesses at the hidden cards an answer is judged by. */
const GUESSES = 2;
/** A turn that does not end would be a mistake in the rules; looking ahead must end anyway. */
const STEPS = 200;

/**
 * Looks one decision ahead: tries each answer on a guess of the hidden cards, lets the turn run
 * out in the obvious way, and takes the answer whose position looks best.
 */
export const sensible: Bot = {
  name: 'sensible',
  choose(game, view, prompt, dice) {
    const answers = worthTrying(prompt, dice);
    const [only] = answers;
    if (only && answers.length === 1) return only;
    const scores = new Array<number>(answers.length).fill(0);
    for (let guess = 0; guess < GUESSES; guess++) {
      const guessed = game.resample(view, seeded(dice.roll(0x7fffffff)));
      answers.forEach((answer, index) => {
        scores[index] = (scores[index] ?? 0) + look(game, guessed, answer, prompt.seat);
      });
    }
    const best = scores.indexOf(Math.max(...scores));
    return answers[best] ?? proposalFor(prompt);
  },
};

/** All answers if they are few; otherwise the proposal and some others by lot. */
function worthTrying(prompt: Prompt, dice: Dice): readonly Answer[] {
  const all: Answer[] = [];
  for (const answer of answersTo(prompt)) {
    all.push(answer);
    if (all.length > ANSWERS) break;
  }
  if (all.length <= ANSWERS) return all;
  const some = [proposalFor(prompt)];
  while (some.length < ANSWERS) some.push(randomAnswer(prompt, dice));
  return some;
}

function look<V>(game: Game<V>, from: State<V>, answer: Answer, seat: Seat): number {
  const state = game.fork(from);
  game.decide(state, answer);
  for (let step = 0; step < STEPS && state.prompt && state.turns === from.turns; step++) {
    game.decide(state, proposalFor(state.prompt));
  }
  return game.evaluate(state, seat);
}
