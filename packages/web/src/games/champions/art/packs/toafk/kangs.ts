import type { Signature } from '../../../../../art/subject.ts';

/** The same man at other times of his life. */

export const immortus: Signature = {
  palette: ['#4a3a7a', '#c8a848', '#d8b898', '#e8d0ff'],
  ground: ['#100c24', '#3f3a7a', '#e8d8a0'],
  build: 'robe',
  emblem: 'hourglass',
  face: { hair: '#c8c4d0', iris: '#4a5a9a', isOld: true, mood: 'grim' },
  pose: { turn: 3, scale: 1.02, y: 34 },
  draw: `
    wear highCollar second #fff0b0
    ---
    body suit
    trim second d6 |M100 150L112 140L116 246L100 246
    neck
    head long
    wear beard #d8d4e0
    lit suit d16 M62 62C60 20 70 -10 78 -36L100 -20L122 -36C130 -10 140 20 138 62C116 50 84 50 62 62Z
    trim second d5 M62 62C84 48 116 48 138 62L138 76C116 62 84 62 62 76Z
    glow #fff6d0 halo:#ffc83c w5 M100 6L110 22L100 38L90 22Z
  `,
};

export const ironLad: Signature = {
  palette: ['#8a94a8', '#3fa06a', '#e8bc98', '#a8ffd8'],
  ground: ['#0c1c20', '#2f6a6a', '#b8ffe0'],
  build: 'slight',
  emblem: 'hex',
  face: { hair: '#3a2418', iris: '#4a8a9a', mood: 'calm' },
  pose: { turn: -6, scale: 1.1, y: 16 },
  fleck: ['circles', '#8affd0'],
  draw: `
    body suit
    wear breastplate second
    glow #e0fff0 halo:#3affb0 w8 O100 182 11
    lit suit pair d8 M128 132C160 124 180 146 184 176C164 172 148 164 130 160Z
    neck suit<30
    head man
    wear tousled #4a2e1e
    lit suit pair d6 M132 66L148 62L150 112L124 132L120 120L134 104Z
    line second w3 pair M140 72L142 106
  `,
};

export const ramaTut: Signature = {
  palette: ['#2a6a9a', '#e8b83a', '#c89468', '#fff0a0'],
  ground: ['#241808', '#a8742a', '#ffe8a0'],
  build: 'strong',
  emblem: 'eye',
  face: { hair: '#1c1410', iris: '#2a6a9a', mood: 'grim' },
  pose: { turn: 4, scale: 1.04, y: 20 },
  draw: `
    body skin
    trim second d8 |M100 176L124 140L170 146L186 176C160 206 130 214 100 216
    line suit w5 M36 172C60 200 140 200 164 172M44 190C70 212 130 212 156 190
    neck
    head man
    in line ink w3 pair M108 92L130 96M130 78L142 76
    lit second d16 M100 18C140 18 158 48 154 86L168 156L132 166L128 104C134 90 134 78 130 66C112 56 88 56 70 66C66 78 66 90 72 104L68 166L32 156L46 86C42 48 60 18 100 18Z
    line suit w6 pair M150 76L132 82M154 100L134 104M158 124L134 128M162 146L134 150
    line suit w5 pair M112 24L118 54M130 34L134 60
    lit suit d4 M94 44L100 12L106 44L100 56Z
    lit second d6 M90 124H110L106 168H94Z
  `,
};

export const scarletCenturion: Signature = {
  palette: ['#c8202c', '#2a6a4a', '#e0b088', '#ffb09a'],
  ground: ['#2a060a', '#9a1c24', '#ffd0a0'],
  build: 'strong',
  emblem: 'star',
  face: { hair: '#2a1c14', glow: '#fff0e0', mood: 'rage' },
  pose: { turn: -5, scale: 1.04, y: 22 },
  fleck: ['sparks', '#ffb09a'],
  draw: `
    wear cape second
    body suit
    wear breastplate #e0384a
    wear pauldrons suit
    head man
    lit suit d16 |M100 24C132 26 146 48 144 80L140 116L126 108L130 80L114 66L104 92L100 94
    lit second d8 M92 34C84 0 90 -20 112 -34C130 -26 126 6 112 36Z
    line gold w3 pair M112 30L128 56L134 84
    glow #ffe8c0 halo:#ffb02a w6 O100 180 10
  `,
};

export const masterOfTime: Signature = {
  palette: ['#2f5a8a', '#b84ad8', '#4a8ae0', '#8affff'],
  ground: ['#04141c', '#1f6a7a', '#8affff'],
  build: 'giant',
  emblem: 'spiral',
  face: { hair: '#16223a', glow: '#e8ffff', mood: 'rage', brow: 5 },
  shadow: '#0a0a3a',
  pose: { turn: 4, scale: 1, y: 30 },
  draw: `
    line #8affff w5 o.8 O100 90 92
    line #8affff w4 M100 -10V8M192 90H174M8 90H26M164 26L152 38M36 26L48 38
    ---
    body suit
    trim second d12 |M100 160L126 112L160 108L150 200L100 212
    lit second pair d10 M142 96C190 88 226 116 234 160C204 152 170 146 150 134Z
    head broad
    in line #16306a w2.4 M88 46V60M100 42V60M112 46V60
    lit second d14 |M100 12C136 14 152 42 148 84L142 126L120 136L130 104L130 78L116 60L100 56
    glow #e8ffff halo:#3affff w5 M100 22L108 34L100 46L92 34Z
  `,
};
