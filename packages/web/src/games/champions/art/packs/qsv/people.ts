import type { Signature } from '../../../../../art/subject.ts';

export const pietroMaximoff: Signature = {
  palette: ['#5a6270', '#2a3a4a', '#f0c8a8', '#dce8f4'],
  ground: ['#1c1c28', '#5a5a7a', '#ffe0c8'],
  build: 'athlete',
  emblem: 'mountain',
  face: { hair: '#c8d0dc', iris: '#3f8ac0', mood: 'grim' },
  pose: { turn: 5, scale: 1.06, y: 14 },
  draw: `
    body suit
    wear coat suit second
    wear scarf #3f7a9a
    head man
    lit #dfe8f2 d12 sh:#8a96b0 M62 90C56 54 70 30 98 28C110 24 128 30 134 44C146 56 142 76 138 90C136 78 132 68 126 60C112 62 96 60 86 48C78 62 66 70 62 90Z
    line #8a96b0 w2.4 M84 46C94 36 108 34 120 40
  `,
};

export const multipleMan: Signature = {
  palette: ['#2f6a3a', '#e8c84a', '#eabf9a', '#d8ff9a'],
  ground: ['#10200f', '#3f7a3f', '#f0ffb0'],
  build: 'athlete',
  emblem: 'ring',
  face: { hair: '#4a2a18', iris: '#4a7a3a', mood: 'smirk' },
  pose: { scale: 0.98, y: 22 },
  crop: [38, 24, 124],
  draw: `
    ( translate(-58 6) scale(.9)
    lit suit<25 d12 M60 246L66 150L88 132V110H112V132L134 150L140 246Z
    lit skin<25 d8 |M100 40C123 40 135 54 135 77C135 92 131 102 124 112C117 121 109 127 100 127
    lit #3a2014 d6 M62 86C58 52 72 30 100 28C130 28 142 52 138 86C130 58 70 58 62 86Z
    )
    ( translate(78 6) scale(.9)
    lit suit<25 d12 M60 246L66 150L88 132V110H112V132L134 150L140 246Z
    lit skin<25 d8 |M100 40C123 40 135 54 135 77C135 92 131 102 124 112C117 121 109 127 100 127
    lit #3a2014 d6 M62 86C58 52 72 30 100 28C130 28 142 52 138 86C130 58 70 58 62 86Z
    )
    ---
    body suit
    trim second pair d6 M112 136L128 132L134 246H118Z
    neck
    head man
    wear short #5a3420
  `,
};

export const warlock: Signature = {
  palette: ['#16161f', '#ffd23c', '#22222e', '#fff08a'],
  ground: ['#0c0c1c', '#2f2f6a', '#ffe85a'],
  build: 'slight',
  emblem: 'screen',
  shadow: '#000010',
  pose: { turn: 5, scale: 1.06, y: 28 },
  fleck: ['sparks', '#ffe85a'],
  draw: `
    body suit lt:#4a4a5c
    line second w3 M60 246V190H84V160M140 246V200H120V150M100 246V180M84 160H72M120 150H136
    flat second O84 160 4O120 150 4O100 180 4
    lit suit d14 lt:#4a4a5c |M100 40C124 40 138 54 140 80L130 108L100 130
    lit suit d8 lt:#4a4a5c M72 46L60 -10L84 20L92 -34L106 10L124 -24L126 24L148 2L132 52C112 40 88 40 72 46Z
    line second w3 M80 40L74 12M100 36L96 -10M118 40L124 6
    glow #fff6b0 halo:#ffc81c w5 pair M106 76L134 68L130 92L110 94Z
    flat ink O118 82 4O82 82 4
    line second w4 M82 108C90 122 110 122 118 108
    line second w2.4 pair M128 100L116 104
  `,
};

export const avalanche: Signature = {
  palette: ['#5a6a8a', '#c83a4a', '#d8a480', '#d8e4ff'],
  ground: ['#1c140f', '#6a5238', '#ffdca8'],
  build: 'strong',
  emblem: 'mountain',
  face: { hair: '#2a1c14', mood: 'rage', iris: '#5a4a3a' },
  pose: { turn: -4, scale: 1.04, y: 20 },
  fleck: ['debris', '#8a7050'],
  draw: `
    wear cape second
    body suit
    wear breastplate #7a8aa8
    head broad
    lit #b8c4d8 d20 |M100 16C136 18 152 46 148 86L142 122L126 110L130 82L116 72L104 96L100 96
    trim second d6 |M100 16L110 18L108 74L100 80
    lit #b8c4d8 pair d6 M144 60L166 50L160 100L146 100Z
    line #5a6a8a w2.6 pair M122 28L134 70
  `,
};
