import type { ReactNode } from 'react';
import type { Point } from '../paths.ts';
import { closed, line } from '../paths.ts';
import type { Pen } from '../pen.ts';
import type { Inks, Motif } from './motif.ts';

/** A wanderer on a long road: cloak, hood or helmet, and their gear. */
export const wanderer: Motif = (pen, inks) => {
  const { dark, ground, middle, light, paper } = inks;
  const wide = pen.between(22, 29);
  const head = pen.between(9, 11);
  const skin = pen.pick([paper, light] as const);
  const cloak = pen.pick([middle, ground] as const);
  return (
    <g strokeLinejoin="round" stroke={dark} strokeWidth={2}>
      {carried(pen, inks, wide)}
      <path
        d={both([
          [head * 0.7, 40],
          [wide, 50],
          [wide + 5, 74],
        ])}
        fill={cloak}
      />
      <path
        d={closed([
          [50, 46],
          [50 + head * 0.7, 41],
          [50 + wide, 50],
          [55 + wide, 74],
          [50, 74],
        ])}
        fill={dark}
        opacity={0.35}
        stroke="none"
      />
      <path
        d={closed([
          [50 - head * 0.9, 43],
          [50, 56],
          [50 + head * 0.9, 43],
          [50 + head * 0.4, 40],
          [50 - head * 0.4, 40],
        ])}
        fill={light}
      />
      <path
        d={both([
          [head * 0.7, 16],
          [head, 24],
          [head * 0.92, 33],
          [head * 0.42, 42],
        ])}
        fill={skin}
      />
      <path
        d={line([
          [50 - head * 0.5, 27],
          [50 - head * 0.2, 27.5],
        ])}
      />
      <path
        d={line([
          [50 + head * 0.2, 27.5],
          [50 + head * 0.5, 27],
        ])}
      />
      {pen.chance(45) && (
        <path
          d={both([
            [head * 0.3, 36],
            [head * 0.98, 31],
            [head * 0.8, 42],
            [pen.between(2, 5), pen.between(46, 55)],
          ])}
          fill={pen.pick([light, middle, paper] as const)}
        />
      )}
      {onHead(pen, inks, head, cloak)}
    </g>
  );
};

/** The same to the left and to the right. */
function both(half: readonly Point[]): string {
  const right = half.map(([x, y]): Point => [50 + x, y]);
  const left = half.map(([x, y]): Point => [50 - x, y]);
  return closed([...right, ...left.reverse()]);
}

function onHead(pen: Pen, { middle, light, dark }: Inks, head: number, cloak: string): ReactNode {
  switch (pen.pick(['hood', 'hood', 'helmet', 'hair', 'circlet'] as const)) {
    case 'hood':
      return (
        <path
          d={`${both([
            [2, 5],
            [head * 1.25, 16],
            [head * 1.4, 34],
            [head * 1.2, 46],
            [head * 0.8, 42],
            [head * 0.86, 24],
            [head * 0.5, 17],
          ])}`}
          fill={cloak}
        />
      );
    case 'helmet':
      return (
        <>
          <path
            d={both([
              [1, 4],
              [head * 0.8, 9],
              [head * 1.12, 22],
              [head * 1.08, 25],
              [1.6, 23],
            ])}
            fill={light}
          />
          <path
            d={both([
              [1.6, 22],
              [1.2, 33],
            ])}
            fill={light}
          />
        </>
      );
    case 'hair':
      return (
        <path
          d={both([
            [2, 8],
            [head * 0.9, 11],
            [head * 1.25, 24],
            [head * 1.3, 42],
            [head * 0.86, 44],
            [head * 0.92, 26],
            [head * 0.4, 18],
          ])}
          fill={middle}
        />
      );
    default:
      return (
        <>
          <path
            d={both([
              [2, 9],
              [head * 0.95, 13],
              [head * 1.1, 32],
              [head * 0.88, 34],
              [head * 0.92, 22],
              [head * 0.3, 19],
            ])}
            fill={dark}
          />
          <path
            d={both([
              [head * 1.02, 20],
              [head * 1.02, 22.5],
            ])}
            fill={light}
            strokeWidth={1}
          />
        </>
      );
  }
}

/** Behind the shoulder. */
function carried(pen: Pen, { light, middle, paper }: Inks, wide: number): ReactNode {
  const x = 50 + (wide + pen.between(0, 5)) * pen.pick([1, -1] as const);
  switch (pen.pick(['staff', 'sword', 'bow', 'axe', 'nothing'] as const)) {
    case 'staff':
      return (
        <path
          d={closed([
            [x - 1.6, 10],
            [x + 1.6, 10],
            [x + 1.6, 74],
            [x - 1.6, 74],
          ])}
          fill={light}
        />
      );
    case 'sword':
      return (
        <path
          d={closed([
            [x, 6],
            [x + 2.4, 12],
            [x + 2.4, 40],
            [x + 7, 40],
            [x + 7, 43],
            [x + 1.6, 43],
            [x + 1.6, 54],
            [x - 1.6, 54],
            [x - 1.6, 43],
            [x - 7, 43],
            [x - 7, 40],
            [x - 2.4, 40],
            [x - 2.4, 12],
          ])}
          fill={paper}
        />
      );
    case 'bow':
      return (
        <>
          <path d={`M${x} 8Q${x + 16} 36 ${x} 66`} fill="none" stroke={middle} strokeWidth={3} />
          <path
            d={line([
              [x, 8],
              [x, 66],
            ])}
            stroke={paper}
            strokeWidth={1}
          />
        </>
      );
    case 'axe':
      return (
        <>
          <path
            d={line([
              [x, 12],
              [x, 70],
            ])}
            stroke={light}
            strokeWidth={3}
          />
          <path
            d={`M${x - 1} 14Q${x + 16} 10 ${x + 14} 30Q${x + 8} 24 ${x - 1} 28Z`}
            fill={paper}
          />
        </>
      );
    default:
      return null;
  }
}
