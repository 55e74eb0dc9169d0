import type { Signature } from '../../../../art/subject.ts';

export const fieldAgent: Signature = {
  palette: ['#22344e', '#c8303a', '#c88a62', '#9ad4ff'],
  ground: ['#1c0f18', '#7a2a3a', '#ffb0a0'],
  build: 'athlete',
  emblem: 'shield',
  face: { hair: '#1c1412', iris: '#3a2414', mood: 'calm' },
  pose: { turn: 4, scale: 1.06, y: 14 },
  draw: `
    body suit
    wear suitAndTie suit second
    neck
    head man
    wear cropped #1c1412
    trim ink d0 w1.6 |M100 80L106 77L132 75L130 88L112 91L104 85L100 84
    flat #3f5a80 pair M110 79L124 78L118 84L111 85Z
    line #e8ecf2 w2.4 M136 84C142 96 138 106 132 112
  `,
};

export const shieldPilot: Signature = {
  palette: ['#4a5a3a', '#d9a520', '#e8b88e', '#fff0a0'],
  ground: ['#1c1a0c', '#8a7a2a', '#ffe89a'],
  build: 'athlete',
  emblem: 'feather',
  face: { hair: '#4a2c1c', iris: '#4a6a3a', mood: 'smile' },
  pose: { turn: -5, scale: 1.06, y: 16 },
  draw: `
    body suit
    wear vest #6b7a4a
    wear furCollar #e0d0b0
    head man
    lit #c8ccd4 d18 |M100 22C134 22 148 48 146 82L140 110L128 112L132 80L100 66
    trim second d8 |M100 22L112 24L110 66L100 66
    trim #2a3a4a d0 |M100 62C116 60 130 62 138 68L136 84L112 88L100 84
    flat #8fe0ff o.8 |M100 66C114 64 126 66 132 70L130 80L112 83L100 79
    trim #2c3038 d6 |M100 106L116 102L124 114L112 128L100 130
    line ink w5 M124 118C140 126 144 150 134 176
  `,
};

export const shieldMedic: Signature = {
  palette: ['#e6ece8', '#2fa060', '#8a5a3c', '#b8ffd0'],
  ground: ['#0c241a', '#2a7a54', '#c8ffd8'],
  build: 'woman',
  emblem: 'heart',
  face: { hair: '#1c1210', iris: '#3a2414', lip: '#9a4a4a', isWoman: true, mood: 'calm' },
  shadow: '#16123a',
  pose: { turn: 3, scale: 1.07, y: 14 },
  draw: `
    wear curlsBack #241612
    body suit
    trim second d8 |M100 172L114 138L128 134L140 138L110 184L100 196
    sign heart ink 146 190 34
    sign heart #2fb56a 146 190 27
    neck
    head woman
    wear curlsFront #2c1c16
    trim second d4 M66 66C84 54 116 54 134 66L133 75C116 63 84 63 67 75Z
    line ink w6 M72 140C64 190 120 200 118 160
    line #9fb0b8 w3 M72 140C64 190 120 200 118 160
  `,
};

export const shieldRescuer: Signature = {
  palette: ['#2f62b8', '#ffd23c', '#eabf9c', '#a8d8ff'],
  ground: ['#0c1c3a', '#2f6ac0', '#b8e0ff'],
  build: 'strong',
  emblem: 'anvil',
  face: { hair: '#8a4a1c', iris: '#3f6a8a', beard: '#a85a24', mood: 'smile' },
  pose: { turn: -4, scale: 1.05, y: 16 },
  draw: `
    body suit
    line second w8 pair M150 140L146 246M172 146L176 246
    line second w7 M40 206H160
    wear strap #c84a2a
    neck
    head broad
    wear cap second #ffb01c
    sign star5 ink 100 46 20
    line ink w8 M164 132C188 150 188 210 160 240
    line #e8e0c8 w4 dash:7,4 M164 132C188 150 188 210 160 240
  `,
};
