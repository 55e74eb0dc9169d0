import type { Signature } from '../../../../../art/subject.ts';

export const wrecker: Signature = {
  palette: ['#3f6a34', '#6a3a8a', '#e0a882', '#c8ff7a'],
  ground: ['#0c1420', '#2f6a5a', '#8affa0'],
  build: 'strong',
  emblem: 'hammer',
  face: { hair: '#3a2418', mood: 'rage', stubble: true },
  pose: { turn: -4, scale: 1.06, y: 18 },
  fleck: ['debris', '#8a8a7a'],
  draw: `
    ( rotate(-18 36 120)
    line ink w20 M34 250V30C34 4 8 2 4 22
    line #6ad84a w12 M34 250V30C34 4 8 2 4 22
    line #d8ffb0 w3 M31 246V34
    )
    ---
    body suit
    trim second d10 |M100 180L120 140L136 130L160 140L132 196L100 208
    wear belt #2a2430 gold
    head broad
    lit second d12 |M100 34C126 34 140 54 139 80L136 96L124 84L106 92L100 90
    flat white pair M107 86L115 80L130 76L128 88L112 92Z
    flat ink O118 84 2.6O82 84 2.6
    line suit>10 w3 M100 36V66
  `,
};

export const thunderball: Signature = {
  palette: ['#3fa04a', '#e8c02c', '#5c3a26', '#fff08a'],
  ground: ['#14102a', '#3f3f9a', '#fff08a'],
  build: 'giant',
  emblem: 'bolt',
  face: { hair: '#1c1210', mood: 'grim', iris: '#3a2414', beard: '#1c1210' },
  shadow: '#140a24',
  pose: { turn: 4, scale: 1, y: 30 },
  fleck: ['sparks', '#fff08a'],
  draw: `
    line ink w10 M176 250C200 200 190 140 196 96
    line metal w6 dash:9,5 M176 250C200 200 190 140 196 96
    lit iron d10 O192 66 36
    lit metal d3 M186 24L192 8L198 24ZM224 50L240 44L230 62ZM152 50L142 38L160 44Z
    ---
    body suit
    trim second d12 |M100 170L126 110L146 108L158 130L120 200L100 214
    head broad
    trim second d6 M62 66C84 52 116 52 138 66L140 92L112 98L104 88L96 88L88 98L60 92Z
    flat white pair M107 86L114 80L129 77L127 88L112 92Z
    flat #3a2414 O118 84 3O82 84 3
    wear cropped #1c1210
  `,
};

export const piledriver: Signature = {
  palette: ['#b83a2c', '#e8d8b0', '#e8b088', '#ffb08a'],
  ground: ['#200c0c', '#8a2f24', '#ffc89a'],
  build: 'giant',
  emblem: 'bear',
  face: { hair: '#c87a2c', iris: '#5a7a9a', mood: 'smirk' },
  pose: { turn: -3, scale: 1, y: 26 },
  draw: `
    body skin
    trim suit d14 |M100 160L116 106L140 102C150 130 150 170 146 206L100 216
    trim second d8 |M100 130L112 104L124 106L116 160L100 170
    head broad
    lit suit d14 |M100 30C128 30 142 50 141 78L138 96L128 84L108 90L100 88
    flat white pair M107 85L114 79L130 76L128 87L112 91Z
    flat #3f6a8a O118 83 3O82 83 3
    ( translate(-2 190) rotate(-10)
    lit skin d12 M-40 -30L-24 -50H30L50 -28V20L32 44H-26L-42 20Z
    line skin<60 w4 M-12 -46V-4M10 -47V-4M30 -46V-4
    lit skin>8 d8 M-38 2L18 -4C30 -2 30 18 18 20L-28 26Z
    )
    ( translate(204 190) rotate(10) scale(-1 1)
    lit skin d12 M-40 -30L-24 -50H30L50 -28V20L32 44H-26L-42 20Z
    line skin<60 w4 M-12 -46V-4M10 -47V-4M30 -46V-4
    lit skin>8 d8 M-38 2L18 -4C30 -2 30 18 18 20L-28 26Z
    )
  `,
};

export const bulldozer: Signature = {
  palette: ['#c88a1c', '#5a4a3a', '#e0a880', '#ffe08a'],
  ground: ['#1c1208', '#8a5a14', '#ffe08a'],
  build: 'giant',
  emblem: 'horn',
  face: { hair: '#4a2f1c', mood: 'rage', stubble: true },
  pose: { turn: 3, scale: 1.02, y: 30 },
  draw: `
    body second
    trim suit d14 |M100 156L126 104L160 102C172 140 168 180 156 206L100 216
    lit steel pair d10 M144 96C190 92 226 118 234 158C204 150 170 144 152 132Z
    head broad
    lit steel d20 |M100 8C150 8 170 44 162 84L146 104L132 92L132 78L100 72
    line iron w5 |M100 40C130 40 156 54 164 72L100 60
    flat iron pair O120 28 4O142 44 4
    lit metal pair d5 M156 48L186 40L160 72Z
    line ink w3 pair M134 94L128 112
  `,
};

export const prisonGuard: Signature = {
  palette: ['#4a5a6a', '#e0b04a', '#d8a888', '#d8e8ff'],
  ground: ['#1c140c', '#6a5a34', '#ffd98a'],
  build: 'stout',
  emblem: 'key',
  face: { hair: '#2a1c14', iris: '#5a5a3a', mood: 'smirk' },
  pose: { turn: -4, scale: 1.05, y: 16 },
  draw: `
    body suit
    wear suitAndTie suit #1c2430
    neck
    head round
    wear cap #2f3b48 #14181f
    sign star5 second 100 44 20
    ( translate(150 196) rotate(10)
    line ink w12 O0 0 22
    line gold w7 O0 0 22
    lit gold d3 M-4 20H4V60H14V70H-4ZM-22 12L-34 52L-24 56L-14 18ZM18 16L36 50L26 56L10 20Z
    )
    trim #7ab86a d0 M40 176H70V196H40Z
  `,
};

export const escapedConvict: Signature = {
  palette: ['#e87a2c', '#f2efe6', '#d8a47c', '#ffd9a0'],
  ground: ['#1c1008', '#7a451c', '#ffd9a0'],
  build: 'athlete',
  emblem: 'chain',
  face: { hair: '#4a3020', iris: '#4a5a3a', stubble: true, mood: 'smirk' },
  pose: { turn: 7, scale: 1.06, y: 16 },
  draw: `
    body suit
    line second w9 M40 166H160M34 192H166M32 218H168
    trim suit<20 pair d6 M114 122L144 130L136 150L112 146Z
    neck
    head man
    lit second d10 M62 70C62 40 78 26 100 26C122 26 138 40 138 70C118 60 82 60 62 70Z
    line ink w4 M66 48C86 40 114 40 134 48M70 36C88 30 112 30 130 36
    ( rotate(20 56 200)
    line ink w12 M30 196A18 18 0 1 0 66 196
    line metal w7 M30 196A18 18 0 1 0 66 196
    line metal w5 dash:8,5 M48 214L30 250
    )
  `,
};
