import type { ReactNode } from 'react';
import type { Point } from '../paths.ts';
import { closed, ring } from '../paths.ts';
import type { Pen } from '../pen.ts';
import type { Inks, Motif } from './motif.ts';

/** A figure: head and shoulders, drawn with few planes, and their clothes. */
export const figure: Motif = (pen, inks) => {
  const { dark, ground, middle, light } = inks;
  const wide = pen.between(22, 32);
  const neck = pen.between(5, 8);
  const head = pen.between(10.5, 13);
  const shoulder = pen.between(44, 50);
  const body = both([
    [neck, 40],
    [neck + 2, shoulder - 2],
    [wide, shoulder + 3],
    [wide + 3, 72],
  ]);
  const suit = pen.pick([middle, light, ground] as const);
  return (
    <g strokeLinejoin="round">
      {pen.chance(45) && (
        <path
          d={both([
            [8, 38],
            [wide + 4, shoulder - 8],
            [wide + 14, 74],
          ])}
          fill={pen.pick([middle, light] as const)}
          stroke={dark}
          strokeWidth={2}
        />
      )}
      {behindHead(pen, inks, head)}
      <path d={body} fill={suit} stroke={dark} strokeWidth={2.4} />
      <path
        d={closed([
          [50, 42],
          [50 + neck, 42],
          [52 + neck, shoulder - 2],
          [50 + wide, shoulder + 3],
          [53 + wide, 72],
          [50, 72],
        ])}
        fill={dark}
        opacity={0.35}
      />
      {chest(pen, inks, shoulder)}
      <path
        d={both([
          [head * 0.62, 15],
          [head, 22],
          [head * 0.96, 32],
          [head * 0.55, 42],
          [head * 0.2, 44],
        ])}
        fill={suit === light ? middle : light}
        stroke={dark}
        strokeWidth={2.2}
      />
      <path
        d={closed([
          [50, 15],
          [50 + head * 0.62, 15],
          [50 + head, 22],
          [50 + head * 0.96, 32],
          [50 + head * 0.55, 42],
          [50, 44],
        ])}
        fill={dark}
        opacity={0.28}
      />
      {face(pen, inks, head)}
    </g>
  );
};

/** The same to the left and to the right. */
function both(half: readonly Point[]): string {
  const left = half.map(([x, y]): Point => [50 - x, y]).reverse();
  return closed([...half.map(([x, y]): Point => [50 + x, y]), ...left]);
}

function behindHead(pen: Pen, { dark, middle, light }: Inks, head: number): ReactNode {
  const drawn = { fill: pen.pick([dark, middle] as const), stroke: dark, strokeWidth: 2 };
  switch (pen.pick(['none', 'hair', 'long', 'ears', 'horns', 'helmet', 'hood', 'fin'] as const)) {
    case 'hair':
      return (
        <path
          d={both([
            [5, 9],
            [head + 2, 14],
            [head + 2, 26],
          ])}
          {...drawn}
        />
      );
    case 'long':
      return (
        <path
          d={both([
            [5, 9],
            [head + 3, 14],
            [head + 5, 46],
            [head - 3, 50],
          ])}
          {...drawn}
        />
      );
    case 'ears':
      return (
        <path
          d={both([
            [3, 14],
            [head - 1, 4],
            [head + 1, 24],
          ])}
          {...drawn}
        />
      );
    case 'horns':
      return (
        <path
          d={both([
            [4, 16],
            [head + 2, 12],
            [head + 8, -2],
            [head + 9, 14],
            [head, 24],
          ])}
          {...drawn}
        />
      );
    case 'helmet':
      return (
        <path
          d={both([
            [6, 7],
            [head + 3, 14],
            [head + 3, 34],
            [head, 40],
          ])}
          {...drawn}
        />
      );
    case 'hood':
      return (
        <path
          d={both([
            [2, 3],
            [head + 3, 14],
            [head + 8, 44],
          ])}
          {...drawn}
        />
      );
    case 'fin':
      return (
        <path
          d={both([
            [2, 2],
            [3, 18],
          ])}
          fill={light}
          stroke={dark}
          strokeWidth={2}
        />
      );
    default:
      return null;
  }
}

function face(pen: Pen, { dark, ground, paper }: Inks, head: number): ReactNode {
  const slant = pen.between(-1, 2.5);
  const eyes = both([
    [2, 29],
    [head * 0.72, 27 - slant],
    [head * 0.6, 31 - slant * 0.4],
  ]);
  switch (pen.pick(['mask', 'visor', 'cowl', 'plain'] as const)) {
    case 'visor':
      return (
        <path
          d={both([
            [head * 0.95, 26],
            [head * 0.9, 31],
          ])}
          fill={paper}
          stroke={dark}
          strokeWidth={1.8}
        />
      );
    case 'mask':
      return (
        <>
          <path
            d={both([
              [1, 24],
              [head * 0.98, 24],
              [head * 0.9, 33],
              [1, 32],
            ])}
            fill={dark}
          />
          <path d={splitEyes(head, slant)} fill={paper} />
        </>
      );
    case 'cowl':
      return (
        <>
          <path
            d={both([
              [head * 0.62, 15],
              [head, 22],
              [head * 0.97, 33],
              [head * 0.4, 34],
            ])}
            fill={ground}
            stroke={dark}
            strokeWidth={1}
          />
          <path d={splitEyes(head, slant)} fill={paper} stroke={dark} strokeWidth={0.8} />
        </>
      );
    default:
      return <path d={eyes === '' ? '' : splitEyes(head, slant * 0.4)} fill={dark} />;
  }
}

function splitEyes(head: number, slant: number): string {
  const eye = (side: 1 | -1) =>
    closed([
      [50 + 2 * side, 30],
      [50 + head * 0.75 * side, 26.5 - slant],
      [50 + head * 0.66 * side, 31 - slant * 0.3],
    ]);
  return eye(1) + eye(-1);
}

function chest(pen: Pen, { dark, light, middle, paper }: Inks, shoulder: number): ReactNode {
  const y = shoulder + 11;
  const drawn = { fill: pen.pick([paper, light, middle] as const), stroke: dark, strokeWidth: 1.6 };
  switch (pen.pick(['star', 'disc', 'diamond', 'wedge', 'bars', 'none'] as const)) {
    case 'star':
      return (
        <path d={closed(ring([50, y], 10, (index) => (index % 2 === 0 ? 8 : 3.4)))} {...drawn} />
      );
    case 'disc':
      return <circle cx={50} cy={y} r={5.4} {...drawn} />;
    case 'diamond':
      return (
        <path
          d={both([
            [0, y - 8],
            [8, y],
            [0, y + 8],
          ])}
          {...drawn}
        />
      );
    case 'wedge':
      return (
        <path
          d={both([
            [16, shoulder + 1],
            [0, 68],
          ])}
          {...drawn}
        />
      );
    case 'bars':
      return (
        <path
          d={`${both([
            [20, y - 3],
            [20, y],
          ])}${both([
            [20, y + 4],
            [20, y + 7],
          ])}`}
          {...drawn}
        />
      );
    default:
      return null;
  }
}
