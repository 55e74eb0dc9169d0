import type { Point } from '../paths.ts';
import { closed, dots, SHEET } from '../paths.ts';
import type { Pen } from '../pen.ts';
import type { Motif } from './motif.ts';

/** Roofs of a city before a large sun or moon. */
export const skyline: Motif = (pen, { dark, ground, middle, light, paper }) => {
  const far = roofs(pen, 30, 44, 7);
  const near = roofs(pen, 42, 56, 10);
  const windows = near.flatMap(([x, y, width]): readonly Point[] =>
    pen.chance(70)
      ? [4, 8, 12].flatMap((down) =>
          [0.3, 0.7].flatMap((across): readonly Point[] =>
            pen.chance(55) ? [[x + width * across, y + down]] : [],
          ),
        )
      : [],
  );
  return (
    <>
      <circle
        cx={pen.between(32, 68)}
        cy={pen.between(20, 30)}
        r={pen.between(12, 18)}
        fill={light}
      />
      <path d={outline(far)} fill={middle} />
      <path d={outline(far)} fill={ground} opacity={0.45} />
      <path d={outline(near)} fill={dark} />
      <path
        d={dots(windows)}
        stroke={pen.chance(50) ? paper : light}
        strokeWidth={1.5}
        strokeLinecap="square"
      />
    </>
  );
};

type Roof = readonly [x: number, y: number, width: number, spire: boolean];

function roofs(pen: Pen, high: number, low: number, width: number): readonly Roof[] {
  const found: Roof[] = [];
  for (let x = -4; x < SHEET.width; ) {
    const wide = pen.between(width * 0.7, width * 1.4);
    found.push([x, pen.between(high, low), wide, pen.chance(25)]);
    x += wide;
  }
  return found;
}

function outline(found: readonly Roof[]): string {
  const tops = found.flatMap(([x, y, width, spire]): readonly Point[] =>
    spire
      ? [
          [x, y],
          [x + width / 2 - 0.5, y],
          [x + width / 2, y - 7],
          [x + width / 2 + 0.5, y],
          [x + width, y],
        ]
      : [
          [x, y],
          [x + width, y],
        ],
  );
  return closed([[-5, SHEET.height], ...tops, [SHEET.width + 5, SHEET.height]]);
}
