import type { Signature } from '../../../art/subject.ts';

export const loki: Signature = {
  palette: ['#1f6b3c', '#e0b13f', '#ecc9ae', '#e9f59a'],
  ground: ['#0e2318', '#2a7a45', '#f0d26a'],
  build: 'athlete',
  emblem: 'knot',
  face: { hair: '#1a1620', iris: '#2f9a4c', mood: 'smile' },
  pose: { turn: -4, y: 26 },
  fleck: ['sparks', '#b8ff8a'],
  draw: `
    lit #1a1620 d10 plain |M100 40C140 40 144 80 144 110C150 124 152 136 148 150L100 150
    trim #1f6f40 d16 rim |M100 104L118 108C119 124 127 130 142 135C164 141 182 146 192 164C200 180 204 208 208 246L100 246
    trim #12301f d11 |M100 176L122 136L134 130C150 136 160 140 168 144L132 196L116 246L100 246
    trim #e3b544 pair d11 rim M122 124C140 118 158 120 170 112C170 136 156 150 130 156Z
    trim #c29a80 |M100 110L115 112L115 130L100 150
    head man
    lit #e3b544 pair d8 M118 46C132 24 160 14 168 -14C184 24 170 56 136 66Z
    lit #e3b544 d14 lt:#fff0b0 |M100 34C124 34 137 48 138 74L136 104L126 112L127 78L112 72L100 84
    line #8a6418 w2.2 pair M100 44L114 48L120 66
  `,
};

export const greenGoblin: Signature = {
  palette: ['#5b2f96', '#6fae3a', '#76b53e', '#d8ff6a'],
  ground: ['#1b0f2e', '#5b2f96', '#b9e84a'],
  build: 'athlete',
  emblem: 'pumpkin',
  face: { hair: '#2c4a14', glow: '#ffe14a', brow: 6 },
  shadow: '#1a1040',
  pose: { turn: 6, scale: 1.06, x: -1, y: 31 },
  fleck: ['sparks', '#ffd84a'],
  draw: `
    body #6434a6
    trim #7a44c4 d11 |M100 160L118 134L150 140L134 168L140 184L118 190L100 206
    line #2c164a w7 M56 140L140 246
    lit #76b53e pair d8 M130 78L176 52L160 84L142 102Z
    head man
    in flat #1a0a1a M78 106Q100 112 122 106Q116 126 100 126Q84 126 78 106Z
    in flat #fff7d0 M80 107Q100 113 120 107L118 114Q100 119 82 114Z
    in line #1a0a1a w1.4 M88 110V116M96 111V117M104 111V117M112 110V116
    lit #6434a6 d14 |M100 6C112 18 136 30 140 62L144 98L130 112L128 84L100 74
    trim #6434a6 d5 M100 6C80 -8 60 2 50 22C66 14 80 18 88 28Z
  `,
};

export const redSkull: Signature = {
  palette: ['#24222e', '#4a4656', '#c8262a', '#ff8a6a'],
  ground: ['#16080a', '#5a1a1a', '#ff6a4a'],
  build: 'strong',
  emblem: 'skull',
  pose: { turn: -4, scale: 1.06, y: 12 },
  draw: `
    body suit lt:#5a5668
    wear coat #33303e #15141c
    trim #b8952c d4 pair M140 150L152 146L154 158L142 162Z
    lit skin d18 |M100 34C128 34 140 54 138 80C138 92 134 98 126 102L122 124L112 132L100 134
    in flat skin<45 M102 20L106 70L102 84L110 104L104 110L106 140L170 140L170 20Z
    in flat skin<60 pair M126 92L136 84L128 112L118 108Z
    flat #1a0508 pair M104 82L112 74L130 72L132 88L118 96L106 92Z
    glow #fff0c0 halo:#ffb02a w3 O117 85 4O83 85 4
    flat #1a0508 |M100 94L106 104L100 108
    flat #f2e6d0 M82 112H118L114 127H86Z
    line #5c0a12 w2 M88 112V127M94 112V127M100 112V127M106 112V127M112 112V127M82 119H118
    line skin<50 w2.2 pair M108 58L126 54M110 66L130 62
  `,
};

