import type { Point } from '../paths.ts';
import { closed, dots } from '../paths.ts';
import type { Motif } from './motif.ts';

/** A single tall building, seen from below. */
export const tower: Motif = (pen, { dark, ground, middle, light, paper }) => {
  const lean = pen.between(-8, 8);
  const roof = pen.between(7, 13);
  const top = pen.between(8, 15);
  const edge = 50 + lean + pen.between(-2, 3);
  const foot = 50 + pen.between(-4, 6);
  const left = closed([
    [50 + lean - roof, top + 3],
    [edge, top],
    [foot, 72],
    [26, 72],
  ]);
  const right = closed([
    [edge, top],
    [50 + lean + roof * 0.8, top + 4],
    [78, 72],
    [foot, 72],
  ]);
  const rows = Array.from({ length: 7 }, (_, index) => 0.12 + index * 0.12);
  const windows = rows.flatMap((down): readonly Point[] =>
    [0.25, 0.5, 0.75].flatMap((across): readonly Point[] => {
      const y = top + 4 + (70 - top) * down;
      const from = 50 + lean - roof + (26 - (50 + lean - roof)) * down;
      const to = edge + (foot - edge) * down;
      return pen.chance(70) ? [[from + (to - from) * across, y]] : [];
    }),
  );
  const crown = pen.pick(['mast', 'ring', 'beam'] as const);
  return (
    <>
      {crown === 'beam' && (
        <path
          d={closed([
            [edge - 1, top],
            [edge - 14, -5],
            [edge + 14, -5],
            [edge + 1, top],
          ])}
          fill={light}
          opacity={0.8}
        />
      )}
      {crown === 'ring' && (
        <circle cx={edge} cy={top + 2} r={9} fill="none" stroke={light} strokeWidth={2.5} />
      )}
      {crown === 'mast' && (
        <path
          d={closed([
            [edge - 1.4, top + 1],
            [edge, -4],
            [edge + 1.4, top + 1],
          ])}
          fill={paper}
        />
      )}
      <path d={left} fill={middle} stroke={dark} strokeWidth={1.6} strokeLinejoin="round" />
      <path d={right} fill={dark} />
      <path d={right} fill={ground} opacity={0.5} />
      <path
        d={dots(windows)}
        stroke={pen.chance(50) ? paper : light}
        strokeWidth={2.2}
        strokeLinecap="square"
      />
    </>
  );
};
