import type { Point } from '../paths.ts';
import { circle, closed } from '../paths.ts';
import type { Pen } from '../pen.ts';
import type { Motif } from './motif.ts';

/** Lightning out of dark clouds. */
export const storm: Motif = (pen, { dark, ground, middle, light, paper }) => {
  const bolts = Array.from({ length: pen.whole(1, 3) }, (_, index) => bolt(pen, 32 + index * 20));
  const cloud = (y: number, size: number) =>
    Array.from({ length: 8 }, (_, index) =>
      circle([index * 14 + pen.between(-3, 3), y + pen.between(-3, 3)], size + pen.between(-2, 3)),
    ).join('');
  return (
    <>
      <path d={cloud(10, 11)} fill={middle} />
      {bolts.map((d) => (
        <g key={d}>
          <path d={d} fill={dark} transform="translate(1.6 1)" />
          <path d={d} fill={light} stroke={paper} strokeWidth={0.7} strokeLinejoin="round" />
        </g>
      ))}
      <path d={cloud(4, 10)} fill={ground} />
      <path d={cloud(-2, 10)} fill={dark} />
    </>
  );
};

function bolt(pen: Pen, from: number): string {
  const right: Point[] = [];
  const left: Point[] = [];
  let x = from + pen.between(-4, 4);
  const lean = pen.between(-4, 4);
  for (let y = 8, step = 0; y < 62; step++) {
    const wide = Math.max(0.5, 5.5 - y * 0.08);
    right.push([x + wide, y]);
    left.unshift([x - wide, y + 2]);
    x += lean + (step % 2 === 0 ? pen.between(4, 8) : pen.between(-9, -5));
    y += pen.between(8, 12);
  }
  return closed([...right, [x, 70], ...left]);
}
