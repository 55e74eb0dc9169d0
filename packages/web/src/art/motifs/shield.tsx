import { closed, ring } from '../paths.ts';
import type { Motif } from './motif.ts';

/** A shield with an emblem, seen from the front. */
export const shield: Motif = (pen, { dark, ground, middle, light, paper }) => {
  const isRound = pen.chance(35);
  const points = pen.pick([4, 5, 6, 8]);
  const emblem = closed(
    ring([50, 34], points * 2, (index) => (index % 2 === 0 ? 11 : pen.between(4, 6))),
  );
  const outer = isRound
    ? 'M50 5a30 30 0 1 1 0 60a30 30 0 1 1 0-60Z'
    : pen.pick([
        'M50 4L77 11V34C77 50 64 61 50 67C36 61 23 50 23 34V11Z',
        'M24 8H76V38Q74 56 50 67Q26 56 24 38Z',
        'M50 3Q64 12 79 10Q80 48 50 68Q20 48 21 10Q36 12 50 3Z',
      ]);
  const scaled = (scale: number) =>
    `translate(${50 - 50 * scale} ${35 - 35 * scale}) scale(${scale})`;
  const split = pen.pick([
    'M50 0H100V70H50Z',
    'M0 0L100 70H0Z',
    'M0 35H100V70H0Z',
    'M0 70L50 20L100 70Z',
  ]);
  return (
    <>
      <path d={outer} fill={dark} />
      <path d={outer} fill={light} transform={scaled(0.93)} />
      <path d={outer} fill={middle} transform={scaled(0.83)} />
      <path
        d={isRound ? circleHalf : split}
        fill={ground}
        opacity={0.5}
        clipPath="inset(0 24% 10% 24% round 40%)"
      />
      <path d={emblem} fill={dark} transform="translate(1 1.4)" />
      <path d={emblem} fill={paper} />
    </>
  );
};

const circleHalf = 'M50 10a25 25 0 0 1 0 50Z';
