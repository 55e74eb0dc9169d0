/** A position as numbers, and how it went on: from 0 (lost) to 1 (won). */
export interface Example {
  readonly numbers: readonly number[];
  readonly target: number;
  /** What is known beforehand and is no part of the judgement: who plays against whom. */
  readonly group: number;
  readonly weight: number;
}

/** Chances as log-odds: `start` and a weight for each number. */
export interface Judgement {
  readonly start: number;
  readonly weights: readonly number[];
}

/** How strongly each number is held back; 0 for one that may weigh what it likes. */
type Ridge = (column: number) => number;

const MOST_STEPS = 30;
const CLOSE = 1e-6;
const FLAT = 1e-9;
const GROUP_RIDGE = 0.1;

const chance = (odds: number) => 1 / (1 + Math.exp(-odds));

/**
 * Fits a logistic regression with a start of its own for each group, by Newton's steps. Numbers are put
 * on one scale first, so that the ridge holds all of them back alike; the weights are those of the
 * numbers as they were. The starts of groups are dropped: they predict, and choose nothing.
 */
export function fit(examples: readonly Example[], ridge: Ridge): Judgement {
  const width = examples[0]?.numbers.length ?? 0;
  const { means, spreads } = scales(examples, width);
  const groups = [...new Set(examples.map(({ group }) => group))].sort((a, b) => a - b);
  const size = width + groups.length;
  const rows = examples.map(({ numbers, target, group, weight }) => ({
    scaled: Float64Array.from(
      numbers,
      (value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1),
    ),
    at: width + groups.indexOf(group),
    target,
    weight,
  }));
  const held = Float64Array.from({ length: size }, (_, at) =>
    at < width ? ridge(at) : GROUP_RIDGE,
  );
  const beta = new Float64Array(size);
  for (let step = 0; step < MOST_STEPS; step++) {
    const slope = beta.map((value, at) => -(held[at] ?? 0) * value);
    const curve = Array.from({ length: size }, (_, at) => {
      const line = new Float64Array(size);
      line[at] = (held[at] ?? 0) + CLOSE;
      return line;
    });
    for (const { scaled, at, target, weight } of rows) {
      let odds = beta[at] ?? 0;
      for (let column = 0; column < width; column++)
        odds += (scaled[column] ?? 0) * (beta[column] ?? 0);
      const expected = chance(odds);
      addTo(
        slope,
        curve,
        scaled,
        at,
        weight * (target - expected),
        weight * expected * (1 - expected),
      );
    }
    const change = solve(curve, slope);
    let largest = 0;
    for (let at = 0; at < size; at++) {
      beta[at] = (beta[at] ?? 0) + (change[at] ?? 0);
      largest = Math.max(largest, Math.abs(change[at] ?? 0));
    }
    if (largest < CLOSE) break;
  }
  const weights = means.map((_, at) => (beta[at] ?? 0) / (spreads[at] ?? 1));
  const groupStart = meanOfStarts(beta.subarray(width));
  const start = groupStart - weights.reduce((sum, each, at) => sum + each * (means[at] ?? 0), 0);
  return { start, weights };
}

const meanOfStarts = (starts: Float64Array) =>
  starts.length === 0 ? 0 : starts.reduce((sum, each) => sum + each, 0) / starts.length;

function addTo(
  slope: Float64Array,
  curve: readonly Float64Array[],
  scaled: Float64Array,
  group: number,
  pull: number,
  bend: number,
): void {
  const width = scaled.length;
  for (let down = 0; down < width; down++) {
    const value = scaled[down] ?? 0;
    if (value === 0) continue;
    slope[down] = (slope[down] ?? 0) + pull * value;
    const line = curve[down];
    if (!line) continue;
    for (let across = 0; across <= down; across++) {
      line[across] = (line[across] ?? 0) + bend * value * (scaled[across] ?? 0);
    }
  }
  slope[group] = (slope[group] ?? 0) + pull;
  const line = curve[group];
  if (!line) return;
  for (let across = 0; across < width; across++) {
    line[across] = (line[across] ?? 0) + bend * (scaled[across] ?? 0);
  }
  line[group] = (line[group] ?? 0) + bend;
}

/** Means and spreads of the numbers; one that is always the same cannot weigh anything. */
function scales(examples: readonly Example[], width: number) {
  const means = new Array<number>(width).fill(0);
  const spreads = new Array<number>(width).fill(0);
  for (const { numbers } of examples) {
    for (const [at, value] of numbers.entries())
      means[at] = (means[at] ?? 0) + value / examples.length;
  }
  for (const { numbers } of examples) {
    for (const [at, value] of numbers.entries()) {
      spreads[at] = (spreads[at] ?? 0) + (value - (means[at] ?? 0)) ** 2 / examples.length;
    }
  }
  return {
    means,
    spreads: spreads.map((each) =>
      Math.sqrt(each) > FLAT ? Math.sqrt(each) : Number.POSITIVE_INFINITY,
    ),
  };
}

/** Solves a symmetric system, given below its diagonal, by Cholesky's method. */
function solve(lower: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const root = lower.map((line) => line.slice());
  const at = (row: number, column: number) => root[row]?.[column] ?? 0;
  for (let row = 0; row < size; row++) {
    const line = root[row];
    if (!line) break;
    for (let column = 0; column <= row; column++) {
      let sum = line[column] ?? 0;
      for (let each = 0; each < column; each++) sum -= at(row, each) * at(column, each);
      line[column] = row === column ? Math.sqrt(Math.max(sum, CLOSE)) : sum / at(column, column);
    }
  }
  const found = right.slice();
  for (let row = 0; row < size; row++) {
    let sum = found[row] ?? 0;
    for (let each = 0; each < row; each++) sum -= at(row, each) * (found[each] ?? 0);
    found[row] = sum / at(row, row);
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = found[row] ?? 0;
    for (let each = row + 1; each < size; each++) sum -= at(each, row) * (found[each] ?? 0);
    found[row] = sum / at(row, row);
  }
  return found;
}

/** What a judgement says of a position, from 0 to 1. */
export function judge({ start, weights }: Judgement, numbers: readonly number[]): number {
  return chance(weights.reduce((sum, weight, at) => sum + weight * (numbers[at] ?? 0), start));
}
