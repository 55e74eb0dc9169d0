import type { Point } from '../paths.ts';
import { around, closed } from '../paths.ts';
import type { Motif } from './motif.ts';

/** Arms that wind into one spot. */
export const spiral: Motif = (pen, { dark, middle, light, paper }) => {
  const centre: Point = [pen.between(42, 58), pen.between(30, 40)];
  const arms = pen.whole(3, 6);
  const twist = pen.between(0.5, 1.1) * pen.pick([-1, 1] as const);
  const turned = pen.between(0, 1);
  const edge = (from: number, steps: readonly number[]) =>
    steps.map((step) => around(centre, from + twist * step ** 0.7, step * step * 62));
  const steps = Array.from({ length: 13 }, (_, step) => step / 12);
  const arm = (index: number) => {
    const from = turned + index / arms;
    return closed([...edge(from, steps), ...edge(from + 0.55 / arms, steps).reverse()]);
  };
  const all = Array.from({ length: arms }, (_, index) => arm(index)).join('');
  return (
    <>
      <path d={all} fill={dark} transform={`rotate(7 ${centre[0]} ${centre[1]})`} />
      <path d={all} fill={middle} />
      <circle cx={centre[0]} cy={centre[1]} r={8} fill={light} stroke={dark} strokeWidth={1.6} />
      <circle cx={centre[0]} cy={centre[1]} r={3.4} fill={paper} />
    </>
  );
};
