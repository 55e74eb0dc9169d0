import type { Signature } from '../../../art/subject.ts';

export const captainAmerica: Signature = {
  palette: ['#234a9c', '#c8303a', '#eab890', '#a8d8ff'],
  ground: ['#0f1a3a', '#2f56a8', '#e8f0ff'],
  build: 'strong',
  emblem: 'star5',
  face: { hair: '#234a9c', iris: '#3f7ac8', mood: 'grim', brow: 0 },
  pose: { turn: -4, scale: 1.05, y: 14 },
  draw: `
    body suit
    trim suit>10 d14 |M100 148L126 130L168 142L156 200L100 208
    in line suit<35 w1.6 dash:4,4 M40 140H160M40 150H160M40 160H160M40 170H160M40 180H160M40 190H160M40 200H160
    trim #f2efe6 d10 |M100 206L152 198L150 250L100 250
    line second w9 M62 208V246M82 208V246M100 208V246M118 208V246M138 208V246
    sign star5 white 100 172 44
    neck suit<20
    head man
    lit suit d16 |M100 30C126 30 140 50 139 80L136 104L127 112L128 96L112 94L100 88
    flat #fff9ec pair M106 88L111 82L125 79L124 88L112 91Z
    flat #3f7ac8 pair O116.5 85 3.6
    flat ink O116.5 85 2O83.5 85 2
    line ink pair w2.4 M105 89L111 81L127 77L126 90L112 92Z
    trim white d6 pair M136 60L156 46L150 60L154 66L140 76Z
    trim white d4 M100 44L108 56L100 52L92 56Z
    trim leather d5 |M100 122L118 112L126 108L124 116L100 132
  `,
};

export const thor: Signature = {
  palette: ['#2b3350', '#c22a35', '#e8b894', '#a8e6ff'],
  ground: ['#101a38', '#2f5aa0', '#a8e4ff'],
  build: 'athlete',
  emblem: 'hammer',
  face: { hair: '#a8742a', iris: '#4aa0e0', mood: 'calm', beard: '#cf9a3c' },
  draw: `
    trim #b32531 d14 rim |M100 120C150 118 196 130 214 176L226 246L100 246
    lit #be893a d14 M100 24C140 20 152 52 149 90C149 112 160 126 158 148L132 154L68 154L42 148C40 126 51 112 51 90C48 52 60 20 100 24Z
    trim #2b3350 d16 rim lt:#5a658c |M100 108L124 110C128 124 140 130 158 134C176 140 186 160 190 246L100 246
    trim #c9d2e2 pair d6 M126 166C126 149 152 149 152 166C152 183 126 183 126 166Z
    trim #c9d2e2 pair d6 M118 210C118 193 144 193 144 210C144 227 118 227 118 210Z
    trim #c9d2e2 pair d11 rim M138 120C164 120 186 130 198 148C180 158 160 160 146 152Z
    trim #b98a68 |M100 110L118 112L117 130L100 146
    head man
    trim #e2b450 d11 rim:#fff3c0 M60 124C56 74 62 30 102 30C142 32 144 78 140 124C136 116 133 104 132 90C130 72 120 58 102 50C84 58 71 72 69 92C69 106 66 116 60 124Z
  `,
};

export const doctorStrange: Signature = {
  palette: ['#1f3a6e', '#b3202e', '#e2b48f', '#ffc46b'],
  ground: ['#131a38', '#2f4a96', '#ffb04a'],
  build: 'athlete',
  emblem: 'eye',
  face: { hair: '#241a1c', iris: '#4a86b8', brow: 0 },
  pose: { turn: 4, x: -4, y: 6 },
  fleck: ['circles', '#ffb04a'],
  draw: `
    body #22407a
    trim #b82232 d16 rim |M100 246L100 190L120 150L140 136C176 142 200 156 210 246
    lit #c92a3a pair d8 M112 132C132 116 150 96 166 58C182 96 182 140 160 170L130 170Z
    line #e8c05a w2.6 pair M120 140C142 124 156 104 164 76
    trim #b98a68 |M100 110L117 112L117 132L100 150
    line #0b0914 w6 O100 168 12
    glow #ffd36b halo:#ffae3a O100 168 12
    flat #5a2a0a M90 168Q100 160 110 168Q100 176 90 168Z
    head man
    in flat #241a1c |M100 105L110 107L112 114L107 111L100 110
    in flat #241a1c |M100 118L106 117L104 128L100 130
    trim #241a1c d10 rim lt:#5a464a M62 92C58 56 72 30 104 30C134 30 142 56 138 92C134 86 133 76 130 66C116 58 92 58 78 52C72 62 66 76 62 92Z
    flat #d8d8e0 M133 64L140 70L138 92L133 86Z
    flat #f0f0f6 M67 64L60 70L62 92L67 86Z
  `,
};

