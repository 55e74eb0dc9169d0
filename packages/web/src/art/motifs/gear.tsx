import type { Point } from '../paths.ts';
import { around, circle, closed } from '../paths.ts';
import type { Pen } from '../pen.ts';
import type { Motif } from './motif.ts';

/** Wheels that grip each other. */
export const gear: Motif = (pen, { dark, ground, middle, light, paper }) => {
  const big = pen.between(17, 21);
  const side = pen.pick([-1, 1] as const);
  const small = pen.between(9, 12);
  const centre: Point = [50 - 9 * side, pen.between(34, 42)];
  const other = around(centre, 0.13 * side + pen.between(0, 0.05) * side, big + small + 3);
  return (
    <g fillRule="evenodd" strokeLinejoin="round">
      <path d={wheel(pen, other, small, 9)} fill={light} stroke={dark} strokeWidth={2} />
      <path d={wheel(pen, centre, big, 13)} fill={middle} stroke={dark} strokeWidth={2.4} />
      <circle
        cx={centre[0]}
        cy={centre[1]}
        r={big * 0.68}
        fill="none"
        stroke={ground}
        strokeWidth={2.2}
      />
      <path d={circle(centre, big * 0.34)} fill={paper} stroke={dark} strokeWidth={1.8} />
      <circle cx={other[0]} cy={other[1]} r={small * 0.34} fill={dark} />
    </g>
  );
};

function wheel(pen: Pen, centre: Point, radius: number, teeth: number): string {
  const turned = pen.between(0, 1);
  const points = Array.from({ length: teeth }, (_, tooth): readonly Point[] =>
    [
      [0, 0],
      [0.12, 1],
      [0.42, 1],
      [0.54, 0],
    ].map(([at = 0, out = 0]) =>
      around(centre, turned + (tooth + at) / teeth, radius + out * radius * 0.2),
    ),
  );
  return closed(points.flat());
}
