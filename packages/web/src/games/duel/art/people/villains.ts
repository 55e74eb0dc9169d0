import type { Signature } from '../../../../art/subject.ts';

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
  emblem: 'bolt',
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

export const hela: Signature = {
  palette: ['#12251c', '#2fd07a', '#d7ded4', '#7affb8'],
  ground: ['#07140f', '#125a38', '#5affa8'],
  build: 'woman',
  emblem: 'crown',
  face: { hair: '#12251c', lip: '#12251c', isWoman: true, glow: '#b8ffd8' },
  shadow: '#0a3a2a',
  pose: { y: 38 },
  fleck: ['sparks', '#7affb0'],
  draw: `
    lit #16261f pair d7 lt:#3f6a54 M112 48C120 20 116 -4 108 -24C130 -10 134 20 128 52Z
    lit #16261f pair d7 lt:#3f6a54 M122 52C138 30 150 20 150 -10C168 18 160 44 136 64Z
    lit #16261f pair d7 lt:#3f6a54 M132 60C152 50 172 46 186 22C190 54 168 72 138 78Z
    body #14221b
    trim #1f7a4c d11 rim |M100 210L114 160L130 136L160 146C152 180 130 205 100 226
    trim #16261f pair d11 rim lt:#3f6a54 M118 128C134 122 160 122 176 132C168 150 150 160 130 158Z
    trim #a8b5a8 |M100 110L112 112L113 128L100 152
    head woman
    trim #16261f rim lt:#3f6a54 |M100 74L108 60L132 76L136 112C146 90 144 44 124 40C114 36 106 36 100 36
  `,
};
