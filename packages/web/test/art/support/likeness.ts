import { channelsOf } from '../../../src/art/colours.ts';
import type { Layer } from '../../../src/art/drawing/layer.ts';
import type { Point } from '../../../src/art/paths.ts';
import { segmentsOf } from '../../../src/art/paths.ts';
import { stagesOf } from '../../../src/art/stages.ts';
import type { Signature } from '../../../src/art/subject.ts';

/** How far apart two characters' colours are, on average over palette and backdrop. */
export function colourDistance(one: Signature, other: Signature): number {
  const colours = ({ palette, ground }: Signature) => [...palette, ...ground].map(channelsOf);
  const others = colours(other);
  const far = colours(one).map((channels, index) => {
    const [red, green, blue] = others[index] ?? [0, 0, 0];
    return Math.hypot(channels[0] - red, channels[1] - green, channels[2] - blue);
  });
  return far.reduce((sum, each) => sum + each, 0) / far.length;
}

const STEP = 8;

/** The share of places that one silhouette covers and the other does not, of those that either covers. */
export function silhouetteDistance(one: Signature, other: Signature): number {
  const [first, second] = [covered(one), covered(other)];
  const either = new Set([...first, ...second]).size;
  const both = [...first].filter((place) => second.has(place)).length;
  return 1 - both / either;
}

const known = new WeakMap<Signature, ReadonlySet<number>>();

/** The places of a grid over the upper part of a picture that the heavy contour encloses. */
function covered(signature: Signature): ReadonlySet<number> {
  const before = known.get(signature);
  if (before) return before;
  const shapes = stagesOf(signature).flat().flatMap(outlines).flatMap(polygonsOf);
  const places = new Set<number>();
  for (let y = 4; y < 200; y += STEP) {
    for (let x = 4; x < 200; x += STEP) {
      if (shapes.some((shape) => isInside([x, y], shape))) places.add(y * 200 + x);
    }
  }
  known.set(signature, places);
  return places;
}

function outlines(layer: Layer): readonly string[] {
  return layer.kind === 'lit' && layer.isOutline ? [layer.d] : [];
}

/** The corners of each closed part of a path; curves become a few lines. */
function polygonsOf(d: string): readonly (readonly Point[])[] {
  const found: Point[][] = [];
  let here: Point = [0, 0];
  for (const { command, points } of segmentsOf(d)) {
    if (command === 'M') found.push([]);
    const end = points.at(-1);
    if (!end) continue;
    const shape = found.at(-1);
    for (const share of [0.25, 0.5, 0.75, 1]) shape?.push(onCurve([here, ...points], share));
    here = end;
  }
  return found;
}

/** The point of a Bézier curve of any degree at a share of its length. */
function onCurve(points: readonly Point[], share: number): Point {
  const [first = [0, 0]] = points;
  if (points.length === 1) return first;
  const between = points.slice(1).map((point, index): Point => {
    const before = points[index] ?? point;
    return [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share];
  });
  return onCurve(between, share);
}

function isInside([x, y]: Point, shape: readonly Point[]): boolean {
  let inside = false;
  shape.forEach(([ax, ay], index) => {
    const [bx, by] = shape[index === 0 ? shape.length - 1 : index - 1] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
