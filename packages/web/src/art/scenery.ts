import type { Layer } from './drawing/layer.ts';
import { type Point, polygon, spot } from './paths.ts';

/** Numbers between 0 and 1, the same for the same seed. */
export function lots(seed: number): () => number {
  let last = seed * 7919 + 17;
  return () => {
    last = (last * 16807) % 2147483647;
    return last / 2147483647;
  };
}

const LEFT = -120;
const RIGHT = 330;

const flat = (d: string, fill: string, opacity = 1): Layer => ({ kind: 'flat', d, fill, opacity });
const whole = Math.round;

/** A row of firs on a line; the higher, the nearer. */
export function firs(
  seed: number,
  ground: number,
  height: number,
  count: number,
  fill: string,
  [left, right]: Point = [LEFT, RIGHT],
): Layer {
  const lot = lots(seed);
  const trees = Array.from({ length: count }, (_, index) => {
    const x = left + ((right - left) * (index + lot() * 0.7)) / count;
    const tall = height * (0.65 + lot() * 0.6);
    const wide = tall * (0.2 + lot() * 0.08);
    const steps = [1, 2, 3, 4];
    const at = (step: number) => ground - tall + (tall * step) / 4.6;
    const side = (sign: number) => (step: number) => [
      `${whole(x + (sign * wide * step) / 4)} ${whole(at(step))}`,
      `${whole(x + sign * wide * (step / 4 - 0.1))} ${whole(at(step) - 3)}`,
    ];
    const down = steps.flatMap(side(1));
    const up = steps.flatMap(side(-1)).reverse();
    const foot = [`${whole(x + wide)} ${ground + 4}`, `${whole(x - wide)} ${ground + 4}`];
    return `M${[`${whole(x)} ${whole(ground - tall)}`, ...down, ...foot, ...up].join('L')}Z`;
  });
  return flat(trees.join(''), fill);
}

/** Trunks from above the picture to below it. */
export function trunks(seed: number, count: number, width: number, fill: string): Layer {
  const lot = lots(seed);
  const all = Array.from({ length: count }, (_, index) => {
    const x = LEFT + ((RIGHT - LEFT) * (index + 0.2 + lot() * 0.6)) / count;
    const half = (width * (0.6 + lot() * 0.8)) / 2;
    const bent = (lot() - 0.5) * 20;
    const curve = (sign: number) =>
      [x + sign * half + bent, x + sign * half, x + sign * half * 2.4].map(whole);
    const [a = 0, b = 0, c = 0] = curve(-1);
    const [d = 0, e = 0, f = 0] = curve(1);
    return `M${whole(x - half)} -60C${a} 120 ${b} 240 ${c} 300L${f} 300C${e} 240 ${d} 120 ${whole(x + half)} -60Z`;
  });
  return flat(all.join(''), fill);
}

/** A row of houses, with lit windows if they have a colour. */
export function houses(
  seed: number,
  ground: number,
  height: number,
  count: number,
  fill: string,
  windows: string | null,
): readonly Layer[] {
  const lot = lots(seed);
  const wide = (RIGHT - LEFT) / count;
  const lit: string[] = [];
  const blocks = Array.from({ length: count }, (_, index) => {
    const x = LEFT + index * wide;
    const tall = height * (0.35 + lot() * 0.75);
    const width = wide * (0.82 + lot() * 0.3);
    const mast = lot() > 0.6 ? `v-${whole(8 + lot() * 16)}h3v10` : '';
    for (let row = 0; row < tall / 13 - 1; row++) {
      for (let column = 0; column < width / 9 - 1; column++) {
        if (lot() > 0.7) {
          lit.push(`M${whole(x + 4 + column * 9)} ${whole(ground - tall + 8 + row * 13)}h4v5h-4Z`);
        }
      }
    }
    return `M${whole(x)} ${ground}V${whole(ground - tall)}h${whole(width * 0.3)}${mast}H${whole(x + width)}V${ground}Z`;
  });
  return [flat(blocks.join(''), fill), ...(windows ? [flat(lit.join(''), windows, 0.7)] : [])];
}

/** Lines of speed towards a point. */
export function speed(seed: number, [x, y]: Point, count: number, fill: string): Layer {
  const lot = lots(seed);
  const wedges = Array.from({ length: count }, () => {
    const angle = lot() * 2 * Math.PI;
    const near = 70 + lot() * 40;
    const far = near + 60 + lot() * 120;
    const half = 0.02 * (1 + lot() * 3);
    const at = (turn: number, distance: number) =>
      spot([whole(x + distance * Math.cos(turn)), whole(y + distance * Math.sin(turn))]);
    return `M${at(angle, near)}L${at(angle - half, far)}L${at(angle + half, far)}Z`;
  });
  return flat(wedges.join(''), fill, 0.7);
}

/** An impact: three jagged stars in one another. */
export function impact(
  [x, y]: Point,
  radius: number,
  fills: readonly [string, string, string],
): Layer {
  const star = (corners: number, size: number, turned: number) =>
    polygon(corners, size, size * 0.56, turned);
  return {
    kind: 'group',
    transform: `translate(${x} ${y})`,
    opacity: 1,
    layers: [
      {
        kind: 'line',
        d: star(13, radius, -80),
        stroke: '#0b0914',
        width: 8,
        opacity: 1,
        dash: null,
      },
      flat(star(13, radius, -80), fills[0]),
      flat(star(11, radius * 0.72, -70), fills[1]),
      flat(star(9, radius * 0.42, -60), fills[2]),
    ],
  };
}

const SPOKES = 12;

/** Threads of a web about a point, finer than the emblem. */
export function webLayer([x, y]: Point, stroke: string): Layer {
  const at = (turn: number, far: number) => {
    const angle = (((turn + 0.5) * 360) / SPOKES) * (Math.PI / 180);
    return spot([x + far * Math.cos(angle), y + far * Math.sin(angle)]);
  };
  const spokes = Array.from({ length: SPOKES }, (_, index) => index);
  const threads = [14, 26, 39, 53, 68].map(
    (far) =>
      `M${at(0, far)}${spokes.map((spoke) => `Q${at(spoke + 0.5, far * 0.8)} ${at(spoke + 1, far)}`).join('')}`,
  );
  const d = [...spokes.map((spoke) => `M${spot([x, y])}L${at(spoke, 90)}`), ...threads].join('');
  return { kind: 'line', d, stroke, width: 1.5, opacity: 1, dash: null };
}
