import type { Point } from '../paths.ts';
import { closed, dots } from '../paths.ts';
import type { Motif } from './motif.ts';

/** Old trees, one behind the other, with something that glows between them. */
export const forest: Motif = (pen, { dark, ground, middle, light, paper }) => {
  const rows = [
    { fill: middle, base: 58, tall: 34, count: 6, opacity: 0.75 },
    { fill: ground, base: 66, tall: 46, count: 4, opacity: 1 },
    { fill: dark, base: 74, tall: 56, count: 3, opacity: 1 },
  ];
  const lights = Array.from({ length: 5 }, (): Point => [pen.between(8, 92), pen.between(34, 58)]);
  return (
    <>
      <circle
        cx={pen.between(25, 75)}
        cy={pen.between(12, 24)}
        r={pen.between(7, 12)}
        fill={light}
      />
      {rows.map(({ fill, base, tall, count, opacity }) => (
        <path
          key={base}
          opacity={opacity}
          fill={fill}
          d={Array.from({ length: count }, (_, index) => {
            const x = ((index + 0.5) * 100) / count + pen.between(-7, 7);
            return firTree(x, base - tall * (pen.between(8, 11) / 10), base, 90 / count);
          }).join('')}
        />
      ))}
      <path d={dots(lights)} stroke={paper} strokeWidth={1.8} strokeLinecap="round" />
    </>
  );
};

/** Three skirts of branches over a trunk. */
function firTree(x: number, top: number, base: number, wide: number): string {
  const high = base - top;
  const at = (down: number) => top + high * down;
  return closed([
    [x, top],
    [x + wide * 0.26, at(0.34)],
    [x + wide * 0.14, at(0.34)],
    [x + wide * 0.4, at(0.64)],
    [x + wide * 0.2, at(0.64)],
    [x + wide * 0.54, at(0.92)],
    [x + wide * 0.08, at(0.92)],
    [x + wide * 0.08, base],
    [x - wide * 0.08, base],
    [x - wide * 0.08, at(0.92)],
    [x - wide * 0.54, at(0.92)],
    [x - wide * 0.2, at(0.64)],
    [x - wide * 0.4, at(0.64)],
    [x - wide * 0.14, at(0.34)],
    [x - wide * 0.26, at(0.34)],
  ]);
}
