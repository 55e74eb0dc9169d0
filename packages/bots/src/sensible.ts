import type { Answer, Dice, Game, Prompt, Seat, State, View } from '@grimrule/kernel';
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
    const answers = worthTrying(prompt, dice);
    const [only] = answers;
    if (only && answers.length === 1) return only;
    let contenders = answers.map((answer): Contender => ({ answer, score: 0 }));
    const rounds = Math.ceil(Math.log2(contenders.length));
    const horizon = horizonOf(game, view);
    const share = LOOKS / rounds;
    for (let round = 0; round < rounds; round++) {
      const last = round === rounds - 1;
      const guesses = last ? GUESSES : guessesFor(share, contenders.length);
      for (let guess = 0; guess < guesses; guess++) {
        const guessed = game.resample(view, seeded(dice.roll(0x7fffffff)));
        for (const each of contenders) {
          each.score += look(game, guessed, each.answer, prompt.seat, horizon);
        }
      }
      const found = bestFirst(contenders);
      contenders = found.slice(0, Math.max(FINALISTS, Math.ceil(found.length / 2)));
      if (contenders.length === 1) break;
    }
    return contenders[0]?.answer ?? proposalFor(prompt);
  },
};

type Horizon = 'turn' | 'round';

interface Contender {
  readonly answer: Answer;
  score: number;
}

/** How many guesses a share of the looks is enough for; one at least. */
function guessesFor(looks: number, contenders: number): number {
  return Math.min(GUESSES, Math.max(1, Math.round(looks / contenders)));
}

/**
 * Alone against the game, what a turn was good for shows when the enemies have had theirs. With
 * others that would be their turns too, and more luck than one's own decision.
 */
function horizonOf<V>({ definition }: Game<V>, { seats }: View<V>): Horizon {
  return definition.cooperative && seats === 1 ? 'round' : 'turn';
}

/** Answers that end alike to the last digit are the same things done in another order. */
function bestFirst(contenders: readonly Contender[]): Contender[] {
  const found = new Map<number, Contender>();
  for (const each of contenders) if (!found.has(each.score)) found.set(each.score, each);
  return [...found.values()].sort((one, other) => other.score - one.score);
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