export const baronMordo: Signature = {
  palette: ['#1f5a3c', '#8a2a8a', '#c8986a', '#e0a0ff'],
  ground: ['#160a1c', '#5a1f6a', '#b8ff7a'],
  build: 'robe',
  emblem: 'moon',
  face: { hair: '#1a1216', iris: '#3a2a1a', moustache: '#1a1216', mood: 'grim', brow: 4 },
  pose: { turn: 5, scale: 1.06, y: 16 },
  fleck: ['circles', '#b8ff7a'],
  draw: `
    wear shoulderBack #1c1418
    wear highCollar #1f6a44 #b8ff7a
    ---
    body suit
    trim second d10 |M100 160L116 134L134 134L124 180L120 246L100 246
    line #b8ff7a w2.4 pair M118 138L128 182L124 246
    neck
    head man
    in flat #1a1216 |M100 117L107 115L104 130L100 133
    wear parted #241a20
    trim #b8ff7a d3 M66 68C84 56 116 56 134 68L133 74C116 63 84 63 67 74Z
  `,
};

export const taskmaster: Signature = {
  palette: ['#2c3a6a', '#e8762c', '#f0e6d0', '#ffb86b'],
  ground: ['#1c1206', '#7a4a14', '#ffc84a'],
  build: 'athlete',
  emblem: 'target',
  pose: { turn: -5, scale: 1.06, y: 16 },
  draw: `
    wear swordBehind leather gold
    ---
    wear cape #f2f0e6
    body suit
    trim second d8 |M100 170L118 134L136 132L122 186L100 200
    wear belt leather gold
    lit skin d14 |M100 46C124 46 134 60 132 84L124 104L118 124L100 128
    in flat #a89a86 M102 40L106 76L102 90L108 106L104 130L150 130L150 40Z
    flat #16101c pair M105 86L113 78L128 78L128 90L116 95Z
    glow #ffb04a halo:#ff7a1c w3 O117 86 3.4O83 86 3.4
    flat #16101c |M100 96L105 104L100 107
    line #5a4a3a w2 M84 112H116M90 107V120M97 107V121M103 107V121M110 107V120
    lit #f2f0e6 d16 sh:#8a8aa8 |M100 12C138 14 152 46 150 88C150 116 144 130 134 138L126 122C134 106 134 92 130 76C124 58 112 52 100 50
    line #9a98b0 pair M124 26C140 46 146 70 144 104
  `,
};

export const kang: Signature = {
  palette: ['#3f8a4a', '#7a3ab0', '#4a8ae0', '#d8b0ff'],
  ground: ['#140f30', '#4a2f90', '#7affd0'],
  build: 'strong',
  emblem: 'hourglass',
  face: { hair: '#16223a', glow: '#f0f6ff', mood: 'grim', brow: 4 },
  shadow: '#0a0a3a',
  pose: { turn: -3, scale: 1.05, y: 18 },
  draw: `
    wear highCollar #7a3ab0 #d8b0ff
    ---
    body suit
    trim second d12 |M100 156L122 130L168 138L150 196L100 210
    glow #d8fff0 halo:#3affb0 w6 M100 168L112 182L100 196L88 182Z
    wear pauldrons second
    head man
    in line #16306a w2.4 M88 46V62M100 42V62M112 46V62
    lit second d16 |M100 14C134 16 148 40 146 78L140 120L122 132L126 108L130 80L116 60L100 56
    trim suit d8 |M100 14L112 18L108 54L100 58
    line #d8b0ff w2.4 pair M124 30L134 60L134 104
  `,
};

export const zola: Signature = {
  palette: ['#5a4a7a', '#c8b03a', '#e8c8a8', '#a8fff0'],
  ground: ['#0c1c26', '#2f5a7a', '#7affe8'],
  build: 'giant',
  emblem: 'screen',
  face: { hair: '#5a3a2a', iris: '#4a5a6a', glasses: '#1a2030', mood: 'smirk' },
  shadow: '#0a1a3a',
  pose: { scale: 0.98, y: 8 },
  crop: [24, 60, 152],
  draw: `
    lit steel d8 M82 20H118L124 84H76Z
    lit iron d6 plain O100 22 20
    glow #ffd0c0 halo:#ff3a2a w8 O100 22 10
    ---
    body suit
    trim second d12 pair M150 96C186 100 210 124 220 156L190 160L160 132Z
    lit iron d8 M44 108H156V206L140 220H60L44 206Z
    trim #1c3a44 d0 M54 118H146V200L134 210H66L54 200Z
    ( translate(20 102) scale(.8)
    head round
    wear tousled #6a4a34
    )
    line #7affe8 w1.6 o.5 M54 130H146M54 142H146M54 154H146M54 166H146M54 178H146M54 190H146M58 202H142
    flat #ffffff o.18 M54 118H96L54 176Z
  `,
};
