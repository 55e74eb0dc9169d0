import type { Point } from '../paths.ts';
import { closed } from '../paths.ts';
import type { Motif } from './motif.ts';

/** A cut stone that throws light. */
export const crystal: Motif = (pen, { dark, ground, middle, light, paper }) => {
  const wide = pen.between(15, 22);
  const waist = pen.between(22, 32);
  const top: Point = [50 + pen.between(-3, 3), pen.between(4, 9)];
  const foot: Point = [50 + pen.between(-3, 3), pen.between(61, 67)];
  const left: Point = [50 - wide, waist];
  const right: Point = [50 + wide, waist + pen.between(-2, 4)];
  const inner: Point = [50 + pen.between(-7, 7), waist + pen.between(3, 9)];
  const shards = Array.from({ length: pen.whole(2, 4) }, (_, index) => {
    const x = 50 + (index % 2 === 0 ? -1 : 1) * pen.between(22, 36);
    const y = pen.between(34, 52);
    return closed([
      [x, y - 10],
      [x + 4, y],
      [x, y + 12],
      [x - 4, y],
    ]);
  });
  return (
    <>
      <path
        d={closed([
          [top[0], top[1] - 3],
          [right[0] + 3, right[1]],
          [foot[0], foot[1] + 3],
          [left[0] - 3, left[1]],
        ])}
        fill={dark}
      />
      <path d={shards.join('')} fill={middle} stroke={dark} strokeWidth={1.2} />
      <path d={closed([top, inner, left])} fill={paper} />
      <path d={closed([top, right, inner])} fill={light} />
      <path d={closed([left, inner, foot])} fill={middle} />
      <path d={closed([inner, right, foot])} fill={ground} stroke={middle} strokeWidth={0.6} />
    </>
  );
};
