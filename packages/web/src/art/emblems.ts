import { circle, polygon } from './paths.ts';

/** A sign of our own for a character, drawn about 0 in a box of 100. */
export interface Emblem {
  readonly d: string;
  /** Drawn as a line of this width, otherwise filled. */
  readonly line?: number;
}

const filled = (d: string): Emblem => ({ d });
const lined = (line: number, d: string): Emblem => ({ d, line });

const turned = (degrees: number, far: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
};

function web(): string {
  const spokes = Array.from({ length: 8 }, (_, index) => index * 45 + 22.5);
  const threads = [16, 30, 45].flatMap((far) =>
    spokes.map(
      (at) => `M${turned(at, far)}Q${turned(at + 22.5, far * 0.78)} ${turned(at + 45, far)}`,
    ),
  );
  return [...spokes.map((at) => `M0 0L${turned(at, 50)}`), ...threads].join('');
}

const BURST_RAYS = [48, 30, 40, 30, 54, 30, 40, 30, 48, 26, 36, 26];
const burst = () =>
  `M${BURST_RAYS.map((far, index) => `${turned(index * 30 - 90, far)}L${turned(index * 30 - 75, 17)}`).join('L')}Z`;

export const EMBLEMS = {
  web: lined(5, web()),
  burst: filled(burst()),
  hex: filled(polygon(6, 46) + polygon(6, 26)),
  claw: filled(
    'M-40 -44C-22 -20 -20 16 -34 46C-12 22 -10 -18 -24 -48ZM-6 -50C6 -22 6 20 -6 50C16 24 18 -20 8 -50ZM28 -46C36 -22 34 16 20 42C42 20 50 -18 42 -44Z',
  ),
  horn: filled(
    'M-14 46C-18 10 -6 -24 22 -50C22 -18 26 14 16 46ZM-46 46C-48 28 -42 14 -30 4C-30 18 -28 32 -26 46Z',
  ),
  cone: lined(6, circle(0, 0, 44) + circle(0, 0, 28) + circle(0, 0, 12)),
  gear: filled(polygon(10, 48, 36) + polygon(12, 18)),
  fist: lined(
    7,
    'M-40 -14L-30 -32H22L40 -14V14L26 38H-22L-40 18ZM-18 -32V-6M2 -32V-6M22 -32V-6M-40 0H6L14 12',
  ),
  star: filled(polygon(8, 50, 20)),
  star5: filled(polygon(5, 50, 20)),
  star6: filled(polygon(6, 50, 26)),
  leaf: lined(5, 'M0 -50C34 -26 36 18 0 50C-36 18 -34 -26 0 -50ZM0 -30V60'),
  horse: filled(
    'M-30 48C-32 10 -24 -18 4 -34L10 -50L18 -34C36 -22 42 -4 42 12L26 22L12 8C6 24 20 32 22 48Z',
  ),
  hammer: filled('M-40 -34H24L40 -14L24 6H-40ZM-8 6H8V52H-8Z'),
  eye: filled('M-50 0Q0 -44 50 0Q0 44 -50 0ZM0 -20A20 20 0 1 0 0.1 -20Z'),
  crown: filled('M-42 34L-48 -22L-24 4L0 -40L24 4L48 -22L42 34Z'),
  paw: filled(
    'M0 6C22 6 34 22 28 36C22 48 -22 48 -28 36C-34 22 -22 6 0 6ZM-36 -4A11 14 0 1 0 -35.9 -4ZM-13 -24A11 15 0 1 0 -12.9 -24ZM13 -24A11 15 0 1 0 13.1 -24ZM36 -4A11 14 0 1 0 36.1 -4Z',
  ),
  feather: filled('M-40 44C-36 -6 0 -40 44 -48C46 -8 22 32 -20 34L-32 50Z'),
  knot: lined(8, 'M-44 0C-44 -40 0 -40 0 0C0 40 44 40 44 0C44 -40 0 -40 0 0C0 40 -44 40 -44 0Z'),
  bolt: filled('M10 -52L-30 8H-4L-14 52L32 -12H4Z'),
  heart: filled(
    'M0 46C-34 22 -48 4 -46 -16C-44 -40 -12 -44 0 -20C12 -44 44 -40 46 -16C48 4 34 22 0 46Z',
  ),
  flame: filled(
    'M4 -52C10 -26 40 -12 36 18C34 40 16 50 0 50C-20 50 -36 36 -36 14C-36 -2 -24 -12 -20 -26C-10 -20 -6 -10 -6 0C4 -12 8 -30 4 -52Z',
  ),
  wave: lined(8, 'M-50 -20Q-25 -44 0 -20T50 -20M-50 6Q-25 -18 0 6T50 6M-50 32Q-25 8 0 32T50 32'),
  target: lined(7, `${circle(0, 0, 40)}${circle(0, 0, 18)}M0 -52V-28M0 52V28M-52 0H-28M52 0H28`),
  shield: filled('M0 -50L40 -38V0C40 28 24 42 0 52C-24 42 -40 28 -40 0V-38Z'),
  skull: filled(
    'M0 -50C-30 -50 -44 -30 -44 -6C-44 8 -36 18 -26 24V44H-10V34H-2V44H2V34H10V44H26V24C36 18 44 8 44 -6C44 -30 30 -50 0 -50ZM-18 -16A12 12 0 1 0 -17.9 -16ZM18 -16A12 12 0 1 0 18.1 -16Z',
  ),
  tree: filled('M0 -54L26 -18H14L34 10H18L40 36H8V52H-8V36H-40L-18 10H-34L-14 -18H-26Z'),
  axe: filled(
    'M-5 -50H5V50H-5ZM5 -44C30 -46 44 -28 46 0C30 -10 18 -10 5 -4ZM-5 -44C-30 -46 -44 -28 -46 0C-30 -10 -18 -10 -5 -4Z',
  ),
  bow: lined(6, 'M-30 -48C30 -30 30 30 -30 48L-30 -48M-44 0H44M32 -10L46 0L32 10'),
  atom: lined(
    5,
    'M-50 0A50 18 0 1 0 50 0A50 18 0 1 0 -50 0ZM-25 -43A50 18 60 1 0 25 43A50 18 60 1 0 -25 -43ZM25 -43A50 18 -60 1 0 -25 43A50 18 -60 1 0 25 -43ZM-6 0A6 6 0 1 0 6 0A6 6 0 1 0 -6 0Z',
  ),
  spiral: lined(
    8,
    'M0 0C10 -12 26 -2 20 16C12 36 -24 34 -30 6C-36 -28 4 -50 32 -34C58 -18 56 24 36 42',
  ),
  ring: filled(circle(0, 0, 46) + circle(0, 0, 28)),
  scales: lined(
    6,
    'M0 -46V40M-24 44H24M-40 -32H40M-40 -32L-56 6H-24ZM40 -32L24 6H56ZM-56 6Q-40 22 -24 6M24 6Q40 22 56 6',
  ),
  wings: filled(
    'M0 20C-8 -14 -30 -34 -56 -38C-52 -8 -36 6 -20 8C-30 14 -40 14 -48 10C-38 32 -14 40 0 28C14 40 38 32 48 10C40 14 30 14 20 8C36 6 52 -8 56 -38C30 -34 8 -14 0 20Z',
  ),
  ant: filled(
    'M-12 30A12 18 0 1 0 12 30A12 18 0 1 0 -12 30ZM-8 2A8 10 0 1 0 8 2A8 10 0 1 0 -8 2ZM-10 -22A10 11 0 1 0 10 -22A10 11 0 1 0 -10 -22ZM-8 -30L-26 -52L-22 -30ZM8 -30L26 -52L22 -30Z',
  ),
  hourglass: filled(
    'M-34 -50H34V-40C34 -20 12 -12 8 0C12 12 34 20 34 40V50H-34V40C-34 20 -12 12 -8 0C-12 -12 -34 -20 -34 -40Z',
  ),
  tentacle: lined(
    9,
    'M-46 40C-30 10 -50 -20 -26 -36C-6 -46 4 -22 -10 -16M46 40C30 10 50 -20 26 -36C6 -46 -4 -22 10 -16M0 48V10',
  ),
  pumpkin: filled(
    'M0 -30C40 -46 56 -10 50 14C44 44 20 46 0 42C-20 46 -44 44 -50 14C-56 -10 -40 -46 0 -30ZM-32 2H-10L-20 -16ZM32 2H10L20 -16ZM-32 16L-16 22L0 16L16 22L32 16L20 34H-20ZM-6 -34L4 -52L14 -48L6 -32Z',
  ),
  brain: lined(
    6,
    'M0 -40C-20 -50 -38 -38 -38 -22C-52 -14 -50 8 -40 14C-42 32 -22 44 0 36C22 44 42 32 40 14C50 8 52 -14 38 -22C38 -38 20 -50 0 -40ZM0 -40V36M-38 -22Q-22 -18 -20 -4M38 -22Q22 -18 20 -4M-40 14Q-24 12 -18 22M40 14Q24 12 18 22',
  ),
  screen: lined(7, 'M-44 -34H44V26H-44ZM-16 26L-22 44H22L16 26M-24 -12L-8 -4L-24 4M0 8H24'),
  mountain: filled('M-54 42L-14 -40L6 -4L22 -28L56 42Z'),
  moon: filled('M14 -48A48 48 0 1 0 44 26A40 40 0 1 1 14 -48Z'),
  bear: filled(
    'M-40 -44A16 16 0 0 1 -18 -40Q0 -48 18 -40A16 16 0 0 1 40 -44A16 16 0 0 1 40 -20Q50 10 24 36Q0 52 -24 36Q-50 10 -40 -20A16 16 0 0 1 -40 -44ZM-20 -10A6 6 0 1 0 -19.9 -10ZM20 -10A6 6 0 1 0 20.1 -10ZM-12 20Q0 8 12 20Q0 34 -12 20Z',
  ),
  harp: lined(
    6,
    'M-30 48V-20C-30 -48 10 -52 36 -34C20 -10 10 30 -30 48M-18 -28V32M-4 -34V18M10 -36V0',
  ),
  key: lined(8, `${circle(-24, 0, 20)}M-4 0H48M32 0V18M46 0V14`),
  anvil: filled(
    'M-50 -26H30C34 -10 50 -8 56 -22C54 4 30 8 16 12V28H32V44H-32V28H-14V10C-34 6 -48 -6 -50 -26Z',
  ),
  fish: filled(
    'M-50 0C-26 -34 16 -30 34 -4L54 -24V24L34 4C16 30 -26 34 -50 0ZM-30 -8A4 4 0 1 0 -29.9 -8Z',
  ),
  city: filled('M-50 46V-4H-28V-30H-10V-50H10V-16H28V-36H50V46Z'),
  chain: lined(
    9,
    'M-10 -30C-30 -50 -54 -26 -36 -8L-22 6M10 30C30 50 54 26 36 8L22 -6M-22 -4L-6 -20C8 -34 30 -10 16 4L-4 22C-18 36 -40 12 -26 -2Z',
  ),
  diamond: filled('M0 -50L38 0L0 50L-38 0ZM0 -28L-20 0L0 28L20 0Z'),
  snow: lined(
    6,
    'M0 -50V50M-43 -25L43 25M-43 25L43 -25M-12 -40L0 -28L12 -40M-12 40L0 28L12 40M-42 -8L-24 -14L-28 -32M42 8L24 14L28 32M-42 8L-24 14L-28 32M42 -8L24 -14L28 -32',
  ),
} as const satisfies Readonly<Record<string, Emblem>>;

export type EmblemName = keyof typeof EMBLEMS;
