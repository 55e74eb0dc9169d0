/** Pictures are drawn on a sheet of this size; its edges may be cut off. */
export const SHEET = { width: 100, height: 70, x: 50, y: 35 } as const;

export type Point = readonly [x: number, y: number];

const short = (number: number) => String(Math.round(number * 10) / 10);
const spot = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** A closed shape through these points. */
export const closed = (points: readonly Point[]) => `M${points.map(spot).join('L')}Z`;

/** A line through these points. */
export const line = (points: readonly Point[]) => `M${points.map(spot).join('L')}`;

/** The point at an angle, in turns of the whole circle, and a distance. */
export function around([x, y]: Point, turn: number, distance: number): Point {
  const angle = turn * 2 * Math.PI;
  return [x + Math.sin(angle) * distance, y - Math.cos(angle) * distance];
}

/** Points all around a centre; the distance may differ from point to point. */
export function ring(
  centre: Point,
  count: number,
  distance: (index: number) => number,
  turned = 0,
): readonly Point[] {
  return Array.from({ length: count }, (_, index) =>
    around(centre, turned + index / count, distance(index)),
  );
}

/** A circle as part of a path. */
export const circle = ([x, y]: Point, radius: number) =>
  `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(radius * 2)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-radius * 2)} 0Z`;

/** Spots for a stroke with round ends: all dots of one size in one path. */
export const dots = (points: readonly Point[]) => points.map((at) => `M${spot(at)}h0`).join('');

/** Wedges from a centre to far outside the sheet, every other one filled. */
export function rays(centre: Point, count: number, turned: number, reach = 90): string {
  return Array.from({ length: count }, (_, index) => {
    const from = turned + index / count;
    return closed([centre, around(centre, from, reach), around(centre, from + 0.5 / count, reach)]);
  }).join('');
}
