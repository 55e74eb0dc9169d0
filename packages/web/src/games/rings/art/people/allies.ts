import type { Signature } from '../../../../art/subject.ts';

export const faramir: Signature = {
  palette: ['#2f4a34', '#8a8f9a', '#e0b48e', '#d8f0b8'],
  ground: ['#10201a', '#2f5a4a', '#e8e6c0'],
  build: 'athlete',
  emblem: 'wave',
  face: { hair: '#7a4a24', iris: '#5a7a9a', stubble: true, mood: 'calm' },
  pose: { turn: -5, scale: 1.05, y: 16 },
  draw: `
    wear quiver #8ac06a
    ---
    wear shoulderBack #8a5428
    body suit
    wear tunic #20222c
    sign tree #e6ebf4 100 204 40
    wear hoodDown #3a5c40
    neck
    head man
    wear parted #a8662e
  `,
};

export const brokIronfist: Signature = {
  palette: ['#4a4a52', '#8a6a2c', '#d09070', '#ffb86b'],
  ground: ['#1c1414', '#5a3a3a', '#ffa85a'],
  build: 'stout',
  emblem: 'fist',
  face: { hair: '#1a1414', iris: '#4a3a2a', mood: 'rage' },
  pose: { turn: 4, scale: 1.05, y: 18 },
  draw: `
    body suit
    wear breastplate #6a6e78
    wear pauldrons #7a7e88
    head round
    wear longBeard #2a2020
    trim second pair d4 M112 172L134 172L132 184L114 184Z
    lit #33303a d10 M88 42C84 14 92 -4 112 -10C128 0 130 24 116 46C108 40 96 40 88 42Z
    ( translate(160 192) rotate(-12)
    lit iron d8 M-30 -26L-18 -38H22L34 -22V18L18 34H-20L-34 16Z
    line ink w3 M-12 -38V-10M4 -38V-10M18 -38V-10M-34 -4H-2
    )
  `,
};

export const beorn: Signature = {
  palette: ['#5a3a20', '#8a5a2c', '#d09a70', '#ffd98a'],
  ground: ['#1c140a', '#6a4a20', '#ffdf8a'],
  build: 'giant',
  emblem: 'bear',
  face: { hair: '#1c120c', iris: '#5a3a1a', mood: 'grim', brow: 4 },
  pose: { scale: 1.06, y: 28 },
  draw: `
    wear wildBack #24180f
    body skin
    lit second d16 |M100 176C120 150 120 120 136 92L170 96C206 112 222 150 228 246L100 246
    line second<45 w3 pair M150 120L160 138M172 128L180 148M190 150L196 172M150 160L158 178M170 182L178 200
    line #3a2414 w3 pair M104 190L116 170M106 206L122 184
    neck
    head broad
    wear beard #2c1c12
    wear wildFront #2c1c12
  `,
};

export const henamarth: Signature = {
  palette: ['#4a8a7a', '#a8d8c0', '#f2d2ae', '#d8fff0'],
  ground: ['#0c2426', '#2f7a7a', '#c8fff0'],
  build: 'slight',
  emblem: 'wave',
  face: { hair: '#5a4a34', iris: '#3f8a8a', mood: 'smile' },
  pose: { turn: 5, scale: 1.08, y: 16 },
  fleck: ['leaves', '#a8f0d0'],
  draw: `
    wear longBack #6b5636
    body suit
    wear vneck second
    wear hoodDown #3a6e62
    neck
    wear pointedEars skin
    head woman
    wear longFront #8a6e44
    trim #a8d8c0 d3 M66 68C84 56 116 56 134 68L133 73C116 62 84 62 67 73Z
    flat #7ac06a M128 60L146 40L150 62Z
  `,
};

export const gleowine: Signature = {
  palette: ['#6a3a5a', '#d9b25a', '#e6bc94', '#ffe39a'],
  ground: ['#241422', '#7a4a6a', '#ffdf8a'],
  build: 'athlete',
  emblem: 'harp',
  face: { hair: '#d8c8a0', iris: '#5a7a5a', beard: '#e0d0a8', mood: 'smile' },
  pose: { turn: -4, scale: 1.05, y: 12 },
  draw: `
    wear shoulderBack #d0b878
    body suit
    wear tunic #8a5a7a
    neck
    head man
    wear parted #e8d8a8
    ( translate(150 184) rotate(10)
    line ink w15 M-26 60V-40C-26 -70 30 -74 50 -46C34 -20 14 40 -26 60
    line gold w9 M-26 60V-40C-26 -70 30 -74 50 -46C34 -20 14 40 -26 60
    line #fff6d8 w1.8 M-12 -52V44M2 -58V24M16 -58V-2
    )
  `,
};

export const mendor: Signature = {
  palette: ['#a8642c', '#5a3a1c', '#f2d0a8', '#ffe0a0'],
  ground: ['#24140a', '#8a5a1c', '#ffd27a'],
  build: 'slight',
  emblem: 'paw',
  face: { hair: '#5a2a14', iris: '#6a8a3a', mood: 'smile' },
  pose: { turn: 6, scale: 1.08, y: 16 },
  fleck: ['leaves', '#ffb84a'],
  draw: `
    wear quiver #e8962c
    ---
    wear ponyBack #8a3f1c
    body suit
    wear tunic second
    wear strap #2f4a2a
    neck
    wear pointedEars skin
    head woman
    wear sweptFront #a84e22
    lit #c8d84a d4 M70 58C60 44 62 34 70 26C80 36 80 48 74 60ZM84 48C80 32 86 22 96 18C100 32 98 42 90 50Z
    wear headband #4a6a2c
  `,
};
