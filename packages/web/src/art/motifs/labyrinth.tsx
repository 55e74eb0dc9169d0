import { around } from '../paths.ts';
import type { Motif } from './motif.ts';

/** Rings with gaps that lead to the middle: a plan within a plan. */
export const labyrinth: Motif = (pen, { dark, middle, light, paper }) => {
  const radii = [8, 14, 20, 26, 32];
  const walls = radii.map((radius) => {
    const gap = pen.between(0, 1);
    const wide = 3.2 / radius;
    const [x, y] = around([50, 35], gap + wide, radius);
    const [toX, toY] = around([50, 35], gap, radius);
    const wall = `M${x.toFixed(1)} ${y.toFixed(1)}A${radius} ${radius} 0 1 1 ${toX.toFixed(1)} ${toY.toFixed(1)}`;
    const [inX, inY] = around([50, 35], gap + wide + 0.12, radius);
    const [outX, outY] = around([50, 35], gap + wide + 0.12, radius + 6);
    return `${wall}M${inX.toFixed(1)} ${inY.toFixed(1)}L${outX.toFixed(1)} ${outY.toFixed(1)}`;
  });
  const d = walls.join('');
  return (
    <g fill="none" strokeLinecap="round">
      <circle cx={50} cy={35} r={36} fill={dark} />
      <path d={d} stroke={middle} strokeWidth={3.6} />
      <path d={d} stroke={light} strokeWidth={1.1} />
      <circle cx={50} cy={35} r={4} fill={pen.chance(50) ? paper : light} />
    </g>
  );
};
