import type { Motif } from './motif.ts';

/** Fire, tongue over tongue. */
export const flame: Motif = (pen, { dark, middle, light, paper }) => {
  const lean = pen.between(-8, 8);
  const tongue = (scale: number, x: number) => {
    const top = 68 - 64 * scale;
    const wide = 24 * scale;
    return `M${x} 68C${x - wide * 1.5} 62 ${x - wide * 1.2} ${68 - 30 * scale} ${x - wide * 0.5} ${68 - 40 * scale}C${x - wide * 0.5} ${68 - 30 * scale} ${x - wide * 0.1} ${68 - 34 * scale} ${x + lean * scale} ${top}C${x + wide * 0.5} ${68 - 44 * scale} ${x + wide * 0.5} ${68 - 36 * scale} ${x + wide * 0.6} ${68 - 30 * scale}C${x + wide * 1.1} ${68 - 28 * scale} ${x + wide * 1.5} 62 ${x} 68Z`;
  };
  const side = pen.between(16, 24);
  return (
    <g strokeLinejoin="round">
      <path
        d={tongue(pen.between(0.45, 0.6), 50 - side)}
        fill={middle}
        stroke={dark}
        strokeWidth={2}
      />
      <path
        d={tongue(pen.between(0.45, 0.6), 50 + side)}
        fill={middle}
        stroke={dark}
        strokeWidth={2}
      />
      <path d={tongue(pen.between(0.9, 1.05), 50)} fill={middle} stroke={dark} strokeWidth={2.6} />
      <path d={tongue(pen.between(0.6, 0.7), 50 + lean * 0.1)} fill={light} />
      <path d={tongue(pen.between(0.3, 0.4), 50)} fill={paper} />
    </g>
  );
};
