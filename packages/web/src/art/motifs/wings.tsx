import type { Point } from '../paths.ts';
import { closed } from '../paths.ts';
import type { Motif } from './motif.ts';

/** Wings spread wide over the sky. */
export const wings: Motif = (pen, { dark, middle, light, paper }) => {
  const feathers = pen.whole(4, 6);
  const lift = pen.between(8, 20);
  const wing = (side: 1 | -1, scale: number) =>
    Array.from({ length: feathers }, (_, index) => {
      const part = index / (feathers - 1);
      const tip: Point = [
        50 + side * (44 - part * 22) * scale,
        35 - lift * (1 - part) * scale + part * 24,
      ];
      const root = 26 + part * 14;
      return closed([
        [50 + side * 2, root],
        [50 + side * 16 * scale, root - lift * 0.5 + 2],
        tip,
        [50 + side * 8, root + 8],
      ]);
    }).join('');
  const body = pen.pick([
    'M50 18L55 30L52 58H48L45 30Z',
    'M50 22a6 6 0 0 1 6 6L50 60L44 28a6 6 0 0 1 6-6Z',
    'M50 16L57 36L50 62L43 36Z',
  ] as const);
  return (
    <g strokeLinejoin="round">
      <path d={wing(1, 1.04) + wing(-1, 1.04)} fill={dark} stroke={dark} strokeWidth={3} />
      <path d={wing(1, 1) + wing(-1, 1)} fill={middle} stroke={dark} strokeWidth={0.8} />
      <path d={wing(1, 0.66) + wing(-1, 0.66)} fill={light} stroke={dark} strokeWidth={0.6} />
      <path d={body} fill={paper} stroke={dark} strokeWidth={2} />
    </g>
  );
};
