import type { Answer, Dice, Game, Prompt, Seat, State } from '@grimrule/kernel';
import { answersTo, proposalFor, randomAnswer, seeded } from '@grimrule/kernel';
import type { Bot } from './bot.ts';

/** A sensible player looks at some of what could be done; of ways to pay and to pick a few do. */
const ANSWERS = 24;
const PICKS = 5;
/** How many guesses at the hidden cards the best answers are judged by. */
const GUESSES = 3;
/** After each guess the worse half is dropped, until so many answers are left. */
const FINALISTS = 2;
/** How much of what looked good before counts when looking ahead ends in defeat. */
const DOUBT = 0.1;
/** A turn that does not end would be a mistake in the rules; looking ahead must end anyway. */
const STEPS = 200;

/**
 * Looks one decision ahead: tries each answer on a guess of the hidden cards, lets the turn run
 * out in the obvious way, and takes the answer whose position looks best. What looks bad on one
 * guess is not tried on the next.
 */
export const sensible: Bot = {
  name: 'sensible',
  choose(game, view, prompt, dice) {
    const answers = worthTrying(prompt, dice);
    const [only] = answers;
    if (only && answers.length === 1) return only;
    let contenders = answers.map((answer): Contender => ({ answer, score: 0 }));
    for (let guess = 0; guess < GUESSES; guess++) {
      const guessed = game.resample(view, seeded(dice.roll(0x7fffffff)));
      for (const each of contenders) each.score += look(game, guessed, each.answer, prompt.seat);
      contenders.sort((one, other) => other.score - one.score);
      contenders = contenders.slice(0, Math.max(FINALISTS, Math.ceil(contenders.length / 2)));
    }
    return contenders[0]?.answer ?? proposalFor(prompt);
  },
};

interface Contender {
  readonly answer: Answer;
  score: number;
}

/** The proposal first, which wins if others look as good; all answers if they are few, or some. */
function worthTrying(prompt: Prompt, dice: Dice): readonly Answer[] {
  const most = prompt.cost || prompt.most > 1 ? PICKS : ANSWERS;
  const proposal = proposalFor(prompt);
  const all: Answer[] = [proposal];
  for (const answer of answersTo(prompt)) {
    if (!isSame(answer, proposal)) all.push(answer);
    if (all.length > most) break;
  }
  if (all.length <= most) return all;
  const some = [proposal];
  while (some.length < most) some.push(randomAnswer(prompt, dice));
  return some;
}

/** Whether the same options are picked, in whatever order. */
function isSame(one: Answer, other: Answer): boolean {
  return one.length === other.length && one.every((option) => other.includes(option));
}

function look<V>(game: Game<V>, from: State<V>, answer: Answer, seat: Seat): number {
  const state = game.fork(from);
  game.decide(state, answer);
  let hope = 0;
  const { horizon = 'turn' } = game.definition;
  const ahead = (of: State<V>) => (horizon === 'round' ? of.rounds : of.turns);
  for (let step = 0; step < STEPS && state.prompt && ahead(state) === ahead(from); step++) {
    hope = game.evaluate(state, seat);
    game.decide(state, game.proposal(state));
  }
  const score = game.evaluate(state, seat);
  // What looks lost may not be: the others, and oneself, may find something better by then.
  return state.outcome && score === 0 ? hope * DOUBT : score;
}
