import type { Signature } from '../../../../../art/subject.ts';

export const wandaMaximoff: Signature = {
  palette: ['#7a2a3a', '#2a2028', '#f2c8ac', '#ffc0b0'],
  ground: ['#1c1018', '#6a3a4a', '#ffd8c0'],
  build: 'woman',
  emblem: 'heart',
  face: { hair: '#5a2a1c', iris: '#8a4a3a', lip: '#a82f3c', isWoman: true, mood: 'calm' },
  pose: { turn: -4, scale: 1.07, y: 12 },
  draw: `
    wear sweptBack #6b321e
    body second lt:#5a4a54
    wear jacket suit #14101a
    lit gold d3 plain O100 166 6
    line gold w2 M84 140C88 156 96 160 100 162C104 160 112 156 116 140
    neck
    head woman
    wear parted #7a3a22
  `,
};

export const speed: Signature = {
  palette: ['#2f8a4a', '#c8f0d0', '#f0c4a0', '#d8ffd8'],
  ground: ['#062018', '#1f7a54', '#d8ffe0'],
  build: 'slight',
  emblem: 'feather',
  face: { hair: '#e8eef4', mood: 'smirk' },
  pose: { turn: 10, scale: 1.06, x: -6, y: 18 },
  draw: `
    line white w10 o.35 M150 120H260M160 160H260M156 200H260
    ---
    body suit
    line second w6 M56 176H150M52 194H154M50 212H156
    neck
    head man
    lit #f0f4f8 d10 sh:#8a9ab0 M60 80C60 50 72 34 92 30C104 20 128 18 150 8C146 24 158 26 164 40C150 42 146 56 140 80C134 64 122 56 104 56C84 58 70 64 60 80Z
    line ink w12 M62 84H138
    line suit w6 M62 84H138
    lit suit d4 plain M66 74H98V94L84 98L68 94ZM102 74H134L132 94L116 98L102 94Z
    flat #b8ffd0 M72 80H94V90L84 93L73 90ZM106 80H128L127 90L116 93L106 90Z
    flat white o.8 M74 81H84L76 90ZM108 81H118L110 90Z
  `,
};

export const wiccan: Signature = {
  palette: ['#3a4470', '#b8243a', '#f0cbb0', '#a8d0ff'],
  ground: ['#1c0a2a', '#6a2f8a', '#d8c0ff'],
  build: 'slight',
  emblem: 'spiral',
  face: { hair: '#1c1620', iris: '#4a86d8', mood: 'calm' },
  pose: { turn: -6, scale: 1.07, y: 14 },
  fleck: ['sparks', '#a8e0ff'],
  draw: `
    wear cape second
    body suit
    wear strap #24203a
    line #c8d8ff w2.4 M60 170L140 210M140 170L60 210
    neck
    head man
    wear tousled #241c2a
    trim #dfe6f2 d3 M62 66C84 50 116 50 138 66L142 88L132 74C116 60 84 60 68 74L58 88Z
    glow #d8f4ff halo:#3a9aff w8 M30 190L42 176L40 188L56 182L38 210L42 196Z
  `,
};

export const agathaHarkness: Signature = {
  palette: ['#4a2a6a', '#c8b0e8', '#ecc8b0', '#e0c0ff'],
  ground: ['#140a24', '#4f2f7a', '#d8b0ff'],
  build: 'robe',
  emblem: 'moon',
  face: {
    hair: '#b8b4c4',
    iris: '#6a4a9a',
    lip: '#8a4a6a',
    isWoman: true,
    mood: 'smirk',
    isOld: true,
  },
  pose: { turn: 4, scale: 1.07, y: 18 },
  draw: `
    wear bunBack #c8c4d4
    lit suit pair d8 M108 124C124 104 146 100 160 84C172 116 164 150 140 166Z
    body suit
    line second w3 M100 150V246
    lit second d4 plain O100 146 12
    sign eye suit 100 146 16
    neck
    head woman
    wear pinned #d8d4e2
    line #a8a4b8 w2.4 M72 60C82 48 98 42 110 44
  `,
};

export const luminous: Signature = {
  palette: ['#d83a4a', '#ffe8c0', '#ffd8d0', '#fff6e0'],
  ground: ['#30060c', '#c02a34', '#fff0c8'],
  build: 'woman',
  emblem: 'atom',
  face: { hair: '#fff0d0', lip: '#c8303a', isWoman: true, glow: '#ffffff' },
  pose: { turn: 5, scale: 1.05, y: 22 },
  fleck: ['sparks', '#fff0c8'],
  draw: `
    glow #fff6e0 halo:#ffb04a w14 M100 20C150 0 176 50 164 96C190 120 180 160 200 190L160 180L40 180L0 190C20 160 10 120 36 96C24 50 50 0 100 20Z
    ---
    wear sweptBack #fff0d0
    body suit
    trim second d8 |M100 190L116 152L134 138L152 146L128 206L100 226
    glow #fffbe8 halo:#ffc83c w8 O100 200 11
    neck
    head woman
    wear sweptFront #fff6e0
    line second w3 pair M110 98L118 112M122 94L126 106
  `,
};