export const scarletWitch: Signature = {
  palette: ['#c01f3a', '#7a1030', '#f2c8ac', '#ff9ac0'],
  ground: ['#26061a', '#8a1440', '#ff6a9a'],
  build: 'woman',
  emblem: 'spiral',
  face: { hair: '#5a2a1c', iris: '#b83a4a', lip: '#b8203c', isWoman: true, mood: 'calm' },
  pose: { turn: 4, scale: 1.06, y: 18 },
  fleck: ['sparks', '#ff9ac0'],
  draw: `
    wear longBack #6b321e
    wear cape #a8182f
    body second
    wear bodice suit
    wear vneck skin
    neck
    head woman
    wear longFront #7a3a22
    lit suit d8 |M100 62C112 62 124 66 136 76L150 42L132 56L126 30L114 50L100 40
    glow #ffd0e0 halo:#ff3a7a w8 O34 196 13
    line #ff9ac0 w3 M14 196A20 20 0 1 1 34 216M34 180A16 16 0 0 1 50 196
  `,
};

export const wasp: Signature = {
  palette: ['#1c1a26', '#f2c12c', '#f2cbb0', '#fff3a0'],
  ground: ['#241c08', '#8a6a14', '#fff0a0'],
  build: 'slight',
  emblem: 'wings',
  face: { hair: '#3a1f18', iris: '#4a7a3a', lip: '#c03a4a', isWoman: true, mood: 'smile' },
  pose: { turn: -6, scale: 1.1, y: 16 },
  draw: `
    lit #d8f2ff pair d6 sh:#8ab0d0 M122 150C150 90 200 60 236 70C232 120 190 160 132 172Z
    lit #d8f2ff pair d6 sh:#8ab0d0 M126 170C170 160 214 180 226 216C190 226 150 214 124 188Z
    line #8ab8d8 w2 pair M130 152C160 120 196 92 224 84M134 174C166 172 196 184 214 206
    ---
    body suit lt:#4a4866
    trim second d8 |M100 196L118 146L132 138L142 144L116 210L100 224
    trim second d6 |M100 128L113 116L120 128L108 140L100 142
    head woman
    lit suit d12 |M100 34C126 34 136 54 134 82L128 104L122 98C126 86 118 72 100 68
    trim second d6 |M100 34L108 35L106 66L100 68
    line ink w7 pair M118 44C128 20 140 10 156 6
    line second w3.4 pair M118 44C128 20 140 10 156 6
    lit second pair d3 O157 6 6
  `,
};

export const antMan: Signature = {
  palette: ['#b8242a', '#1c1c26', '#cfd6e4', '#ff9a7a'],
  ground: ['#1c0a0a', '#7a2018', '#ffb08a'],
  build: 'athlete',
  emblem: 'ant',
  pose: { turn: 5, scale: 1.06, y: 16 },
  draw: `
    body second lt:#4a4866
    trim suit d10 |M100 160L118 132L156 142L140 180L120 246L100 246
    line skin w2.4 pair M118 134L142 178L124 246
    glow #ffd0c0 halo:#ff5a3a w5 pair O140 156 7
    lit skin d16 |M100 28C128 28 142 48 142 78L138 106C128 122 116 130 100 132
    trim suit d10 |M100 28C110 28 116 30 120 34L116 58L100 64
    trim second d0 |M100 100L124 96L118 122L100 128
    line skin w3 pair M104 108L112 124M112 104L120 116
    flat ink pair M105 92L112 70L136 68L136 88L116 100Z
    glow #ff8a5a halo:#ff3a1a w4 pair M110 91L115 76L132 74L131 86L117 95Z
    line ink w7 pair M128 42C140 24 148 20 162 22
    line skin w3.4 pair M128 42C140 24 148 20 162 22
  `,
};
