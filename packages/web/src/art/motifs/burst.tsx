import { closed, ring } from '../paths.ts';
import type { Motif } from './motif.ts';

/** Something explodes: jagged stars within each other. */
export const burst: Motif = (pen, { dark, middle, light, paper }) => {
  const points = pen.whole(9, 15) * 2;
  const turned = pen.between(0, 1);
  const centre = [pen.between(42, 58), pen.between(31, 39)] as const;
  const spikes = Array.from({ length: points }, (_, index) =>
    index % 2 === 0 ? pen.between(24, 34) : pen.between(14, 18),
  );
  const star = (scale: number) =>
    closed(ring(centre, points, (index) => (spikes[index] ?? 20) * scale, turned));
  return (
    <>
      <path d={star(1.12)} fill={dark} />
      <path d={star(1)} fill={middle} />
      <path d={star(0.68)} fill={light} />
      <path d={star(0.36)} fill={paper} />
    </>
  );
};
