import type { Point } from '../paths.ts';
import { around, line } from '../paths.ts';
import type { Motif } from './motif.ts';

/** Threads from one spot, tied together by sagging rings. */
export const lattice: Motif = (pen, { dark, middle, light, paper }) => {
  const centre: Point = [pen.between(30, 70), pen.between(22, 48)];
  const count = pen.whole(9, 13);
  const turned = pen.between(0, 1);
  const turns = Array.from(
    { length: count },
    (_, index) => turned + (index + pen.between(-0.2, 0.2)) / count,
  );
  const threads = turns.map((turn) => line([centre, around(centre, turn, 90)])).join('');
  const rings = [6, 13, 21, 31, 43, 57].map((distance) => {
    const knots = turns.map((turn) => around(centre, turn, distance));
    return knots
      .map((knot, index) => {
        const next = knots[(index + 1) % count] ?? knot;
        const sag = between(centre, between(knot, next, 0.5), 0.84);
        return `M${knot.map(short).join(' ')}Q${sag.map(short).join(' ')} ${next.map(short).join(' ')}`;
      })
      .join('');
  });
  return (
    <g fill="none" strokeLinecap="round">
      <circle cx={centre[0]} cy={centre[1]} r={26} fill={middle} />
      <circle cx={centre[0]} cy={centre[1]} r={13} fill={light} opacity={0.9} />
      <path d={threads + rings.join('')} stroke={dark} strokeWidth={2.6} />
      <path d={threads + rings.join('')} stroke={paper} strokeWidth={0.9} />
    </g>
  );
};

const short = (number: number) => Math.round(number * 10) / 10;

function between([x, y]: Point, [toX, toY]: Point, part: number): Point {
  return [x + (toX - x) * part, y + (toY - y) * part];
}
