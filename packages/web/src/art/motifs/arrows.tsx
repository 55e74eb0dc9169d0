import { closed } from '../paths.ts';
import type { Motif } from './motif.ts';

/** A plan: arrows that drive forward around what stands in the way. */
export const arrows: Motif = (pen, { dark, middle, light, paper }) => {
  const turned = pen.pick([-28, -14, 0, 14, 28, 180, 160, 200] as const);
  const count = pen.whole(2, 4);
  const shafts = Array.from({ length: count }, (_, index) => {
    const y = 35 + (index - (count - 1) / 2) * pen.between(15, 19);
    const tip = pen.between(66, 88);
    const from = pen.between(-12, 18);
    const wide = pen.between(3, 5);
    return closed([
      [from, y - wide * 0.6],
      [tip - 16, y - wide],
      [tip - 16, y - wide * 2.2],
      [tip, y],
      [tip - 16, y + wide * 2.2],
      [tip - 16, y + wide],
      [from, y + wide * 0.6],
    ]);
  });
  return (
    <g transform={`rotate(${turned} 50 35)`} strokeLinejoin="round">
      <circle
        cx={pen.between(56, 70)}
        cy={35}
        r={pen.between(18, 24)}
        fill={middle}
        opacity={0.7}
      />
      {shafts.map((d, index) => (
        <path
          key={d}
          d={d}
          fill={[light, paper, middle, light][index]}
          stroke={dark}
          strokeWidth={2.4}
        />
      ))}
    </g>
  );
};
