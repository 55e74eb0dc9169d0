import { circle } from '../paths.ts';
import type { Motif } from './motif.ts';

/** Heads and shoulders, row behind row. */
export const crowd: Motif = (pen, { dark, ground, middle, light, paper }) => {
  const row = (y: number, size: number, gap: number) => {
    const shift = pen.between(-gap / 2, gap / 2);
    return Array.from({ length: Math.ceil(110 / gap) }, (_, index) => {
      const x = index * gap + shift;
      const head = y + pen.between(-2, 2);
      const wide = size * 1.7;
      return `${circle([x, head], size)}M${x - wide} ${head + 40}V${head + size * 2}Q${x - wide} ${head + size} ${x} ${head + size}Q${x + wide} ${head + size} ${x + wide} ${head + size * 2}V${head + 40}Z`;
    }).join('');
  };
  const raised = pen.between(36, 64);
  return (
    <>
      <circle cx={50} cy={18} r={pen.between(14, 20)} fill={light} />
      <path d={row(30, 4, 13)} fill={middle} />
      <path d={row(40, 5.5, 18)} fill={ground} />
      <path d={row(52, 7, 24)} fill={dark} />
      {pen.chance(60) && (
        <path
          d={`M${raised} 70V34h-9V20h20v14h-9V70Z`}
          fill={paper}
          stroke={dark}
          strokeWidth={1.6}
        />
      )}
    </>
  );
};
