import type { Example, Judgement } from './logistic.ts';
import { fit, judge } from './logistic.ts';

/** A game that a judgement is learned from: its positions at the beginnings of rounds. */
export interface TrainingGame {
  /** Who plays against whom, with how many players. */
  readonly group: number;
  readonly number: number;
  readonly won: boolean;
  readonly positions: readonly (readonly number[])[];
}

/** What a generation learned, and how well it holds for games that it has not seen. */
export interface Trained {
  readonly judgement: Judgement;
  readonly games: number;
  readonly positions: number;
  readonly held: Held;
}

/** On games held out: today's judgement, which is the first number, and the learned one. */
interface Held {
  readonly games: number;
  readonly positions: number;
  readonly lossToday: number;
  readonly lossLearned: number;
  /** How often of two positions of a group the one that was won is judged higher. */
  readonly orderToday: number;
  readonly orderLearned: number;
}

/** How much of a target is the outcome; the rest is how the next round is judged. */
const OUTCOME = 0.7;
const RIDGE = 20;
/** One game in so many is held out, by its number, so that settings on one seed stay together. */
const HELD = 5;

/**
 * Learns a judgement from games. Every group counts alike, however many games it has. Targets mix the
 * outcome with what a first fit says of the next round.
 */
export function train(games: readonly TrainingGame[]): Trained {
  const taught = games.filter(({ number }) => number % HELD !== 0);
  const held = games.filter(({ number }) => number % HELD === 0);
  const ridge = (column: number) => (column === 0 ? 0 : RIDGE);
  const first = fit(examplesOf(taught, null), ridge);
  const tried = fit(examplesOf(taught, first), ridge);
  const found = fit(examplesOf(games, fit(examplesOf(games, null), ridge)), ridge);
  return {
    judgement: found,
    games: games.length,
    positions: games.reduce((sum, { positions }) => sum + positions.length, 0),
    held: heldOut(held, tried),
  };
}

function examplesOf(games: readonly TrainingGame[], before: Judgement | null): readonly Example[] {
  const counts = new Map<number, number>();
  for (const { group, positions } of games) {
    counts.set(group, (counts.get(group) ?? 0) + positions.length);
  }
  const all = games.reduce((sum, { positions }) => sum + positions.length, 0);
  const share = all / Math.max(1, counts.size);
  return games.flatMap(({ group, won, positions }) =>
    positions.map((numbers, at) => {
      const outcome = won ? 1 : 0;
      const next = positions[at + 1];
      const target =
        before && next ? OUTCOME * outcome + (1 - OUTCOME) * judge(before, next) : outcome;
      return { numbers, target, group, weight: share / (counts.get(group) ?? 1) };
    }),
  );
}

/** Today's judgement is the first number, as log-odds. */
const TODAY: Judgement = { start: 0, weights: [1] };

function heldOut(games: readonly TrainingGame[], learned: Judgement): Held {
  return {
    games: games.length,
    positions: games.reduce((sum, { positions }) => sum + positions.length, 0),
    lossToday: loss(games, TODAY),
    lossLearned: loss(games, learned),
    orderToday: order(games, TODAY),
    orderLearned: order(games, learned),
  };
}

/** The mean of minus the logarithm of what was said of the outcome. */
function loss(games: readonly TrainingGame[], judgement: Judgement): number {
  let sum = 0;
  let count = 0;
  for (const { won, positions } of games) {
    for (const numbers of positions) {
      const said = Math.min(1 - 1e-9, Math.max(1e-9, judge(judgement, numbers)));
      sum -= Math.log(won ? said : 1 - said);
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** The area under the curve within groups: 0.5 is chance. */
function order(games: readonly TrainingGame[], judgement: Judgement): number {
  let better = 0;
  let pairs = 0;
  for (const group of new Set(games.map((game) => game.group))) {
    const own = games.filter((game) => game.group === group);
    const said = (isWon: boolean) =>
      own.flatMap(({ won, positions }) =>
        won === isWon ? positions.map((numbers) => judge(judgement, numbers)) : [],
      );
    const lost = said(false).sort((a, b) => a - b);
    for (const value of said(true)) {
      better += below(lost, value);
      pairs += lost.length;
    }
  }
  return pairs === 0 ? 0.5 : better / pairs;
}

/** How many of sorted numbers are less than this one; those that are equal count half. */
function below(sorted: readonly number[], value: number): number {
  let less = 0;
  let equal = 0;
  for (const each of sorted) {
    if (each < value) less++;
    else if (each === value) equal++;
    else break;
  }
  return less + equal / 2;
}
