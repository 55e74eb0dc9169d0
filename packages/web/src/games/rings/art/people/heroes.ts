import type { Signature } from '../../../../art/subject.ts';

export const gloin: Signature = {
  palette: ['#2c4a6a', '#d6a24a', '#dca07c', '#ffd98a'],
  ground: ['#101c2a', '#3a5a7a', '#ffcf7a'],
  build: 'stout',
  emblem: 'diamond',
  face: { hair: '#cfc8bc', iris: '#5a4a2a', mood: 'smile', isOld: true },
  pose: { turn: 3, scale: 1.05, y: 16 },
  fleck: ['sparks', '#ffcf7a'],
  draw: `
    wear shoulderBack #b8b0a4
    body suit
    wear furCollar #e6dcc8
    trim second d6 M84 190L116 190L112 206L88 206Z
    head round
    flat #e0a080 M92 96C94 90 106 90 108 96C112 106 106 112 100 112C94 112 88 106 92 96Z
    wear forkedBeard #dcd6ca second
    lit suit d14 |M100 18C130 18 154 42 156 92L144 130L134 118C140 96 140 72 132 62C120 56 110 56 100 56
    trim second d5 |M100 52C118 52 130 56 138 64L134 72C124 62 112 60 100 60
    sign diamond #ffb84a 100 40 26
  `,
};

export const thalin: Signature = {
  palette: ['#3a4a6a', '#9aa6b8', '#d99b78', '#a8d0ff'],
  ground: ['#14182a', '#4a3a5a', '#ff9a6a'],
  build: 'stout',
  emblem: 'axe',
  face: { hair: '#2a1a14', iris: '#4a3a2a', mood: 'rage' },
  pose: { turn: -4, scale: 1.05, y: 18 },
  draw: `
    ( rotate(20 160 120)
    lit wood d4 M156 10H166V250H156Z
    lit metal d8 M166 18C196 14 212 38 210 78C196 64 180 62 166 66Z
    )
    ---
    body suit
    wear mail second
    wear pauldrons #6a7a94
    head round
    wear beard #3a2418
    lit second d16 |M100 16C136 18 150 44 150 78L148 112L132 118L134 82L100 74
    trim suit d8 |M100 66L136 72L136 84L114 82L108 104L100 106
    lit bone pair d5 M138 44C160 40 168 20 162 2C182 22 178 56 146 66Z
  `,
};

export const eleanor: Signature = {
  palette: ['#4a5a9a', '#e6ebf4', '#efc8a8', '#d8e8ff'],
  ground: ['#141a34', '#4a5a9a', '#e6ebff'],
  build: 'woman',
  emblem: 'moon',
  face: { hair: '#3a2018', iris: '#5a6a9a', lip: '#a84a5a', isWoman: true, mood: 'calm' },
  pose: { turn: -4, scale: 1.05, y: 12 },
  fleck: ['snow', '#e6ebff'],
  draw: `
    wear longBack #4a281c
    body suit
    wear bodice #3a4680
    trim second d6 |M100 194L116 154L132 136L142 140L112 196L100 210
    neck
    head woman
    wear longFront #57301f
    wear circlet #e6ebf4 #8fb8ff
  `,
};

export const dunhere: Signature = {
  palette: ['#5a6a2a', '#a8783a', '#dcae84', '#ffe39a'],
  ground: ['#1c2410', '#6a7a2a', '#ffdf7a'],
  build: 'strong',
  emblem: 'star5',
  face: { hair: '#b8863a', iris: '#5a7a4a', moustache: '#c8943c', mood: 'grim' },
  pose: { turn: 5, scale: 1.05, y: 16 },
  draw: `
    wear spear metal
    ---
    wear shoulderBack #c8943c
    body suit
    wear mail #8a7a5a
    wear cloak #4a5a24
    neck
    head man
    wear openHelm #9a6a2c
    trim #d9b25a d6 |M100 18C106 18 112 19 116 22L112 62L100 66
    line #d9b25a w3 pair M140 84L138 108
  `,
};

export const denethor: Signature = {
  palette: ['#1c1c24', '#a8aab8', '#dcb490', '#e6ebf4'],
  ground: ['#101016', '#3f4454', '#e6e0c8'],
  build: 'robe',
  emblem: 'tree',
  face: { hair: '#6a6a70', iris: '#4a5a6a', mood: 'grim', brow: 3, isOld: true },
  pose: { turn: -3, scale: 1.06, y: 14 },
  draw: `
    wear longBack #4a4a52
    body suit lt:#4a4a5a
    wear furCollar #2c2a34
    line second w2.4 pair M112 160L120 246M132 158L148 246
    wear clasp second
    neck
    head long
    wear parted #5a5a62
    line #8a8a94 w2 M92 40C84 48 78 58 74 72M112 38C124 48 130 60 132 80
    lit metal d5 M170 60H178V250H170Z
    lit white d4 O174 52 10
  `,
};

export const glorfindel: Signature = {
  palette: ['#f2ead0', '#e8b82c', '#f6d6b0', '#fff6c0'],
  ground: ['#2a2410', '#a88a2c', '#fff6c0'],
  build: 'athlete',
  emblem: 'star',
  face: { hair: '#c8962c', iris: '#5a9ac8', mood: 'calm' },
  pose: { turn: 4, scale: 1.06, y: 14 },
  fleck: ['sparks', '#fff6c0'],
  draw: `
    wear longBack #e0b43c
    body suit sh:#a89a7a
    wear cloak #c8d4e8
    wear breastplate second
    sign star white 100 180 30
    neck
    wear pointedEars skin
    head woman
    wear longFront #ffe07a
    wear circlet #fff0b0 #8fe0ff
  `,
};

export const beravor: Signature = {
  palette: ['#3a4a34', '#6b4a2c', '#d8a880', '#c8e8a0'],
  ground: ['#14201a', '#3f6048', '#d8e8a0'],
  build: 'woman',
  emblem: 'star6',
  face: { hair: '#1c1412', iris: '#6a8a7a', lip: '#9a5048', isWoman: true },
  pose: { turn: 6, scale: 1.05, y: 16 },
  fleck: ['leaves', '#c8e8a0'],
  draw: `
    wear bow #6b4424
    ---
    wear shoulderBack #241a16
    body suit
    wear strap second
    wear cloak #44583c
    wear clasp #e6ebf4
    neck
    head woman
    wear fringe #2c1f1a
    wear hood #4a6042
  `,
};
