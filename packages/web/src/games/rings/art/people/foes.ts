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

export const ufthak: Signature = {
  palette: ['#3a2c2c', '#8a2a24', '#8a7a3e', '#ff6a4a'],
  ground: ['#1c0a0a', '#7a1f1a', '#ff7a3a'],
  build: 'giant',
  emblem: 'skull',
  face: { hair: '#1c1410', glow: '#ffe14a', brow: 6 },
  shadow: '#1a0a14',
  pose: { turn: -3, scale: 1.1, y: 34 },
  fleck: ['sparks', '#ff6a2a'],
  draw: `
    wear axe iron
    ---
    body suit
    wear pauldrons #5a5460
    lit bone pair d5 M176 110L190 70L202 118ZM204 128L224 98L224 146Z
    wear longEars skin
    head broad
    wear fangs
    in line #c8303a w5 M112 40L118 96
    lit #4a4650 d16 |M100 22C138 24 152 50 150 88L138 98L134 76L112 80L100 100
    lit #8a2a24 d8 M100 24C96 -10 112 -34 146 -38C140 -18 140 4 132 28Z
    lit bone pair plain d5 M140 50C164 44 172 22 166 0C190 22 186 60 150 74Z
  `,
};

export const beastmaster: Signature = {
  palette: ['#4a3226', '#7a5a34', '#7d8a4e', '#ffb04a'],
  ground: ['#1a120a', '#6a3f1a', '#ffa84a'],
  build: 'giant',
  emblem: 'chain',
  face: { hair: '#2a2418', glow: '#ff9a3a', brow: 6 },
  shadow: '#1a0a14',
  pose: { turn: 4, scale: 1.04, y: 28 },
  draw: `
    line ink w10 M184 246C220 180 120 120 190 60C220 30 170 -10 140 10
    line #6b4424 w5 M184 246C220 180 120 120 190 60C220 30 170 -10 140 10
    ---
    body suit
    lit #8a7a6a d10 pair M118 104C150 86 204 96 226 140L206 134L196 152L180 136L166 154L150 138L134 150Z
    wear longEars skin
    head man
    wear fangs
    wear hood #3a2a20
    line #c8303a w3 M76 96L92 100M76 104L92 107
  `,
};

export const jailor: Signature = {
  palette: ['#33303a', '#5a4a3a', '#9aa05a', '#c8e06a'],
  ground: ['#10140c', '#3a4a20', '#c8e06a'],
  build: 'giant',
  emblem: 'key',
  face: { hair: '#1c1c10', glow: '#e8ff6a', brow: 6 },
  shadow: '#0a1a14',
  pose: { turn: -4, scale: 1.06, y: 24 },
  draw: `
    body suit
    line iron w7 M40 120C70 160 130 160 160 120
    wear longEars skin
    head round
    wear fangs
    lit iron d14 |M100 32C128 32 144 50 144 78L120 74L100 72
    line ink w3 M100 34V70M64 66C84 60 116 60 136 66
    ( translate(152 150) rotate(12)
    line ink w12 O0 0 24
    line gold w6 O0 0 24
    lit gold d4 M-6 20H6V66H18V76H-6Z
    lit gold d4 M14 16L24 12L42 56L32 60Z
    )
  `,
};

export const goblin: Signature = {
  palette: ['#4a3f2c', '#7a7a84', '#8a9a5a', '#d8f07a'],
  ground: ['#141a0c', '#4a5a24', '#e8e06a'],
  build: 'stout',
  emblem: 'moon',
  face: { hair: '#2a2418', glow: '#fff06a', brow: 5 },
  shadow: '#0a1a1a',
  pose: { turn: 5, scale: 1.04, y: 22 },
  draw: `
    body suit
    lit skin pair d8 M130 82L186 70L164 98L184 104L150 114Z
    head round
    in flat #1a0a0a M78 108Q100 116 122 108Q116 124 100 124Q84 124 78 108Z
    in flat #f0e6c0 M82 109L86 117L90 110L95 119L100 111L105 119L110 110L114 117L118 109Z
    lit leather d12 |M100 34C126 34 140 48 142 72L128 66L118 72L110 64L100 70
    line #3a2414 M100 36V66
  `,
};

export const goblinSniper: Signature = {
  palette: ['#2f3a2c', '#5a4a2c', '#7a8a5a', '#b8e88a'],
  ground: ['#0c1a14', '#2a4a34', '#b8e88a'],
  build: 'slight',
  emblem: 'bow',
  face: { hair: '#1c2414', glow: '#e8ff8a', brow: 5 },
  shadow: '#0a1a1a',
  pose: { turn: -4, scale: 1.1, y: 16 },
  draw: `
    body suit
    wear hoodDown #3f4a34
    lit skin pair d8 M130 84L180 70L160 100L144 108Z
    head long
    wear fangs
    wear hood #44523a
    ---
    line ink w12 M20 60C90 10 150 60 178 150
    line wood w6 M20 60C90 10 150 60 178 150
    line #e8e2c8 w1.8 M20 60L76 176L178 150
    line ink w7 M76 176L130 20
    line #c9a05a w3 M76 176L130 20
    lit iron d3 M134 6L140 30L120 26Z
  `,
};

export const orcGuard: Signature = {
  palette: ['#3f3a44', '#6a6f78', '#5d6b45', '#ffb86b'],
  ground: ['#14100f', '#4a3a34', '#ffb86b'],
  build: 'giant',
  emblem: 'shield',
  face: { hair: '#2a2418', glow: '#ffb03a', brow: 6 },
  shadow: '#1a0a14',
  pose: { turn: 2, scale: 1.03, y: 28 },
  draw: `
    ( rotate(6 30 120)
    lit wood d3 M26 0H36V260H26Z
    lit iron d6 M31 -50L54 -10L40 6H22L8 -10Z
    )
    ---
    body suit
    wear breastplate second
    wear longEars skin
    head man
    wear fangs
    lit second d14 |M100 16C136 18 148 44 148 80L148 120L132 118L134 80L112 78L108 104L100 106
    line #33303a pair w2.4 M120 24L124 74
  `,
};

export const cavernGuardian: Signature = {
  palette: ['#3a4a4a', '#8ab0a8', '#d8e0cc', '#8affd8'],
  ground: ['#07120f', '#1f4a40', '#7affd0'],
  build: 'robe',
  emblem: 'skull',
  pose: { turn: 4, scale: 1.06, y: 20 },
  fleck: ['mist', '#7affd0'],
  draw: `
    wear spear #9ab0a8
    ---
    body suit
    line #2a3636 w3 pair M120 140L130 246M150 150L164 246
    trim second d6 M60 170C80 160 120 160 140 170L136 182C120 172 80 172 64 182Z
    lit skin d16 |M100 36C126 36 136 54 134 80L128 100L120 106L116 126L100 130
    in flat #7a8a80 M102 30L106 74L102 90L110 106L104 134L150 134L150 30Z
    flat #07120f pair M105 82L114 74L130 76L130 90L116 98L106 92Z
    glow #d8fff0 halo:#2affb0 w4 O117 86 4O83 86 4
    flat #07120f |M100 96L106 106L100 109
    line #07120f w2 M86 114H114M90 109V122M97 109V124M103 109V124M110 109V122
    wear openHelm #5a6a66
    lit #5a6a66 d5 M100 22L108 -6L116 24ZM84 24L80 2L98 20ZM116 24L124 4L124 28Z
  `,
};
