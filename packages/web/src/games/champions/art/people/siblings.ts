import type { Signature } from '../../../../art/subject.ts';

/** Two packs have him: his own, and his sister's. */
export const quicksilver: Signature = {
  palette: ['#2f7ab0', '#dfe8f2', '#f0c8a8', '#c8f4ff'],
  ground: ['#082030', '#2a8ab0', '#d8fbff'],
  build: 'athlete',
  emblem: 'hourglass',
  face: { hair: '#c8d0dc', iris: '#3f8ac0', mood: 'smirk' },
  pose: { turn: -9, scale: 1.05, x: 6, y: 18 },
  draw: `
    line white w12 o.35 M-60 150H40M-60 190H30M-60 110H50
    line #c8f4ff w5 o.6 M-60 130H46M-60 170H30M-60 70H50
    ---
    body suit
    trim second d6 M60 170L100 194L140 170L140 182L100 206L60 182ZM56 198L100 224L144 198L144 210L100 236L56 210Z
    neck
    head man
    lit second d12 sh:#8a96b0 M62 88C58 60 66 40 84 36C70 34 60 24 48 28C62 14 84 16 96 24C86 14 74 10 66 2C92 -2 116 10 124 26C142 40 142 66 138 88C136 76 132 66 124 60C110 54 96 60 84 52C74 62 66 74 62 88Z
    line #8a96b0 w2.4 M80 44C92 36 106 36 118 44M96 28C106 28 114 34 120 42
  `,
};
