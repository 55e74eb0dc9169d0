import type { Played } from './arena.ts';

/** Results of many games, small enough to be sent between threads and added up. */
export interface Tally {
  readonly games: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly endings: Readonly<Record<string, number>>;
  readonly rounds: number;
  readonly decisions: number;
}

export const NO_GAMES: Tally = { games: 0, outcomes: {}, endings: {}, rounds: 0, decisions: 0 };

export function tallyOf({ outcome, rounds, decisions }: Played): Tally {
  return {
    games: 1,
    outcomes: { [outcome.result]: 1 },
    endings: { [outcome.ending]: 1 },
    rounds,
    decisions,
  };
}

export function add(one: Tally, other: Tally): Tally {
  return {
    games: one.games + other.games,
    outcomes: addCounts(one.outcomes, other.outcomes),
    endings: addCounts(one.endings, other.endings),
    rounds: one.rounds + other.rounds,
    decisions: one.decisions + other.decisions,
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
