import { meanOf } from './chances.ts';
import type { Row } from './row.ts';
import { isPlayed } from './row.ts';

/** How a number stood at the beginning of a round, in the games that got so far. */
export interface CurvePoint {
  /** From 1. */
  readonly round: number;
  readonly games: number;
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

export interface Curve {
  readonly gauge: string;
  readonly points: readonly CurvePoint[];
}

/** Fewer games than these say nothing about a round. */
const ENOUGH = 5;

/** The gauges of a game round by round. The end of a game is no beginning of a round. */
export function curvesOf(rows: readonly Row[]): readonly Curve[] {
  const played = rows.filter(isPlayed);
  const names = [...new Set(played.flatMap(({ gauges }) => Object.keys(gauges)))];
  return names.map((gauge) => {
    const courses = played.map(({ gauges }) => (gauges[gauge] ?? []).slice(0, -1));
    const longest = courses.reduce((most, course) => Math.max(most, course.length), 0);
    const points: CurvePoint[] = [];
    for (let at = 0; at < longest; at++) {
      const values = courses.flatMap((course) => course[at] ?? []);
      if (values.length < Math.min(ENOUGH, played.length)) break;
      const { value: mean, least, most } = meanOf(values);
      const isSure = Number.isFinite(least);
      points.push({
        ...{ round: at + 1, games: values.length, mean },
        ...(isSure ? { least, most } : { least: mean, most: mean }),
      });
    }
    return { gauge, points };
  });
}
