import type { Point } from '../paths.ts';
import { closed, dots } from '../paths.ts';
import type { Motif } from './motif.ts';

/** A street between house fronts that leads to a light at its end. */
export const street: Motif = (pen, { dark, ground, middle, light, paper }) => {
  const end: Point = [pen.between(40, 60), pen.between(36, 42)];
  const towardsEnd = ([x, y]: Point, part: number): Point => [
    x + (end[0] - x) * part,
    y + (end[1] - y) * part,
  ];
  const fronts = (edge: number, roof: number) =>
    [0, 0.3, 0.52, 0.68].map((from, index): string => {
      const high: Point = [edge, roof + pen.between(-8, 8)];
      const low: Point = [edge, 68];
      const to = [0.27, 0.49, 0.66, 0.8][index] ?? 1;
      return closed([
        towardsEnd(high, from),
        towardsEnd(high, to),
        towardsEnd(low, to),
        towardsEnd(low, from),
      ]);
    });
  const left = fronts(0, pen.between(-30, -14));
  const right = fronts(100, pen.between(-30, -14));
  const lamps = [0.1, 0.4, 0.6].flatMap((part): readonly Point[] => [
    towardsEnd([16, 34], part),
    towardsEnd([84, 34], part),
  ]);
  return (
    <>
      <circle cx={end[0]} cy={end[1] - 6} r={pen.between(12, 17)} fill={light} />
      <path
        d={closed([
          [-6, 74],
          [end[0] - 2, end[1]],
          [end[0] + 2, end[1]],
          [106, 74],
        ])}
        fill={ground}
      />
      <path d={closed([[46, 74], end, [54, 74]])} fill={paper} opacity={0.7} />
      <path
        d={left.join('')}
        fill={middle}
        stroke={dark}
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
      <path
        d={right.join('')}
        fill={dark}
        stroke={middle}
        strokeWidth={0.8}
        strokeLinejoin="round"
      />
      <path d={dots(lamps)} stroke={dark} strokeWidth={6} strokeLinecap="round" />
      <path d={dots(lamps)} stroke={paper} strokeWidth={3.6} strokeLinecap="round" />
    </>
  );
};
