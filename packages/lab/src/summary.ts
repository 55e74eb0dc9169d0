import type { Estimate, Pairs, Share } from './chances.ts';
import { chanceOfPairs, meanOf, pairedDifference, shareOf } from './chances.ts';
import type { PlayedRow, Row } from './row.ts';
import { isPlayed } from './row.ts';

/** What the games of a setting came to. */
export interface Summary {
  readonly games: number;
  /** Games without an end. */
  readonly failed: number;
  readonly won: Share;
  /** By the game's words, those that came up. */
  readonly results: Readonly<Record<string, Share>>;
  readonly endings: Readonly<Record<string, Share>>;
  readonly rounds: Estimate;
  readonly decisions: Estimate;
}

export function summaryOf(rows: readonly Row[]): Summary {
  const played = rows.filter(isPlayed);
  return {
    games: rows.length,
    failed: rows.length - played.length,
    won: wonOf(played),
    results: sharesBy(played, ({ result }) => result),
    endings: sharesBy(played, ({ ending }) => ending),
    rounds: meanOf(played.map(({ rounds }) => rounds)),
    decisions: meanOf(played.map(({ decisions }) => decisions)),
  };
}

const wonOf = (rows: readonly PlayedRow[]) =>
  shareOf(rows.filter(({ won }) => won).length, rows.length);

function sharesBy(rows: readonly PlayedRow[], word: (row: PlayedRow) => string) {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(word(row), (counts.get(word(row)) ?? 0) + 1);
  const sorted = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, count]) => [name, shareOf(count, rows.length)]));
}

/** Two settings on the same seeds. */
export interface Comparison extends Pairs {
  readonly pairs: number;
  /** How much more often the second setting won. */
  readonly difference: Estimate;
  /** How likely pairs as uneven are if nothing is different. */
  readonly chance: number;
}

/** Compares two settings by the seeds that both were played on to the end. */
export function compare(rows: readonly Row[], first: number, second: number): Comparison {
  const won = (setting: number) =>
    new Map(
      rows
        .filter(isPlayed)
        .flatMap((row) => (row.setting === setting ? [[row.number, row.won] as const] : [])),
    );
  const ofFirst = won(first);
  const count = { both: 0, onlyFirst: 0, onlySecond: 0, neither: 0 };
  for (const [number, isWon] of won(second)) {
    const before = ofFirst.get(number);
    if (before === undefined) continue;
    if (before) count[isWon ? 'both' : 'onlyFirst']++;
    else count[isWon ? 'onlySecond' : 'neither']++;
  }
  const pairs = count.both + count.onlyFirst + count.onlySecond + count.neither;
  return {
    ...count,
    pairs,
    difference: pairedDifference(count),
    chance: chanceOfPairs(count),
  };
}
