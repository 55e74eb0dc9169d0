import type { Answer, Dice, Game, Prompt, Seat, State } from '@grimrule/kernel';
import { answersTo, proposalFor, randomAnswer, seeded } from '@grimrule/kernel';
import type { Bot } from './bot.ts';

/** A sensible player looks at some of what could be done; of ways to pay and to pick a few do. */
const ANSWERS = 24;
const PICKS = 5;
/**
 * How often a player looks ahead for a question, shared by the answers that are still worth it,
 * and how many guesses at the hidden cards the last ones are judged by.
 */
const LOOKS = 24;
const GUESSES = 4;
/** So many answers are looked at to the end. */
const FINALISTS = 2;
/**
 * How clearly another answer must look better than the proposal, in standard errors: the proposal
 * was thought about by somebody who knows the game, and a lucky guess is no reason to leave it.
 */
const CLEARLY = 1.4;
/** How much of what looked good before counts when looking ahead ends in defeat. */
const DOUBT = 0.1;
/** A turn that does not end would be a mistake in the rules; looking ahead must end anyway. */
const STEPS = 300;

/**
 * Looks one decision ahead: tries each answer on guesses of the hidden cards, lets the turn or the
 * round run out in the obvious way, and takes the answer whose position looks best on average.
 * What looks bad on the first guesses is not tried on the next.
 */
export const sensible: Bot = {
  name: 'sensible',
  choose(game, view, prompt, dice) {
    const [proposed, ...others] = worthTrying(prompt, dice).map(contender);
    if (!proposed) return proposalFor(prompt);
    if (others.length === 0) return proposed.answer;
    let contenders = [proposed, ...others];
    const rounds = Math.ceil(Math.log2(contenders.length));
    const horizon = horizonOf(game);
    const share = LOOKS / rounds;
    for (let round = 0; round < rounds; round++) {
      const last = round === rounds - 1;
      const guesses = last ? GUESSES : guessesFor(share, contenders.length);
      for (let guess = 0; guess < guesses; guess++) {
        const guessed = game.resample(view, seeded(dice.roll(0x7fffffff)));
        for (const each of contenders) {
          each.scores.push(look(game, guessed, each.answer, prompt.seat, horizon));
        }
      }
      const found = bestFirst([proposed, ...contenders]);
      contenders = found.slice(0, Math.max(FINALISTS, Math.ceil(found.length / 2)));
      if (!contenders.includes(proposed)) contenders.push(proposed);
      if (contenders.length === 1) break;
    }
    const [best = proposed] = contenders;
    const clearly = game.definition.propose ? CLEARLY : 0;
    return isAhead(best, proposed, clearly) ? best.answer : proposed.answer;
  },
};

type Horizon = 'turn' | 'round';

interface Contender {
  readonly answer: Answer;
  /** How it ended on each guess; the guesses are the same for all. */
  readonly scores: number[];
}

const contender = (answer: Answer): Contender => ({ answer, scores: [] });

const total = ({ scores }: Contender) => scores.reduce((sum, each) => sum + each, 0);

/** Compares guess by guess: what both have in common does not count. */
function isAhead(one: Contender, other: Contender, clearly: number): boolean {
  const ahead = one.scores.map((score, guess) => score - (other.scores[guess] ?? 0));
  const mean = ahead.reduce((sum, each) => sum + each, 0) / ahead.length;
  const variance = ahead.reduce((sum, each) => sum + (each - mean) ** 2, 0) / ahead.length;
  return mean > clearly * Math.sqrt(variance / ahead.length);
}

/** How many guesses a share of the looks is enough for; one at least. */
function guessesFor(looks: number, contenders: number): number {
  return Math.min(GUESSES, Math.max(1, Math.round(looks / contenders)));
}

/** Against the game, what a turn was good for shows when the enemies have had theirs. */
function horizonOf<V>({ definition }: Game<V>): Horizon {
  return definition.cooperative ? 'round' : 'turn';
}

/**
 * Answers that end alike to the last digit are the same things done in another order; the first of
 * them stays.
 */
function bestFirst(contenders: readonly Contender[]): Contender[] {
  const found = new Map<number, Contender>();
  for (const each of contenders) {
    const score = total(each);
    if (!found.has(score)) found.set(score, each);
  }
  return [...found].sort(([one], [other]) => other - one).map(([, each]) => each);
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

function look<V>(
  game: Game<V>,
  from: State<V>,
  answer: Answer,
  seat: Seat,
  horizon: Horizon,
): number {
  const state = game.fork(from);
  game.decide(state, answer);
  let hope = 0;
  let phase = -1;
  const ahead = (of: State<V>) => (horizon === 'round' ? of.rounds : of.turns);
  for (let step = 0; step < STEPS && state.prompt && ahead(state) === ahead(from); step++) {
    if (state.phases !== phase) {
      hope = game.evaluate(state, seat);
      phase = state.phases;
    }
    game.decide(state, game.proposal(state));
  }
  const score = game.evaluate(state, seat);
  // What looks lost may not be: the others, and oneself, may find something better by then.
  return state.outcome && score === 0 ? hope * DOUBT : score;
}
