import type { ReactNode } from 'react';
import type { Inks } from './motifs/motif.ts';
import type { Point } from './paths.ts';
import { circle, closed, dots, rays, SHEET } from './paths.ts';
import type { Pen } from './pen.ts';

/** The backdrop of the motif: colour, a large simple shape, and dots as of a printing screen. */
export function backdrop(pen: Pen, inks: Inks): ReactNode {
  return (
    <>
      <rect width={SHEET.width} height={SHEET.height} fill={inks.ground} />
      <path d={large(pen)} fill={inks.middle} opacity={0.5} />
      {pen.pick(SCREENS).map(({ d, size }) => (
        <path
          key={size}
          d={d}
          stroke={inks.light}
          strokeWidth={size}
          strokeLinecap="round"
          opacity={0.5}
        />
      ))}
    </>
  );
}

function large(pen: Pen): string {
  const centre: Point = [pen.between(35, 65), pen.between(25, 45)];
  switch (pen.pick(['rays', 'rays', 'disc', 'rings', 'bands'] as const)) {
    case 'rays':
      return rays(centre, pen.whole(8, 14), pen.between(0, 1));
    case 'disc':
      return circle(centre, pen.between(26, 32));
    case 'rings':
      return [44, 32, 20]
        .map(
          (radius) =>
            circle(centre, radius + 3) + circle(centre, radius - 3).replaceAll('0 1 0', '0 1 1'),
        )
        .join('');
    case 'bands': {
      const lean = pen.pick([-30, 30] as const);
      return [0, 1, 2, 3]
        .map((index) => index * 36 - 20)
        .map((x) =>
          closed([
            [x, -2],
            [x + 16, -2],
            [x + 16 + lean, 72],
            [x + lean, 72],
          ]),
        )
        .join('');
    }
  }
}

const STEP = 4.2;
const REACH = 46;
const SIZES = [2.6, 1.9, 1.2, 0.7];

/** Dots that grow smaller with their distance from a corner; all of one size are one path. */
function screen([fromX, fromY]: Point): readonly { readonly d: string; readonly size: number }[] {
  const points: Point[][] = SIZES.map(() => []);
  for (let row = 0; row * STEP < SHEET.height; row++) {
    const y = row * STEP;
    if (Math.abs(y - fromY) >= REACH) continue;
    for (let x = row % 2 === 0 ? 0 : STEP / 2; x <= SHEET.width; x += STEP) {
      const far = Math.hypot(x - fromX, y - fromY) / REACH;
      if (far < 1) points[Math.floor(far * SIZES.length)]?.push([x, y]);
    }
  }
  return SIZES.map((size, index) => ({ size, d: dots(points[index] ?? []) }));
}

/** One for each corner: they are the same in all pictures. */
const SCREENS = [
  screen([0, 0]),
  screen([SHEET.width, 0]),
  screen([0, SHEET.height]),
  screen([SHEET.width, SHEET.height]),
] as const;
