import { lots } from './lots.ts';

interface Forest {
  readonly seed: number;
  readonly count: number;
  readonly height: number;
  readonly foot: number;
  readonly from: number;
  readonly to: number;
}

const LAYERS = [1, 2, 3, 4];

/** A row of firs as one path. */
export function firs({ seed, count, height, foot, from, to }: Forest): string {
  const lot = lots(seed);
  let path = '';
  for (let index = 0; index < count; index++) {
    const x = Math.round(from + ((to - from) * (index + lot() * 0.7)) / count);
    const high = height * (0.65 + lot() * 0.6);
    const half = high * (0.2 + lot() * 0.08);
    const top = foot - high;
    const branch = (layer: number, side: 1 | -1) => {
      const y = top + (high * layer) / 4.6;
      const out = `L${Math.round(x + (side * half * layer) / 4)} ${Math.round(y)}`;
      const back = `L${Math.round(x + side * half * (layer / 4 - 0.1))} ${Math.round(y - 3)}`;
      return side === 1 ? out + back : back + out;
    };
    const right = LAYERS.map((layer) => branch(layer, 1)).join('');
    const left = LAYERS.toReversed()
      .map((layer) => branch(layer, -1))
      .join('');
    const base = `L${Math.round(x + half)} ${foot + 4}L${Math.round(x - half)} ${foot + 4}`;
    path += `M${x} ${Math.round(top)}${right}${base}${left}Z`;
  }
  return path;
}
