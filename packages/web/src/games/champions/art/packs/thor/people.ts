import type { Signature } from '../../../../../art/subject.ts';

export const odinson: Signature = {
  palette: ['#7a3a2a', '#c8b08a', '#e8b894', '#ffd98a'],
  ground: ['#241410', '#8a5a34', '#ffe0a0'],
  build: 'athlete',
  emblem: 'mountain',
  face: { hair: '#a8742a', iris: '#4aa0e0', mood: 'smile', beard: '#cf9a3c' },
  pose: { turn: 4, scale: 1.05, y: 14 },
  draw: `
    wear shoulderBack #b8862f
    body suit
    wear hoodDown second
    line #f2e6d0 w3 M90 160V196M110 160V196
    neck
    head man
    wear sweptFront #e0b454
    lit #c8303a d8 M58 70C60 40 76 24 102 24C128 24 142 42 142 70C116 56 84 56 58 70Z
    line #8a1f24 w3 M60 68C84 54 116 54 140 68
  `,
};

export const ladySif: Signature = {
  palette: ['#c8ccd8', '#b02a34', '#f0c8aa', '#ffd9c0'],
  ground: ['#1c0f1c', '#7a2f4a', '#ffd0b0'],
  build: 'amazon',
  emblem: 'shield',
  face: { hair: '#1a1216', iris: '#4a6a8a', lip: '#a82f44', isWoman: true, mood: 'calm' },
  pose: { turn: -4, scale: 1.06, y: 14 },
  draw: `
    wear swordBehind metal gold
    ---
    wear longBack #1c1418
    body second
    trim suit d12 rim |M100 212L112 158L128 136L160 146C156 184 130 206 100 226
    line second w3 pair M108 176C120 176 132 168 140 158
    lit suit pair d8 M136 130C170 126 196 140 204 168C186 164 160 162 142 164Z
    neck
    head woman
    wear longFront #241a1e
    trim suit d4 M66 66C84 54 116 54 134 66L132 76L100 68L68 76Z
    glow #ffd0d0 halo:#ff4a4a w3 M96 60L100 54L104 60L100 68Z
  `,
};

export const hercules: Signature = {
  palette: ['#d9a030', '#7a4a24', '#d8a078', '#ffe29a'],
  ground: ['#241608', '#9a6420', '#ffe8a0'],
  build: 'giant',
  emblem: 'mountain',
  face: { hair: '#4a2a18', iris: '#5a7a3a', mood: 'smile', beard: '#5a3420' },
  pose: { turn: 4, scale: 1.02, y: 26 },
  draw: `
    body skin
    line skin<45 w3 pair M104 170C124 178 150 176 168 160M100 150V226
    lit second d8 M40 96L74 86L180 236L150 250H118Z
    line gold w3 dash:3,10 M58 96L150 240
    head broad
    wear curlsFront #5a3420
    wear beard #5a3420
    trim gold d3 M64 62C84 48 116 48 136 62L135 71C116 58 84 58 65 71Z
    lit gold d6 pair M196 180L232 188L232 214L194 206Z
  `,
};

export const valkyrie: Signature = {
  palette: ['#26304a', '#dfe6f2', '#f2cbaa', '#cfe8ff'],
  ground: ['#0c1a2a', '#3f7a9a', '#e0f8ff'],
  build: 'amazon',
  emblem: 'wings',
  face: { hair: '#e8d8a0', iris: '#4a9ad8', lip: '#b84a5a', isWoman: true, mood: 'smirk' },
  pose: { turn: 5, scale: 1.05, y: 20 },
  draw: `
    lit second pair d6 M132 64C150 44 170 20 196 10C198 40 184 64 164 78C154 86 142 90 134 90Z
    line #8a98b8 w2.4 pair M140 72C160 56 176 40 188 26M142 82C158 72 172 62 182 52
    ---
    wear sweptBack #e8d8a0
    body suit
    trim second d10 |M100 208L116 156L132 138L154 146C148 182 126 204 100 222
    neck
    head woman
    lit #f2e6b8 pair d8 M126 96C142 110 146 150 136 190C124 180 122 150 124 128Z
    wear openHelm #c3cad8
    trim #4fb0e8 d4 |M100 34L110 48L100 62
  `,
};

export const heimdall: Signature = {
  palette: ['#d9a836', '#8a5a1c', '#5c3a26', '#ffe27a'],
  ground: ['#0c1030', '#3a3a9a', '#ff9ad8'],
  build: 'giant',
  emblem: 'eye',
  face: { hair: '#1c1210', glow: '#ffd84a', beard: '#1c1210', mood: 'calm' },
  shadow: '#1a0a24',
  pose: { turn: -3, scale: 1, y: 34 },
  draw: `
    lit gold d8 pair M124 60C140 44 168 34 178 -12C200 20 190 66 146 84Z
    ---
    body suit
    wear breastplate second
    line second w4 pair M150 110L206 150M160 96L218 136
    head broad
    lit suit d16 |M100 14C134 16 148 42 146 82L142 122L128 114L132 82L116 70L108 96L100 98
    trim second d6 |M100 14L108 16L106 66L100 70
    line #fff0b0 w3 o.7 pair M118 84H134
  `,
};

export const frostGiant: Signature = {
  palette: ['#4a8ac8', '#2a4a7a', '#7ab8e8', '#e0fbff'],
  ground: ['#08182c', '#2a6aa0', '#d8f8ff'],
  build: 'giant',
  emblem: 'snow',
  face: { hair: '#dff4ff', glow: '#ff6a5a', mood: 'rage', brow: 4 },
  shadow: '#06183a',
  pose: { scale: 1.04, y: 36 },
  fleck: ['snow', '#e8fbff'],
  draw: `
    lit #d8f4ff pair d6 M124 46C134 10 160 0 178 -34C186 6 170 40 138 62Z
    body skin
    line #2a5a9a w3 pair M120 150C140 160 160 156 180 140M100 160V230M150 110C170 124 186 146 192 170
    lit #d8f4ff pair d6 M160 92L176 56L190 98L212 80L210 120L232 122L216 150Z
    head broad
    in line #2a5a9a w2.4 pair M112 50L108 66M122 54L120 68M130 96L120 104
    lit #d8f4ff d8 M70 106L78 150L88 124L100 172L112 124L122 150L130 106C112 124 88 124 70 106Z
  `,
};
