import type { Point } from '../paths.ts';
import { closed } from '../paths.ts';
import type { Motif } from './motif.ts';

/** A face of planes: brow, eyes that glow, a jaw. */
export const mask: Motif = (pen, { dark, ground, middle, light, paper }) => {
  const brow = pen.between(17, 23);
  const jaw = pen.between(9, 15);
  const chin = pen.between(60, 66);
  const top = pen.between(6, 12);
  const both = (half: readonly Point[]) =>
    closed([
      ...half.map(([x, y]): Point => [50 + x, y]),
      ...[...half].reverse().map(([x, y]): Point => [50 - x, y]),
    ]);
  const slant = pen.between(-3, 6);
  const eye = (side: 1 | -1) =>
    closed([
      [50 + 3 * side, 34 + slant * 0.5],
      [50 + 14 * side, 31 - slant],
      [50 + 13 * side, 36 - slant * 0.3],
      [50 + 7 * side, 38],
    ]);
  const horns = pen.pick(['none', 'horns', 'crest', 'ears'] as const);
  return (
    <>
      {horns === 'horns' && (
        <path
          d={both([
            [brow - 4, 22],
            [brow + 14, 8],
            [brow + 10, -4],
            [brow + 4, 10],
            [brow - 10, 14],
          ])}
          fill={dark}
        />
      )}
      {horns === 'ears' && (
        <path
          d={both([
            [brow, 26],
            [brow + 1, -2],
            [4, 12],
          ])}
          fill={dark}
        />
      )}
      {horns === 'crest' && (
        <path
          d={both([
            [7, 20],
            [3, -6],
          ])}
          fill={light}
          stroke={dark}
          strokeWidth={1.5}
        />
      )}
      <path
        d={both([
          [10, top],
          [brow, 20],
          [brow + 1, 36],
          [jaw, 54],
          [5, chin],
        ])}
        fill={middle}
        stroke={dark}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <path
        d={closed([
          [50, top],
          [50 + 10, top],
          [50 + brow, 20],
          [50 + brow + 1, 36],
          [50 + jaw, 54],
          [55, chin],
          [50, chin],
        ])}
        fill={ground}
        opacity={0.6}
      />
      <path
        d={both([
          [3, 26],
          [brow - 2, 24 - slant * 0.6],
          [brow - 2, 40],
          [3, 42],
        ])}
        fill={dark}
      />
      <path d={eye(1) + eye(-1)} fill={paper} stroke={light} strokeWidth={1} />
      <path
        d={pen.pick([
          both([
            [2, 44],
            [4, 49],
          ]),
          both([
            [6, 50],
            [4, 54],
          ]),
          both([
            [7, 48],
            [7, 50],
          ]),
        ])}
        fill={light}
        opacity={0.9}
      />
    </>
  );
};
