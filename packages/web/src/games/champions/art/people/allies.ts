import type { Signature } from '../../../../art/subject.ts';

export const blackCat: Signature = {
  palette: ['#1b1a26', '#f4f2ff', '#efc0a2', '#bfeaff'],
  ground: ['#101a33', '#31508c', '#bfe8ff'],
  build: 'woman',
  emblem: 'paw',
  face: { hair: '#1b1a26', iris: '#3fb86a', lip: '#c22a4c', isWoman: true, mood: 'smirk' },
  pose: { turn: 7, scale: 1.06, x: -3, y: 12 },
  draw: `
    lit #c9cde6 d20 sh:#797fa0 M100 18C148 12 164 52 158 96C158 124 176 134 180 164C164 160 152 166 144 178L56 178C48 166 36 160 20 164C24 134 42 124 42 96C36 52 52 12 100 18Z
    line #8a90b8 pair M148 90C150 120 160 140 164 158M138 104C140 130 148 150 150 168
    body #1d1c2a
    trim #efc0a2 |M100 190L112 160L128 134L138 137C134 160 122 180 100 200
    trim #f6f5ff pair sh:#989cb8 M116 140C128 126 150 130 172 150C168 162 156 164 150 158C146 164 136 162 132 156C126 160 118 152 116 140Z
    trim #cf9a80 |M100 110L113 112L114 128L100 146
    head woman
    in flat #15141f M66 86C74 72 90 74 100 82C110 74 126 72 134 86C130 98 112 98 104 92L100 90L96 92C88 98 70 98 66 86Z
    in flat #fff pair M107 87C112 80 120 78 127 79C125 88 118 91 111 91Z
    in flat #2fae5a O117 85 3
    flat #2fae5a O83 85 3
    trim #f2f1fb d12 rim sh:#969ab6 M56 118C44 66 64 20 104 22C148 22 156 76 144 122C138 112 134 100 133 86C130 70 118 60 110 44C98 60 72 62 68 90C66 102 62 112 56 118Z
  `,
};

export const nickFury: Signature = {
  palette: ['#1c2a3d', '#7a5138', '#7d5239', '#9ad4ff'],
  ground: ['#0e1a28', '#2c4d70', '#9ad4ff'],
  build: 'strong',
  emblem: 'eye',
  face: { hair: '#1a1010', iris: '#3a2414', beard: '#241612' },
  shadow: '#1a0a24',
  pose: { turn: -4, scale: 1.08, x: 1, y: 15 },
  draw: `
    body #1e2c40 lt:#48607e
    trim #12151f d11 |M100 246L100 170L116 136L128 130C134 160 128 200 130 246
    trim #2c405c pair d11 rim M118 118C134 126 150 128 162 130L142 190L106 146Z
    trim #5c4630 d11 M52 150L66 144L160 246L138 246Z
    trim #5e3a28 |M100 108L118 110L117 130L100 146
    head man
    flat #0b0914 M104 78L128 74L130 92L116 98L106 92Z
    line #0b0914 w4 M66 58C84 72 120 76 136 74
    trim #241612 d10 rim M64 84C62 52 76 36 100 36C126 36 138 54 136 82C134 70 130 62 124 58C112 50 88 50 78 58C70 64 66 72 64 84Z
  `,
};

export const jessicaJones: Signature = {
  palette: ['#2c2734', '#6e4ab0', '#ecbfa0', '#e2b0ff'],
  ground: ['#1b1430', '#5a3f96', '#e2a8ff'],
  build: 'woman',
  emblem: 'fist',
  face: { hair: '#1c1622', iris: '#5a4a6a', lip: '#8a2a4c', isWoman: true },
  pose: { turn: -5, scale: 1.06, x: 1, y: 12 },
  draw: `
    lit #1c1622 d16 lt:#4a3f5a M100 22C142 18 154 52 151 92C151 120 160 140 158 170L132 172L68 172L42 170C40 140 49 120 49 92C46 52 58 18 100 22Z
    body #2f2a38
    trim #7d52c4 d11 |M100 246L100 160L114 138L122 134C130 160 124 200 126 246
    trim #3d3648 pair d11 rim lt:#6b6280 M114 122C126 132 142 136 152 140L132 196L104 154Z
    trim #9a6ae0 d11 M108 116C124 118 132 130 124 142C110 150 90 150 76 142C68 130 76 118 92 116Z
    head woman
    trim #1c1622 d12 rim lt:#564a68 M58 130C52 76 62 26 102 26C142 28 146 80 142 130C136 118 132 104 132 90C128 74 112 66 94 48C88 66 72 70 69 92C68 108 64 120 58 130Z
  `,
};
