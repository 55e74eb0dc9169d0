import type { Signature } from '../../../../art/subject.ts';

export const gandalf: Signature = {
  palette: ['#7f8894', '#d9dde2', '#e0b48f', '#fff0b0'],
  ground: ['#1a2028', '#5c6b78', '#ffe9a0'],
  build: 'robe',
  emblem: 'star',
  face: { hair: '#d9dde2', iris: '#5a7a9a', mood: 'calm' },
  pose: { turn: -3, y: 52 },
  fleck: ['sparks', '#fff3c0'],
  draw: `
    line #0b0914 w13 M180 20L168 246
    line #6b4c2e w8 M180 20L168 246
    line #0b0914 w6 O181 16 9
    glow #fffbe0 halo:#ffe27a O181 16 9
    body #6d7784
    line #454d58 w2.6 pair M140 140C156 170 166 215 168 246
    head man
    trim #c9cfd6 pair d6 M66 64C62 84 60 110 66 140L80 120L72 84Z
    lit #dfe3e8 d16 sh:#8d949d |M100 106L116 104L132 86C142 130 140 190 112 230L100 246
    trim #eef1f4 sh:#949ba3 M100 110C108 104 124 106 132 120C120 122 108 122 100 117C92 122 80 122 68 120C76 106 92 104 100 110Z
    line #a8b0ba w2.2 pair M108 130C114 160 110 200 104 226
    lit #7c8794 d20 M100 -40C118 -10 126 14 132 38C156 42 178 50 188 62C160 72 40 72 12 62C22 50 44 42 68 38C76 10 84 -14 100 -40Z
    trim #4f5864 d0 M66 46C86 56 114 56 134 46L135 54C114 64 86 64 65 54Z
  `,
};

export const theodred: Signature = {
  palette: ['#2f6b4a', '#8a6a3a', '#e2b48d', '#ffe39a'],
  ground: ['#1a2416', '#5a6b2f', '#ffd77a'],
  build: 'strong',
  emblem: 'horse',
  face: { hair: '#9a6a2a', iris: '#5a7a5a', beard: '#b07a34' },
  pose: { y: 30 },
  draw: `
    lit #e3b04a d8 M100 20C96 -4 116 -24 150 -18C172 -8 176 20 172 60C162 36 146 22 112 22Z
    body #2f6f4c
    trim #7a5a34 d11 |M100 190L124 136L140 128L170 136L140 190L124 246L100 246
    trim #d9b25a pair d11 rim M140 126C180 126 208 144 214 182C190 174 168 168 148 168Z
    trim #b58863 |M100 112L117 112L116 130L100 146
    head man
    lit #b8893a d16 lt:#f6dc94 |M100 18C132 20 144 42 144 76L142 116L128 112L130 80L100 70
    trim #8a5f22 d6 |M100 62L132 70L132 80L110 78L105 98L100 100
  `,
};
