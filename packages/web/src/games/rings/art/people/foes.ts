import type { Signature } from '../../../../art/subject.ts';

export const nazgul: Signature = {
  palette: ['#15151f', '#2c2f45', '#8f98ad', '#8fd8e0'],
  ground: ['#080b12', '#26384a', '#8fd0d8'],
  build: 'athlete',
  emblem: 'crown',
  pose: { scale: 1.08, y: 33 },
  fleck: ['mist', '#8fd0d8'],
  draw: `
    lit #191a26 d20 lt:#4a5068 |M100 10C142 12 162 56 160 106C170 130 196 160 212 246L100 246
    line #3a3f57 w2.6 pair M150 110C150 150 176 200 180 246M136 136C132 170 150 210 150 246M116 150C114 190 122 220 122 246
    flat #020206 |M100 44C124 46 134 74 131 104C128 126 114 142 100 148
    line #4a5068 w2 pair M100 44C124 46 134 74 131 104C128 126 114 142 100 148
    flat #10131f |M100 74C112 74 120 84 120 98C118 116 110 128 100 132
    glow #ff5a45 halo:#ff2a1a w7 pair M105 93L120 87L117 96L108 98Z
    trim #98a2b8 d10 rim M70 52L66 14L80 36L88 2L100 30L112 2L120 36L134 14L130 52C112 42 88 42 70 52Z
    trim #5c6478 d11 M64 150L74 146L100 160L126 146L136 150L100 178Z
  `,
};

export const orc: Signature = {
  palette: ['#5d6b45', '#3a3026', '#6f7d4e', '#ff8f45'],
  ground: ['#1a100c', '#5a2a16', '#ff7a2a'],
  build: 'giant',
  emblem: 'claw',
  face: { hair: '#2a2418', glow: '#ffd24a', brow: 6 },
  shadow: '#1a0a14',
  pose: { scale: 1.04, y: 30 },
  fleck: ['sparks', '#ff7a2a'],
  draw: `
    body #4a3a2c
    trim #7d828c pair d11 rim M116 108C150 92 200 100 224 142L196 150L186 138L174 154L160 140L146 152Z
    lit #6f7d4e pair plain M132 84L162 72L140 108Z
    head man
    in flat #1a0a0a M80 108L120 108L114 124L86 124Z
    in flat #f0e6c0 M84 124L88 108L92 124ZM108 124L112 108L116 124ZM95 108L98 117L101 108Z
    lit #6b6f78 d14 |M100 30L122 24L126 36C140 44 146 62 146 86L134 96L132 76L110 78L100 96
    trim #cfc6ae pair d5 M122 26L150 4L142 46Z
  `,
};

export const forestSpider: Signature = {
  palette: ['#2a1f2e', '#6a3a4a', '#c8ff5a', '#c8f07a'],
  ground: ['#0c1512', '#2a4a3a', '#a8d85a'],
  build: 'athlete',
  emblem: 'web',
  pose: { turn: -8, x: 3, y: 8 },
  fleck: ['mist', '#a8d85a'],
  draw: `
    lit #33263a pair d6 lt:#6a5670 M118 120C150 90 160 40 190 10C186 50 176 100 130 140Z
    lit #33263a pair d6 lt:#6a5670 M124 134C160 116 186 96 222 90C200 116 170 140 128 150Z
    lit #33263a pair d6 lt:#6a5670 M122 150C160 150 190 166 214 206C184 184 160 172 122 164Z
    lit #33263a pair d6 lt:#6a5670 M114 164C140 180 156 206 160 250C140 216 126 196 106 178Z
    trim #33263a d22 rim lt:#6a5670 |M100 20C150 20 164 70 146 108L100 112
    line #5a4460 w3 pair M100 34C116 44 126 60 128 84M100 50C110 58 116 70 116 92
    flat #8a3a4a |M100 40L108 60L104 80L100 84
    trim #2e2234 d16 rim lt:#6a5670 |M100 98C128 98 142 122 138 146C134 170 118 184 100 186
    glow #d8ff6a halo:#8aff2a O112 134 8
    glow #d8ff6a halo:#8aff2a O88 134 8
    glow #d8ff6a halo:#8aff2a O128 124 5.5
    glow #d8ff6a halo:#8aff2a O72 124 5.5
    glow #d8ff6a halo:#8aff2a O120 150 4.5
    glow #d8ff6a halo:#8aff2a O80 150 4.5
    glow #d8ff6a halo:#8aff2a O108 116 4
    glow #d8ff6a halo:#8aff2a O92 116 4
    trim #e6d9c0 pair d4 M104 168C114 170 120 180 116 204C108 196 102 186 100 176Z
  `,
};
