import type { Signature } from '../../../../../art/subject.ts';

export const nadiaVanDyne: Signature = {
  palette: ['#c83a5a', '#f2efe6', '#f2cbb0', '#ffd0c0'],
  ground: ['#2a1420', '#8a4a6a', '#ffdcc8'],
  build: 'slight',
  emblem: 'atom',
  face: { hair: '#3a1f18', iris: '#4a7a3a', lip: '#c03a4a', isWoman: true, mood: 'smile' },
  pose: { turn: 4, scale: 1.1, y: 14 },
  draw: `
    wear bobBack #3a1f18
    body second
    wear labCoat second suit
    neck
    head woman
    wear bobFront #4a281e
    wear headband #c83a5a
    line ink w3 pair O117 86 13
    line ink w3 M97 84H103
  `,
};

export const janeFosterThor: Signature = {
  palette: ['#2a2a3a', '#c22a35', '#f0c8ac', '#c8f0ff'],
  ground: ['#101a3a', '#4a6ad0', '#fff0c0'],
  build: 'amazon',
  emblem: 'hammer',
  face: { hair: '#e0b858', isWoman: true, lip: '#b83a4a', glow: '#e8fbff', mood: 'calm' },
  pose: { turn: -4, scale: 1.04, y: 24 },
  draw: `
    wear cape second
    wear longBack #d8aa48
    body suit
    lit #c9d2e2 pair d8 M134 130C166 122 196 140 204 170C182 164 160 162 140 164Z
    trim #c9d2e2 pair d6 M124 178C124 164 148 164 148 178C148 192 124 192 124 178Z
    neck
    head woman
    lit #e8c468 pair d8 M126 96C140 116 142 156 134 190C124 180 122 150 122 124Z
    lit #c9d2e2 d14 |M100 26C130 28 142 48 140 80L136 100L124 96L126 86L112 92L104 78L100 82
    lit white pair d6 M138 60C150 36 168 20 190 14C190 40 180 62 156 78Z
  `,
};

export const janetVanDyne: Signature = {
  palette: ['#e8b82c', '#2a2a34', '#f0c8a8', '#fff6b0'],
  ground: ['#2a0c1c', '#9a3a5a', '#ffe8a0'],
  build: 'woman',
  emblem: 'feather',
  face: { hair: '#2a1812', iris: '#3a6ab8', lip: '#c22a4a', isWoman: true, mood: 'smirk' },
  pose: { turn: -6, scale: 1.06, y: 16 },
  draw: `
    lit #ffe8f4 pair d6 sh:#d098b8 M118 158C136 90 176 40 220 24C230 80 200 140 136 176Z
    line #d098b8 w2 pair M128 160C150 110 180 70 208 46
    ---
    wear bobBack #2a1812
    body suit
    trim second d8 |M100 220L112 170L128 140L138 140L116 226L100 238
    trim second d4 M60 206H140V216H60Z
    neck
    head woman
    wear pinned #3a221a
    lit #3a221a pair d4 M128 62C146 70 148 96 138 112C130 104 130 90 132 80Z
    trim second d0 M66 62C84 48 116 48 134 62L134 70C116 58 84 58 66 70Z
    line ink w5 pair M112 50L124 22
    line suit w2.6 pair M112 50L124 22
  `,
};

export const ironheart: Signature = {
  palette: ['#c8304a', '#d8a83c', '#5c3a2a', '#ffd0e0'],
  ground: ['#240c20', '#8a2f5a', '#ffc8d8'],
  build: 'woman',
  emblem: 'diamond',
  face: { hair: '#1c1210', iris: '#4a2a18', lip: '#8a3a40', isWoman: true, mood: 'smile' },
  shadow: '#1a0a24',
  pose: { turn: 5, scale: 1.04, y: 16 },
  fleck: ['sparks', '#ffc8d8'],
  draw: `
    wear curlsBack #1c1210
    body second
    trim suit d12 rim |M100 200L114 152L132 138L164 152L150 206L118 224L100 226
    lit suit pair d8 M130 136C166 126 198 148 202 184C180 186 160 172 134 166Z
    glow #fff0f6 halo:#ff5a9a w8 M100 168L112 188L88 188Z
    neck
    head woman
    wear curlsFront #2c1c18
    lit second d6 M66 54C82 36 118 36 134 54L132 66C116 52 84 52 68 66Z
    glow #d8f6ff halo:#3ac0ff w3 M92 44H108V52H92Z
  `,
};

export const milesMorales: Signature = {
  palette: ['#1c1a24', '#d8203a', '#ffffff', '#ff8aa0'],
  ground: ['#0c0a18', '#3a1f4a', '#ff5a7a'],
  build: 'slight',
  emblem: 'bolt',
  pose: { turn: 9, scale: 1.08, x: -4, y: 16 },
  fleck: ['web', '#ff8aa0'],
  draw: `
    body suit lt:#4a4656
    sign bolt second 100 184 56
    lit suit d18 lt:#4a4656 |M100 34C124 34 138 52 137 77C136 100 120 124 100 128
    in webs #a8182c 100 86
    line second w6 pair M106 90C108 72 120 60 134 60C136 78 128 96 112 98Z
    flat #ffffff pair M107 89C109 73 121 62 133 62C135 78 127 94 113 97Z
  `,
};

export const beetle: Signature = {
  palette: ['#5a2a8a', '#3fa84a', '#8a4ac0', '#b8ff8a'],
  ground: ['#120a24', '#3f2a7a', '#b8ff8a'],
  build: 'strong',
  emblem: 'gear',
  pose: { turn: -4, scale: 1.02, y: 22 },
  draw: `
    lit second pair d10 M120 140C150 70 200 40 236 60C244 120 200 180 140 190Z
    line #1c5a24 w3 pair M134 150C166 110 200 84 226 78M140 170C176 146 206 126 226 110
    ---
    body suit
    wear breastplate skin
    lit skin pair d8 M132 134C168 124 200 146 210 182C186 176 160 168 136 166Z
    lit suit d20 |M100 28C134 28 150 54 146 90L132 120L100 136
    trim second d6 |M100 28L110 30L106 62L100 64
    flat ink pair M104 76L138 66L138 94L112 102Z
    glow #e8ffd0 halo:#6aff3a w5 pair M110 81L132 73L131 89L115 95Z
    line ink w9 pair M124 36C134 10 150 0 166 2
    line second w4 pair M124 36C134 10 150 0 166 2
    line second w3 M86 114L100 124L114 114
  `,
};
