import type { Answer, Dice, Game, Prompt, Seat, State } from '@grimrule/kernel';
import { answersTo, proposalFor, randomAnswer, seeded } from '@grimrule/kernel';
import type { Bot } from './bot.ts';

/** A sensible player looks at some of what could be done; of ways to pay and to pick a few do. */
const ANSWERS = 24;
const PICKS = 6;
/** How many guesses at the hidden cards an answer is judged by. */
const GUESSES = 2;
/** How much of what looked good before counts when looking ahead ends in defeat. */
const DOUBT = 0.1;
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
  const most = prompt.cost || prompt.most > 1 ? PICKS : ANSWERS;
  const all: Answer[] = [];
  for (const answer of answersTo(prompt)) {
    all.push(answer);
    if (all.length > most) break;
  }
  if (all.length <= most) return all;
  const some = [proposalFor(prompt)];
  while (some.length < most) some.push(randomAnswer(prompt, dice));
  return some;
}

function look<V>(game: Game<V>, from: State<V>, answer: Answer, seat: Seat): number {
  const state = game.fork(from);
  game.decide(state, answer);
  let hope = 0;
  for (let step = 0; step < STEPS && state.prompt && state.turns === from.turns; step++) {
    hope = game.evaluate(state, seat);
    game.decide(state, proposalFor(state.prompt));
  }
  const score = game.evaluate(state, seat);
  // What looks lost may not be: the others, and oneself, may find something better by then.
  return state.outcome && score === 0 ? hope * DOUBT : score;
}
