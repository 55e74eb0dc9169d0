import type { Point } from '../paths.ts';
import { around, circle, line, ring } from '../paths.ts';
import type { Motif } from './motif.ts';

/** A web from corner to corner, and its spider. */
export const web: Motif = (pen, { dark, ground, middle, light, paper }) => {
  const centre: Point = [pen.between(38, 62), pen.between(26, 40)];
  const spokes = pen.whole(9, 12);
  const turned = pen.between(0, 9) / 100;
  const threads = Array.from({ length: spokes }, (_, index) =>
    line([centre, around(centre, turned + index / spokes, 80)]),
  ).join('');
  const rounds = Array.from({ length: 5 }, (_, index) => {
    const points = ring(centre, spokes, (at) => 10 + index * 11 + (at % 2) * 1.5, turned);
    const [first] = points;
    return first ? line([...points, first]) : '';
  }).join('');
  const [x, y] = centre;
  const legs = [-3, -2, 2, 3].flatMap((way) => {
    const side = Math.sign(way);
    const low = Math.abs(way) === 3 ? 1 : -1;
    const knee: Point = [x + side * pen.between(9, 13), y + low * pen.between(7, 11)];
    const foot: Point = [x + side * pen.between(17, 22), y + low * pen.between(2, 18)];
    return [line([centre, knee, foot])];
  });
  const body = pen.between(6, 8.5);
  return (
    <>
      <path d={threads + rounds} fill="none" stroke={light} strokeWidth={0.9} opacity={0.85} />
      <path d={legs.join('')} fill="none" stroke={dark} strokeWidth={2.6} strokeLinejoin="round" />
      <path d={circle([x, y + body * 0.7], body)} fill={dark} stroke={ground} strokeWidth={1.2} />
      <path
        d={circle([x, y - body * 0.5], body * 0.62)}
        fill={middle}
        stroke={dark}
        strokeWidth={1.4}
      />
      <path
        d={circle([x - 1.8, y - body * 0.7], 0.9) + circle([x + 1.8, y - body * 0.7], 0.9)}
        fill={paper}
      />
    </>
  );
};
