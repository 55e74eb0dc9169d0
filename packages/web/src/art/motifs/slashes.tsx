import { closed } from '../paths.ts';
import type { Motif } from './motif.ts';

/** Blows that cut across the picture, and cross where there are many. */
export const slashes: Motif = (pen, { dark, middle, light, paper }) => {
  const turned = pen.whole(20, 50) * pen.pick([-1, 1] as const);
  const count = pen.whole(3, 5);
  const cuts = Array.from({ length: count }, (_, index) => {
    const y = 35 + (index - (count - 1) / 2) * pen.between(9, 12);
    const from = pen.between(4, 20);
    const to = pen.between(80, 98);
    const wide = pen.between(2.4, 4.6);
    return {
      y,
      d: closed([
        [from, y],
        [from + 24, y - wide],
        [to, y - wide * 0.2],
        [from + 28, y + wide * 0.6],
      ]),
    };
  });
  return (
    <g transform={`rotate(${turned} 50 35)`}>
      <rect x={-20} y={20} width={140} height={pen.between(20, 30)} fill={middle} opacity={0.75} />
      {cuts.map(({ y, d }, index) => (
        <g key={y}>
          <path d={d} fill={dark} transform="translate(1.5 2)" />
          <path d={d} fill={index % 2 === 0 ? paper : light} />
        </g>
      ))}
    </g>
  );
};
