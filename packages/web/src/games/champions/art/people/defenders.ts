import type { Signature } from '../../../../art/subject.ts';

export const daredevil: Signature = {
  palette: ['#a81c22', '#5c0a12', '#e0ae88', '#ff8a5a'],
  ground: ['#1a0608', '#6a141a', '#ff6a4a'],
  build: 'athlete',
  emblem: 'spiral',
  face: { hair: '#5c0a12', glow: '#ff9a6a' },
  pose: { turn: -5, scale: 1.08, x: 2, y: 16 },
  draw: `
    body suit
    trim suit<30 d12 |M100 148L124 132L160 144L148 190L100 204
    line suit<60 w3 pair M104 170L140 160M104 186L138 178
    lit #b8242a d18 |M100 34C112 33 118 36 122 40L134 18C142 36 141 58 139 80L136 102L124 108L126 92L110 96L100 90
    head man
    lit #b8242a d18 plain |M100 38C112 37 118 38 122 41L134 20C142 38 141 58 139 80L136 104L124 108L126 94L110 97L100 92
    glow #ff5a3a halo:#ff2a1a w4 pair M106 84C114 76 124 74 131 75C129 85 122 90 110 90Z
    line suit<60 pair w2.4 M112 46C124 52 130 60 132 70
  `,
};

export const lukeCage: Signature = {
  palette: ['#e8b82c', '#2a2a38', '#5c3a26', '#fff0a0'],
  ground: ['#241a0a', '#8a5a14', '#ffd84a'],
  build: 'giant',
  emblem: 'chain',
  face: { hair: '#15100e', iris: '#2a180e', beard: '#1c1210', mood: 'grim' },
  shadow: '#1a0a24',
  pose: { turn: 4, scale: 1.04, y: 26 },
  draw: `
    body skin
    trim suit d16 |M100 150L118 108L150 104C176 112 196 132 204 160C206 200 206 225 206 250L100 250
    line suit<45 w3 pair M120 130C130 160 132 200 130 246
    trim skin d8 |M100 148L114 106L126 104L100 164
    line #8a93a8 w5 M72 118C80 146 120 146 128 118
    head broad
    in flat #15100e |M100 34L140 34L140 66C128 54 114 50 100 50
    trim #cfd5e6 d4 M62 60C84 46 116 46 138 60L137 70C116 56 84 56 63 70Z
  `,
};

export const hawkeye: Signature = {
  palette: ['#5a2f8a', '#1c1a2a', '#e8b88e', '#d8a8ff'],
  ground: ['#160f2a', '#4a2f86', '#c8a0ff'],
  build: 'athlete',
  emblem: 'target',
  face: { hair: '#a8742a', iris: '#3f7ab8', mood: 'smirk' },
  pose: { turn: 6, scale: 1.06, y: 12 },
  draw: `
    wear bow #3a2a4a
    wear quiver #c8a0ff
    ---
    body second lt:#48465e
    trim suit d12 rim |M100 176L118 140L132 132L160 142L140 196L128 246L100 246
    wear strap #2a2238
    neck
    head man
    wear tousled #d9a850
    trim suit d6 M64 82C78 72 122 72 136 82L134 92C118 84 110 92 100 92C90 92 82 84 66 92Z
    flat white pair M108 84C114 80 122 80 128 82L126 88L112 89Z
    flat ink O117 85 2.4O83 85 2.4
  `,
};

export const mariaHill: Signature = {
  palette: ['#24344e', '#e6ebf2', '#ecc0a0', '#a8d8ff'],
  ground: ['#0f1a28', '#345a80', '#b8e0ff'],
  build: 'woman',
  emblem: 'star5',
  face: { hair: '#1c1418', iris: '#4a7ab0', lip: '#a84a54', isWoman: true },
  pose: { turn: -3, scale: 1.06, y: 12 },
  draw: `
    body suit
    trim #1a2538 |M100 246L100 150L116 126L126 132L136 246
    trim second d4 |M100 128L118 118L124 130L108 150L100 152
    line second w2.4 pair M126 136L140 196L150 246
    wear strap #3a4658
    neck
    head woman
    wear pinned #241a1e
    lit #2a3a56 d12 M60 66C70 34 130 22 146 56C128 50 90 52 60 66Z
    sign star5 #ffd98a 118 46 16
  `,
};

export const vision: Signature = {
  palette: ['#2f7a4a', '#ffd23c', '#b8303a', '#fff3a0'],
  ground: ['#12261c', '#2f6a4a', '#ffe14d'],
  build: 'athlete',
  emblem: 'diamond',
  face: { hair: '#7a1a24', glow: '#fff0a8', mood: 'calm' },
  pose: { turn: 3, scale: 1.06, y: 12 },
  fleck: ['circles', '#ffe14d'],
  draw: `
    wear highCollar #e8b82c #fff3a0
    ---
    body suit
    trim second d8 |M100 214L132 150L146 138L160 143L118 232L100 246
    trim second d8 |M100 206L130 146L146 136L158 142L116 224L100 240
    neck #8a2430
    head mask
    trim suit d14 |M100 33C125 33 139 52 138 77L136 96L126 104L128 74L112 62L100 66
    in line suit<50 w2 pair M112 40L120 60
    glow #fff6b8 halo:#ffd23c w8 M100 48L108 58L100 69L92 58Z
  `,
};
