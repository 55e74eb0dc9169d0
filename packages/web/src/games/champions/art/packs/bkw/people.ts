import type { Signature } from '../../../../../art/subject.ts';

export const natashaRomanoff: Signature = {
  palette: ['#5a2f3a', '#e8dcc8', '#efc3a4', '#ffc8a8'],
  ground: ['#241418', '#8a4a4a', '#ffd0b0'],
  build: 'woman',
  emblem: 'web',
  face: { hair: '#8a2a18', iris: '#3f8a6a', lip: '#b83a44', isWoman: true, mood: 'smirk' },
  pose: { turn: 4, scale: 1.07, y: 12 },
  draw: `
    wear ponyBack #b8401f
    body suit
    wear blouse suit second
    lit suit<30 pair d6 plain M114 122L146 112L152 140L128 150Z
    neck
    head woman
    wear pinned #c84a24
    trim ink d0 M62 56C84 44 116 44 138 56L139 50C116 36 84 36 61 50Z
    line #e8703a w2 M80 40C90 34 106 34 118 40
  `,
};

export const winterSoldier: Signature = {
  palette: ['#2c3442', '#aab4c6', '#e8b890', '#ff8a7a'],
  ground: ['#0f1620', '#3f566f', '#ffb8a0'],
  build: 'strong',
  emblem: 'chain',
  face: { hair: '#3a2418', iris: '#4a7ab0', stubble: true, mood: 'grim' },
  pose: { turn: -5, scale: 1.05, y: 14 },
  draw: `
    wear shoulderBack #2f1e16
    body suit
    wear strap #4a3a2c
    lit second d12 M158 127C186 134 206 148 215 182L222 246H168C176 206 170 160 150 132Z
    line #4a5466 w3 M160 150C180 150 200 160 212 176M168 180C184 178 204 184 218 196M172 210C188 208 206 212 220 220
    neck
    head man
    wear parted #3f2a1c
    flat ink M64 80C78 70 122 70 136 80L134 94C118 98 108 92 100 92C92 92 82 98 66 94Z
    flat white pair M107 86L112 81L126 79L124 88L112 90Z
    flat #4a7ab0 O117 84 3O83 84 3
  `,
};

export const agentCoulson: Signature = {
  palette: ['#2a2e3a', '#3f5a8a', '#eec2a0', '#c8dcff'],
  ground: ['#1a1a0c', '#7a6a24', '#fff0b0'],
  build: 'athlete',
  emblem: 'eye',
  face: { hair: '#4a3424', mood: 'smile', iris: '#3f6a9a', isOld: true },
  pose: { turn: 4, scale: 1.06, y: 12 },
  draw: `
    body suit
    wear suitAndTie suit second
    neck
    head man
    lit #5a4030 d10 M64 78C60 50 76 34 100 34C126 34 140 50 136 78C134 66 130 58 124 54C108 56 90 54 80 48C74 56 68 66 64 78Z
    flat #14161c pair M104 79L132 76L130 90L110 92Z
    line #14161c w3 M64 78H136
    flat #8ab8e8 o.5 pair M110 81L120 80L113 88Z
  `,
};

export const quake: Signature = {
  palette: ['#2a2434', '#d9a520', '#f0c8a6', '#ffe88a'],
  ground: ['#1c1408', '#8a6414', '#ffe88a'],
  build: 'woman',
  emblem: 'wave',
  face: { hair: '#1c1416', iris: '#4a3020', lip: '#a83a48', isWoman: true },
  pose: { turn: -5, scale: 1.06, y: 14 },
  fleck: ['waves', '#ffe88a'],
  draw: `
    wear bobBack #241a1e
    body suit
    trim second d8 |M100 214L114 160L132 138L144 142L114 222L100 234
    neck
    head woman
    wear bobFront #2f2228
    ( translate(160 196) rotate(-16)
    lit #f0c8a6 d8 M-18 -34L-30 -52L-22 -58L-10 -42L-12 -64H-2L2 -42L10 -62L20 -58L14 -36L26 -48L34 -40L18 -12C12 4 -12 4 -18 -10Z
    lit second d6 M-18 -6H16L20 30H-22Z
    )
    line #fff0a0 w4 M122 150A44 44 0 0 1 196 150M108 140A60 60 0 0 1 206 136
  `,
};
