import type { Point } from '../paths.ts';
import { closed } from '../paths.ts';
import type { Motif } from './motif.ts';

/** Peaks under a wide sky, with a river of light between them. */
export const mountain: Motif = (pen, { dark, ground, middle, light, paper }) => {
  const peaks = Array.from({ length: 3 }, (_, index) => ({
    x: 22 + index * 28 + pen.between(-8, 8),
    y: pen.between(12, 30),
    wide: pen.between(24, 34),
  })).sort((one, other) => one.y - other.y);
  const bend = pen.between(-12, 12);
  return (
    <>
      <circle
        cx={pen.between(20, 80)}
        cy={pen.between(14, 22)}
        r={pen.between(8, 13)}
        fill={light}
      />
      {peaks.map(({ x, y, wide }, index) => {
        const top: Point = [x, y];
        const fold: Point = [x + pen.between(-3, 6), y + 22];
        return (
          <g key={x}>
            <path
              d={closed([top, [x + wide, 72], [x - wide, 72]])}
              fill={index === 1 ? ground : middle}
              stroke={dark}
              strokeWidth={1.4}
              strokeLinejoin="round"
            />
            <path d={closed([top, [x + wide, 72], [x + 2, 72], fold])} fill={dark} opacity={0.55} />
            <path
              d={closed([top, [x + wide * 0.22, y + 12], [x + 1, y + 9], [x - wide * 0.2, y + 13]])}
              fill={paper}
            />
          </g>
        );
      })}
      <path d={`M0 58Q30 ${50 + bend * 0.3} 55 58T100 56V72H0Z`} fill={dark} />
      <path
        d={`M48 57Q${46 + bend} 62 ${40 + bend} 72H${58 + bend}Q${52 + bend} 62 52 57Z`}
        fill={light}
      />
    </>
  );
};
