import type { Layer } from './drawing/layer.ts';
import type { Verb } from './drawing/read.ts';
import { EMBLEMS, type Emblem } from './emblems.ts';
import type { Point } from './paths.ts';
import { firs, houses, impact, speed, trunks, webLayer } from './scenery.ts';

const numbers = (words: readonly string[]) =>
  words.map((word) => {
    const number = Number(word);
    if (Number.isNaN(number)) throw new Error(`A drawing expects a number, not ${word}.`);
    return number;
  });

const isFaint = (word: string) => /^o\.\d+$/.test(word);

/** `sign web #fff 100 184 34 o.5 w6`: an emblem at a place, so large. */
const sign: Verb = (words, colour) => {
  const [name = '', fill, ...rest] = words;
  const known: Readonly<Record<string, Emblem>> = EMBLEMS;
  const emblem = known[name];
  if (!emblem) throw new Error(`There is no emblem ${name}.`);
  const opacity = Number(rest.find(isFaint)?.slice(1) ?? 1);
  const width = rest.find((word) => /^w/.test(word))?.slice(1);
  const [x = 100, y = 120, size = 100] = numbers(rest.filter((word) => !/^[ow]/.test(word)));
  return [emblemLayer(emblem, [x, y], size, colour(fill), opacity, width)];
};

export function emblemLayer(
  { d, line }: Emblem,
  [x, y]: Point,
  size: number,
  colour: string,
  opacity: number,
  width?: string,
): Layer {
  // A large emblem keeps a fine line.
  const wide = line !== undefined && size > 120 ? (line * 60) / size : (line ?? 0);
  return {
    kind: 'group',
    transform: `translate(${x} ${y}) scale(${size / 100})`,
    opacity,
    layers: [
      line === undefined
        ? { kind: 'flat', d, fill: colour, opacity: 1 }
        : {
            kind: 'line',
            d,
            stroke: colour,
            width: width === undefined ? wide : Number(width),
            opacity: 1,
            dash: null,
          },
    ],
  };
}

/** Verbs that every drawing has. */
export const SHARED_VERBS: Readonly<Record<string, Verb>> = {
  sign,
  /** `webs #fill x y`: threads of a web all over a part. */
  webs: ([fill, ...rest], colour) => {
    const [x = 100, y = 100] = numbers(rest);
    return [webLayer([x, y], colour(fill))];
  },
  /** `firs #fill seed ground height count [left right]` */
  firs: ([fill, ...rest], colour) => {
    const [seed = 1, ground = 160, height = 80, count = 14, ...ends] = numbers(rest);
    const [left, right] = ends;
    return [
      left === undefined || right === undefined
        ? firs(seed, ground, height, count, colour(fill))
        : firs(seed, ground, height, count, colour(fill), [left, right]),
    ];
  },
  /** `trunks #fill seed count width` */
  trunks: ([fill, ...rest], colour) => {
    const [seed = 1, count = 8, width = 30] = numbers(rest);
    return [trunks(seed, count, width, colour(fill))];
  },
  /** `houses #fill #windows seed ground height count`; no windows: `-` */
  houses: ([fill, windows, ...rest], colour) => {
    const [seed = 1, ground = 160, height = 90, count = 14] = numbers(rest);
    const lit = windows === '-' ? null : colour(windows);
    return houses(seed, ground, height, count, colour(fill), lit);
  },
  /** `speed #fill seed count x y` */
  speed: ([fill, ...rest], colour) => {
    const [seed = 1, count = 18, x = 100, y = 110] = numbers(rest);
    return [speed(seed, [x, y], count, colour(fill))];
  },
  /** `impact x y radius #outer #middle #inner` */
  impact: ([x, y, radius, ...fills], colour) => {
    const [first = '', second = '', third = ''] = fills.map(colour);
    const [px = 0, py = 0, size = 0] = numbers([x ?? '', y ?? '', radius ?? '']);
    return [impact([px, py], size, [first, second, third])];
  },
};
