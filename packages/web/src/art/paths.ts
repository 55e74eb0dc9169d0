export type Point = readonly [x: number, y: number];

/** The middle of a picture, about which halves are mirrored. */
const MIDDLE = 100;

const short = (number: number) => String(Math.round(number * 10) / 10);
export const spot = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** One command of a path in absolute coordinates: the points it leads by, the last one its end. */
export interface Segment {
  readonly command: string;
  readonly points: readonly Point[];
  /** Of an arc: everything before its end. */
  readonly arc?: readonly number[];
}

const TOKEN = /[A-Za-z]|-?(?:\d*\.\d+|\d+)/g;
const POINTS: Readonly<Record<string, number>> = { M: 1, L: 1, T: 1, Q: 2, S: 2, C: 3 };

/** Reads a path of M, L, C, Q, S, T, A, H, V and Z. */
export function segmentsOf(d: string): readonly Segment[] {
  const tokens = d.match(TOKEN) ?? [];
  const found: Segment[] = [];
  let at = 0;
  let command = '';
  let here: Point = [0, 0];
  const number = () => Number(tokens[at++]);
  const point = (): Point => [number(), number()];
  while (at < tokens.length) {
    const token = tokens[at] ?? '';
    if (/[A-Za-z]/.test(token)) {
      command = token;
      at += 1;
    }
    if (command === 'Z') {
      found.push({ command, points: [] });
      continue;
    }
    if (command === 'A') {
      const arc = [number(), number(), number(), number(), number()];
      here = point();
      found.push({ command, points: [here], arc });
      continue;
    }
    if (command === 'H' || command === 'V') {
      const to = number();
      here = command === 'H' ? [to, here[1]] : [here[0], to];
      found.push({ command: 'L', points: [here] });
      continue;
    }
    const count = POINTS[command];
    if (count === undefined) throw new Error(`A drawing cannot read the path ${d}`);
    const points = Array.from({ length: count }, point);
    here = points.at(-1) ?? here;
    found.push({ command, points });
    // Further pairs after a first point are lines.
    if (command === 'M') command = 'L';
  }
  return found;
}

const written = ({ command, points, arc }: Segment) =>
  `${command}${[...(arc ? [arc.join(' ')] : []), ...points.map(spot)].join(' ')}`;

const over = ([x, y]: Point): Point => [2 * MIDDLE - x, y];

/** The path as the other half of a picture has it. */
export function mirrored(d: string): string {
  return segmentsOf(d)
    .map((segment) => {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = segment.arc ?? [];
      const points = segment.points.map(over);
      return written(
        segment.arc
          ? { ...segment, points, arc: [rx, ry, -turn, large, 1 - sweep] }
          : { ...segment, points },
      );
    })
    .join('');
}

/** The closed shape whose right half this path draws from top to bottom. */
export function closedFromHalf(half: string): string {
  const segments = segmentsOf(half);
  const ends = segments.map(({ points }): Point => points.at(-1) ?? [MIDDLE, 0]);
  const back = segments
    .map(({ command, points }, index) => {
      const before = ends[index - 1];
      if (before === undefined || command === 'M') return '';
      return written({ command, points: [...points.slice(0, -1).reverse(), before].map(over) });
    })
    .reverse();
  const last = over(ends.at(-1) ?? [MIDDLE, 0]);
  return `${segments.map(written).join('')}L${spot(last)}${back.join('')}Z`;
}

/** A regular shape; with a second radius, a star. */
export function polygon(corners: number, radius: number, inner = radius, turned = -90): string {
  const count = inner === radius ? corners : 2 * corners;
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = ((turned + (index * 360) / count) * Math.PI) / 180;
    const far = index % 2 === 0 ? radius : inner;
    return [far * Math.cos(angle), far * Math.sin(angle)];
  });
  return `M${points.map(spot).join('L')}Z`;
}

/** A circle as a path. */
export function circle(x: number, y: number, radius: number): string {
  const [left, right] = [spot([x - radius, y]), spot([x + radius, y])];
  return `M${left}A${radius} ${radius} 0 1 0 ${right}A${radius} ${radius} 0 1 0 ${left}Z`;
}
