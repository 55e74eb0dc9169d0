/** Lines of a drawing, moved, turned or grown. */
export const at = (transform: string, lines: string): string => `( ${transform}
${lines}
)`;

interface Limbs {
  readonly trunk: string;
  readonly legs: string;
  readonly arms: string;
  readonly head: readonly [x: number, y: number];
}

/** A small figure in action, about 0, some 120 high: `main` is the suit, `second` the legs. */
const posed = ({ trunk, legs, arms, head: [x, y] }: Limbs): string => `
    line ink w22 ${trunk}${legs}${arms}
    flat ink O${x} ${y} 18
    line second w14 ${legs}
    line main w13 ${arms}
    line main w20 ${trunk}
    flat skin O${x} ${y} 13`;

export const POSES = {
  run: posed({
    trunk: 'M-2 -20C4 -8 2 4 -6 16',
    legs: 'M-6 16L18 28L8 54M-6 16L-28 28L-46 18',
    arms: 'M-2 -18L24 -12L38 -28M-2 -18L-26 -8L-34 12',
    head: [4, -40],
  }),
  guard: posed({
    trunk: 'M0 -20L0 16',
    legs: 'M0 16L-20 34L-24 60M0 16L20 34L26 60',
    arms: 'M-4 -18L-26 -2L2 -10M4 -18L26 -2L-2 0',
    head: [0, -40],
  }),
  cast: posed({
    trunk: 'M0 -20L-2 18',
    legs: 'M-2 18L-20 36L-22 60M-2 18L16 38L22 60',
    arms: 'M0 -18L26 -14L52 -22M0 -18L-26 -26L-44 -50',
    head: [2, -40],
  }),
  hurl: posed({
    trunk: 'M0 -20C-6 -6 -4 6 4 16',
    legs: 'M4 16L30 32L40 58M4 16L-18 32L-40 50',
    arms: 'M0 -18L28 -20L48 -4M0 -18L-24 -34L-16 -60',
    head: [6, -40],
  }),
  kneel: posed({
    trunk: 'M0 -16C6 -4 4 8 -4 20',
    legs: 'M-4 20L26 24L28 54M-4 20L-20 50L-46 52',
    arms: 'M0 -14L20 8L28 26M0 -14L-24 0L-20 26',
    head: [12, -34],
  }),
  soar: posed({
    trunk: 'M-16 0L20 -4',
    legs: 'M-16 0L-44 -2L-74 4M-16 0L-44 12L-70 22',
    arms: 'M20 -4L46 -10L72 -14M16 -2L0 18L-16 24',
    head: [38, -12],
  }),
  lunge: posed({
    trunk: 'M-6 -16C4 -8 6 4 -2 16',
    legs: 'M-2 16L-26 30L-54 52M-2 16L26 22L30 54',
    arms: 'M-2 -14L26 -14L58 -18M-4 -12L-26 2L-10 14',
    head: [4, -38],
  }),
  fall: posed({
    trunk: 'M-2 18C6 6 4 -8 0 -18',
    legs: 'M0 -18L-24 -34L-18 -60M0 -18L24 -30L44 -52',
    arms: 'M-2 16L-30 4L-50 -16M-2 16L26 14L48 -6',
    head: [-6, 38],
  }),
  cheer: posed({
    trunk: 'M0 -20L0 16',
    legs: 'M0 16L-14 38L-16 62M0 16L14 38L16 62',
    arms: 'M0 -18L-24 -34L-28 -64M0 -18L24 -34L28 -64',
    head: [0, -40],
  }),
  sit: posed({
    trunk: 'M0 -20L0 16',
    legs: 'M0 16L-34 24L-6 34M0 16L34 24L6 34',
    arms: 'M0 -18L-24 2L-30 20M0 -18L24 2L30 20',
    head: [0, -40],
  }),
} as const;
