import type { Answer, Dice, Game, Prompt, View } from '@grimrule/kernel';
import { answersTo, proposalFor, randomAnswer, seeded } from '@grimrule/kernel';
import type { IsLate } from './bot.ts';
import type { Effort } from './contest.ts';
import { Contests, contender } from './contest.ts';
import { look, nextQuestion } from './looking-ahead.ts';

/** Some of what could be done is looked at; of ways to pay and to pick a few do. */
const ANSWERS = 24;
const PICKS = 5;
/** So many answers are looked at to the end, and for so many a player thinks of the next one. */
const FINALISTS = 3;
/**
 * How clearly another answer must look better than the proposal, in standard errors: the proposal
 * comes from knowledge of the game, and a lucky guess is no reason to leave it.
 */
const CLEARLY = 1;

/** The answer that a player takes, and those that were compared, the best first. */
interface Compared {
  readonly best: Answer;
  readonly order: readonly Answer[];
}

/** A player who has as much time as they like. */
const neverLate: IsLate = () => false;

/**
 * Compares the answers to a question: tries each on guesses of the hidden cards, lets the turn or the
 * round run out in the obvious way, and takes the one whose position looks best on average. Against
 * the game it plans two decisions ahead: tries the best answers again with each answer to the next
 * question. Late, it goes by the guesses that all answers were tried on so far.
 */
export function compare<V>(
  game: Game<V>,
  view: View<V>,
  prompt: Prompt,
  dice: Dice,
  effort: Effort,
  isLate: IsLate = neverLate,
): Compared {
  const [proposal = proposalFor(prompt), ...others] = worthTrying(prompt, dice);
  if (others.length === 0) return { best: proposal, order: [proposal] };
  const guess = guesses(() => game.resample(view, seeded(dice.roll(0x7fffffff))));
  const contests = new Contests(
    (plan, number) => look(game, guess(number), plan, prompt.seat),
    effort,
    isLate,
  );
  const proposed = contender([proposal]);
  const answers = others.map((answer) => contender([answer]));
  const finalists = contests.best(proposed, answers, FINALISTS);
  const plans = canBePlanned(game, prompt) && !isLate() ? finalists.slice(0, FINALISTS) : [];
  const further = plans.flatMap(({ plan }) => {
    const next = nextQuestion(game, guess(0), plan, prompt.seat);
    const [, ...ways] = next ? worthTrying(next, dice) : [];
    return ways.map((answer) => contender([...plan, answer]));
  });
  const last =
    further.length === 0
      ? finalists
      : contests.best(proposed, [...finalists, ...further], FINALISTS);
  const [leader = proposed] = last;
  const [answer = proposal] = leader.plan;
  const clearly = game.definition.propose ? CLEARLY : 0;
  const best = contests.isAhead(leader, proposed, clearly) ? answer : proposal;
  const order = [...last, ...finalists].flatMap(({ plan }) => plan.slice(0, 1));
  return { best, order };
}

/**
 * How something is paid for is no plan that could go on, and where players take turns against each
 * other, turns turned out to be too short to gain anything by it.
 */
function canBePlanned<V>({ definition }: Game<V>, { cost }: Prompt): boolean {
  return definition.cooperative === true && !cost;
}

/** Guesses at the hidden cards by their numbers; each is made when it is first asked for. */
function guesses<T>(make: () => T): (number: number) => T {
  const made: T[] = [];
  return (number) => {
    const guess = made[number] ?? make();
    made[number] = guess;
    return guess;
  };
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
