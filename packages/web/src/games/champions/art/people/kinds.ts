import type { Signature } from '../../../../art/subject.ts';

export const armoredGuard: Signature = {
  palette: ['#3f3a56', '#a89ac8', '#1c1830', '#ffb0f0'],
  ground: ['#0c1c24', '#2a5a6a', '#ffb0f0'],
  build: 'giant',
  emblem: 'shield',
  pose: { turn: 3, scale: 1.02, y: 26 },
  draw: `
    body suit
    wear breastplate second
    wear pauldrons second
    lit second d18 |M100 30C134 30 148 54 146 88L138 124L118 138L100 140
    trim skin d0 |M100 76L138 82L134 100L100 104
    glow #ffd0f8 halo:#ff62c8 w4 |M100 86L130 89L128 94L100 97
    line skin w3 M84 116H116M86 124H114
    ( translate(150 190)
    lit suit>12 d8 M-34 -56H34V40L0 64L-34 40Z
    line second w5 M0 -44V50M-24 -10H24
    )
  `,
};

export const weaponsRunner: Signature = {
  palette: ['#3a4a3a', '#8a5a2c', '#c8926a', '#ffd08a'],
  ground: ['#141410', '#4a4a2a', '#ffb86b'],
  build: 'athlete',
  emblem: 'skull',
  face: { hair: '#2a1c14', iris: '#4a3a2a', stubble: true, mood: 'smirk' },
  pose: { turn: -5, scale: 1.05, y: 14 },
  draw: `
    body suit
    wear jacket second #2a2a30
    neck
    head man
    wear cap #4a5a3a #3a4a2c
    line ink w4 M114 112L136 106
    glow #ffd08a w3 O138 105 3
    ( rotate(-10 100 206)
    lit #5a6a3f d10 M44 176H170V240H44Z
    lit #6b7a4a d6 M40 164H174V182H40Z
    sign skull #e8e0c0 106 210 34
    )
  `,
};

export const drone: Signature = {
  palette: ['#7d889c', '#3c4456', '#c3cad8', '#ff8a7a'],
  ground: ['#12121c', '#3a3f58', '#ff7a6a'],
  build: 'slight',
  emblem: 'gear',
  pose: { turn: 4, scale: 1.1, y: 16 },
  draw: `
    body suit
    trim second d8 |M100 150L118 136L146 146L132 200L100 214
    glow #ffd0c0 halo:#ff3a2a w5 O100 176 9
    lit suit d16 |M100 42C122 42 134 56 134 78L128 104L112 122L100 126
    lit second pair d4 plain M132 70L146 74V96L132 98Z
    flat #16121c |M100 74L132 72L128 94L100 98
    glow #ff5a4a halo:#ff1f2f w5 O116 85 6O84 85 6
    line second w2.6 M88 110H112
    lit metal d3 M96 14H104V44H96Z
    glow #ff5a4a w3 O100 12 5
  `,
};

export const advancedDrone: Signature = {
  palette: ['#b8a04a', '#5a4a20', '#e8d88a', '#ff6a5a'],
  ground: ['#1a0a0a', '#6a1f1f', '#ffb04a'],
  build: 'athlete',
  emblem: 'hex',
  pose: { turn: -5, scale: 1.06, y: 18 },
  draw: `
    lit second pair d6 M150 150L210 80L224 150L190 196Z
    line suit w3 pair M164 154L210 100
    ---
    body second
    trim suit d12 rim |M100 150L126 136L156 150L140 206L100 222
    glow #ffd0c0 halo:#ff3a2a w8 M100 166L112 180L100 196L88 180Z
    lit suit pair d8 M128 134L168 124L200 150L204 186L176 176Z
    lit suit d18 |M100 26L124 34L140 60L138 94L124 122L100 134
    trim skin d8 |M100 26L108 29L106 70L100 76
    flat #16121c pair M104 80L136 66L134 90L114 96Z
    glow #ff5a4a halo:#ff1f2f w5 pair M110 83L131 74L129 85L116 90Z
    flat #16121c |M100 108L116 104L110 124L100 128
    line #ff5a4a w2.4 M90 110V122M97 110V126M103 110V126M110 110V122
  `,
};
