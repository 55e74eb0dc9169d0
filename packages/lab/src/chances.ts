import { interval } from '@grimrule/bots';

/** A number with the bounds between which the true one lies in 95 of 100 cases. */
export interface Estimate {
  readonly value: number;
  readonly least: number;
  readonly most: number;
}

/** A share of games with its Wilson interval. */
export interface Share extends Estimate {
  readonly count: number;
  readonly games: number;
}

const Z = 1.959964;

export function shareOf(count: number, games: number): Share {
  const [least, most] = interval(count, games);
  return { count, games, value: games === 0 ? 0 : count / games, least, most };
}

/** The mean of some numbers; a single number says nothing of how they vary. */
export function meanOf(values: readonly number[]): Estimate {
  const count = values.length;
  if (count === 0)
    return { value: 0, least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
  const value = values.reduce((sum, each) => sum + each, 0) / count;
  if (count === 1)
    return { value, least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
  const variance = values.reduce((sum, each) => sum + (each - value) ** 2, 0) / (count - 1);
  const width = student(count - 1) * Math.sqrt(variance / count);
  return { value, least: value - width, most: value + width };
}

/** The two-sided 95 % point of Student's t, by the expansion of Cornish and Fisher. */
function student(freedom: number): number {
  if (freedom === 1) return 12.706;
  if (freedom === 2) return 4.303;
  const first = (Z ** 3 + Z) / (4 * freedom);
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2);
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / (384 * freedom ** 3);
  return Z + first + second + third;
}

/** How much larger one share is than another of other games, by Newcombe's interval. */
export function differenceOf(one: Share, other: Share): Estimate {
  const value = one.value - other.value;
  const below = Math.hypot(one.value - one.least, other.most - other.value);
  const above = Math.hypot(one.most - one.value, other.value - other.least);
  return { value, least: Math.max(-1, value - below), most: Math.min(1, value + above) };
}

/** Games in pairs on the same seeds: how often both, only one, or neither of a pair was won. */
export interface Pairs {
  readonly both: number;
  readonly onlyFirst: number;
  readonly onlySecond: number;
  readonly neither: number;
}

/**
 * How much more often the second of each pair was won, by the interval of Bonett and Price, which is
 * honest for few pairs too.
 */
export function pairedDifference({ both, onlyFirst, onlySecond, neither }: Pairs): Estimate {
  const pairs = both + onlyFirst + onlySecond + neither;
  if (pairs === 0) return { value: 0, least: -1, most: 1 };
  const gained = (onlySecond + 1) / (pairs + 2);
  const lost = (onlyFirst + 1) / (pairs + 2);
  const middle = gained - lost;
  const width = Z * Math.sqrt((gained + lost - middle ** 2) / (pairs + 2));
  return {
    value: (onlySecond - onlyFirst) / pairs,
    least: Math.max(-1, middle - width),
    most: Math.min(1, middle + width),
  };
}

/**
 * How likely pairs at least as uneven as these are if both sides win equally often: the exact test of
 * McNemar. Pairs with the same result on both sides say nothing about it.
 */
export function chanceOfPairs({ onlyFirst, onlySecond }: Pairs): number {
  const uneven = onlyFirst + onlySecond;
  const least = Math.min(onlyFirst, onlySecond);
  let chance = 0;
  for (let count = 0; count <= least; count++) {
    chance += Math.exp(logOfWays(uneven, count) - uneven * Math.LN2);
  }
  return Math.min(1, 2 * chance);
}

function logOfWays(of: number, count: number): number {
  let log = 0;
  for (let each = 1; each <= count; each++) log += Math.log((of - count + each) / each);
  return log;
}
