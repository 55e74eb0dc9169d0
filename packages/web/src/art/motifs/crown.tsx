import type { Point } from '../paths.ts';
import { closed, dots } from '../paths.ts';
import type { Motif } from './motif.ts';

/** A crown, or a ring of points, set with stones. */
export const crown: Motif = (pen, { dark, ground, middle, light, paper }) => {
  const points = pen.pick([3, 5, 5, 7] as const);
  const wide = pen.between(24, 30);
  const low = pen.between(46, 50);
  const tops = Array.from({ length: points }, (_, index): Point => {
    const along = (index / (points - 1)) * 2 - 1;
    return [50 + along * (wide + 4), 12 + Math.abs(along) * 8 + pen.between(-2, 3)];
  });
  const notches = tops.slice(1).map(([x], index): Point => {
    const before = tops[index]?.[0] ?? x;
    return [(x + before) / 2, pen.between(30, 35)];
  });
  const outline = tops.flatMap((top, index) => [top, ...(notches[index] ? [notches[index]] : [])]);
  return (
    <g strokeLinejoin="round">
      <path
        d={closed([[50 - wide, low], ...outline, [50 + wide, low]])}
        fill={light}
        stroke={dark}
        strokeWidth={2.6}
      />
      <path
        d={closed([[50, low], ...outline.slice(points - 1), [50 + wide, low]])}
        fill={middle}
        opacity={0.65}
      />
      <path
        d={`M${50 - wide} ${low - 2}Q50 ${low + 5} ${50 + wide} ${low - 2}V${low + 9}Q50 ${low + 17} ${50 - wide} ${low + 9}Z`}
        fill={middle}
        stroke={dark}
        strokeWidth={2.4}
      />
      <path d={dots(tops)} stroke={dark} strokeWidth={7} strokeLinecap="round" />
      <path d={dots(tops)} stroke={paper} strokeWidth={4.4} strokeLinecap="round" />
      <path
        d={closed([
          [50, low - 1],
          [55, low + 7],
          [50, low + 14],
          [45, low + 7],
        ])}
        fill={paper}
        stroke={ground}
        strokeWidth={1.4}
      />
    </g>
  );
};
