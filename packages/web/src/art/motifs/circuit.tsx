import type { Point } from '../paths.ts';
import { dots, line } from '../paths.ts';
import type { Motif } from './motif.ts';

/** A chip and its leads. */
export const circuit: Motif = (pen, { dark, ground, middle, light, paper }) => {
  const half = pen.between(9, 13);
  const ends: Point[] = [];
  const leads = [0, 1, 2, 3].flatMap((side) =>
    Array.from({ length: pen.whole(3, 4) }, (_, index) => {
      const along = (index - 1.3) * 5;
      const first = half + pen.between(4, 9);
      const bend = pen.between(-6, 6) + along * 0.6;
      const last = first + Math.abs(bend) + pen.between(4, 16);
      const path = [half, first, first + Math.abs(bend), last].map((out, step): Point => {
        const across = along + (step > 1 ? bend : 0);
        const turned: readonly Point[] = [
          [out, across],
          [across, out],
          [-out, across],
          [across, -out],
        ];
        const [x, y] = turned[side] ?? [0, 0];
        return [50 + x, 35 + y];
      });
      ends.push(path[3] ?? [50, 35]);
      return line(path);
    }),
  );
  const wires = leads.join('');
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={wires} stroke={dark} strokeWidth={3.4} />
      <path d={wires} stroke={light} strokeWidth={1.3} />
      <path d={dots(ends)} stroke={dark} strokeWidth={5.4} />
      <path d={dots(ends)} stroke={paper} strokeWidth={3} />
      <rect x={50 - half} y={35 - half} width={half * 2} height={half * 2} rx={2} fill={dark} />
      <rect
        x={52 - half}
        y={37 - half}
        width={half * 2 - 4}
        height={half * 2 - 4}
        rx={1}
        fill={middle}
      />
      {pen.chance(50) ? (
        <circle cx={50} cy={35} r={half * 0.45} fill={light} stroke={ground} strokeWidth={1.5} />
      ) : (
        <path
          d={line([
            [50 - half * 0.5, 35],
            [50, 35 - half * 0.5],
            [50 + half * 0.5, 35],
            [50, 35 + half * 0.5],
            [50 - half * 0.5, 35],
          ])}
          fill={light}
          stroke={ground}
          strokeWidth={1.5}
        />
      )}
    </g>
  );
};
