import type { Played } from './arena.ts';

/** Results of many games, small enough to be sent between threads and added up. */
export interface Tally {
  readonly games: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly endings: Readonly<Record<string, number>>;
  readonly rounds: number;
  readonly decisions: number;
  /** Of games that were scored. */
  readonly scores: Scores;
}

interface Scores {
  readonly count: number;
  readonly sum: number;
  /** The lowest and the highest; without games there is neither. */
  readonly least: number | null;
  readonly most: number | null;
}

const NO_SCORES: Scores = { count: 0, sum: 0, least: null, most: null };

export const NO_GAMES: Tally = {
  games: 0,
  outcomes: {},
  endings: {},
  rounds: 0,
  decisions: 0,
  scores: NO_SCORES,
};

/** The counts of a game, with its score if it has one. */
interface Counted extends Pick<Played, 'outcome' | 'rounds' | 'decisions'> {
  readonly score?: number | null;
}

export function tallyOf({ outcome, rounds, decisions, score = null }: Counted): Tally {
  return {
    games: 1,
    outcomes: { [outcome.result]: 1 },
    endings: { [outcome.ending]: 1 },
    rounds,
    decisions,
    scores: score === null ? NO_SCORES : { count: 1, sum: score, least: score, most: score },
  };
}

export function add(one: Tally, other: Tally): Tally {
  return {
    games: one.games + other.games,
    outcomes: addCounts(one.outcomes, other.outcomes),
    endings: addCounts(one.endings, other.endings),
    rounds: one.rounds + other.rounds,
    decisions: one.decisions + other.decisions,
    scores: addScores(one.scores, other.scores),
  };
}

function addScores(one: Scores, other: Scores): Scores {
  const both = (a: number | null, b: number | null, of: (...values: number[]) => number) =>
    a === null || b === null ? (a ?? b) : of(a, b);
  return {
    count: one.count + other.count,
    sum: one.sum + other.sum,
    least: both(one.least, other.least, Math.min),
    most: both(one.most, other.most, Math.max),
  };
}

type Counts = Readonly<Record<string, number>>;

function addCounts(one: Counts, other: Counts): Counts {
  const sum: Record<string, number> = { ...one };
  for (const [name, count] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

/** The 95 % Wilson interval of a share: honest for few games and for shares near 0 or 1. */
export function interval(count: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.959964;
  const share = count / games;
  const scale = 1 + z ** 2 / games;
  const middle = (share + z ** 2 / (2 * games)) / scale;
  const width = (z / scale) * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  return [Math.max(0, middle - width), Math.min(1, middle + width)];
}
