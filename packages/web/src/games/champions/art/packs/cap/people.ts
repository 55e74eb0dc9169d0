import type { Signature } from '../../../../../art/subject.ts';

export const steveRogers: Signature = {
  palette: ['#8a5a34', '#e8e2d0', '#eec09a', '#ffe2a8'],
  ground: ['#16222e', '#4a6f8a', '#ffe2a8'],
  build: 'strong',
  emblem: 'shield',
  face: { hair: '#a8762a', iris: '#3f7ac8', mood: 'calm' },
  pose: { turn: 4, scale: 1.06, y: 14 },
  draw: `
    body suit
    wear jacket suit>10 second
    line #3a2414 w3 pair M150 150L172 214
    neck
    head man
    wear side #e0b458
    line #b8862f w2 M80 44C92 36 108 34 122 40M76 52C90 44 104 42 116 46
  `,
};

export const agentThirteen: Signature = {
  palette: ['#e6ebf2', '#2a3a5a', '#f2cbb0', '#bfe0ff'],
  ground: ['#101c30', '#3f6a9a', '#e0f0ff'],
  build: 'woman',
  emblem: 'key',
  face: { hair: '#b8862f', iris: '#4a8a6a', lip: '#b83a50', isWoman: true, mood: 'calm' },
  pose: { turn: -5, scale: 1.06, y: 12 },
  draw: `
    wear sweptBack #e0b85a
    body suit
    line second w3 M100 132V246
    wear strap second
    lit second pair d4 plain M160 150L186 162L184 186L160 178Z
    neck
    head woman
    wear sweptFront #f0cc72
    ( rotate(-34 44 196)
    lit iron d4 M8 170H84V188H54L50 222H32L30 188H8Z
    trim steel d0 M10 172H82V178H10Z
    )
  `,
};

export const falcon: Signature = {
  palette: ['#c8303a', '#f2efe6', '#6a4630', '#ffb08a'],
  ground: ['#142a4a', '#3f7ab8', '#ffe8d0'],
  build: 'athlete',
  emblem: 'feather',
  face: { hair: '#15100e', stubble: true, mood: 'smirk' },
  shadow: '#1a0a24',
  pose: { turn: 3, scale: 1.02, y: 22 },
  draw: `
    lit suit pair d8 M116 150C130 100 160 60 210 20L246 8L238 60L246 84L232 104L238 130L220 144L222 170L180 176Z
    line second w7 pair M150 140C170 100 200 64 238 34M164 156C186 126 208 100 236 82M178 168C196 148 210 138 228 128
    ---
    body second
    trim suit d12 |M100 168L116 138L134 130L164 144L146 190L100 214
    neck
    head man
    wear cropped #1c1412
    trim suit d4 |M100 72L138 68L138 76L132 78L100 80
    flat #ffd23c pair M104 80L132 76L130 92L110 94Z
    line ink w3 pair M104 80L132 76L130 92L110 94Z
    flat white pair M110 83L120 81L113 90Z
  `,
};

export const squirrelGirl: Signature = {
  palette: ['#8a5a2c', '#5a3418', '#f4cbaa', '#ffdf9a'],
  ground: ['#1c2412', '#5a7a2f', '#ffe6a0'],
  build: 'slight',
  emblem: 'leaf',
  face: { hair: '#8a4a1c', iris: '#6a4a24', lip: '#c05a50', isWoman: true, mood: 'smile' },
  pose: { turn: -4, scale: 1.06, y: 20 },
  draw: `
    lit #a86a30 d16 M150 246C200 230 196 160 170 130C150 104 160 60 196 56C240 54 250 110 236 160C226 206 200 246 150 246Z
    line #d8a060 w4 M196 76C220 90 222 140 204 180M182 92C196 120 204 150 190 200
    wear bobBack #8a4a1c
    body suit
    wear furCollar #d8b080
    head woman
    in flat white M95 112H105V119H95ZM99.4 112H100.6V119H99.4Z
    in flat #d9825a o.6 O82 100 5O118 100 5
    wear bobFront #a85c26
    lit #6a3f1c pair d5 M112 36L124 4L142 34L136 48Z
    flat #d8a060 pair M120 34L125 16L134 36Z
    line second w5 M66 58C84 42 116 42 134 58
  `,
};

export const wonderMan: Signature = {
  palette: ['#22202e', '#c8303a', '#eab88e', '#ff9ad0'],
  ground: ['#1c0a24', '#7a2a7a', '#ff9ad0'],
  build: 'strong',
  emblem: 'diamond',
  face: { hair: '#1c1418', mood: 'smirk' },
  pose: { turn: -6, scale: 1.08, y: 14 },
  fleck: ['sparks', '#ff9ad0'],
  draw: `
    body suit
    wear jacket second suit
    trim #a81c2a pair d8 M112 128L150 104L164 120L132 158Z
    neck
    head man
    wear side #241a1e
    line #5a4650 w2 M84 40C98 32 116 34 128 44
    flat #2a0a18 pair M102 78L134 74L131 92L112 96L104 90Z
    line #ff5a9a w3 pair M102 78L134 74L131 92L112 96L104 90Z
    line #ff5a9a w3 M96 80H104
    glow #ffd0e8 halo:#ff3a9a w4 pair M108 82L126 79L122 86L111 88Z
  `,
};

export const baronZemo: Signature = {
  palette: ['#5a2a86', '#d9b04a', '#6a32a0', '#e8b8ff'],
  ground: ['#1c0c10', '#7a2f2a', '#ffc86a'],
  build: 'strong',
  emblem: 'star',
  pose: { turn: 5, scale: 1.05, y: 14 },
  draw: `
    wear swordBehind gold leather
    ---
    body suit
    trim #f2ead8 pair d8 sh:#9a8a78 M108 128C130 112 180 116 204 150C190 170 168 166 160 160C150 168 136 166 130 158C118 160 110 148 108 128Z
    line #3a1a14 w4 pair M150 130L156 140M178 140L176 150M128 134L134 142
    trim second d6 M84 150L116 150L112 164L88 164Z
    lit skin d18 |M100 32C126 32 140 52 138 80C136 104 122 126 100 130
    in line skin<50 w2 M100 36V70M72 104C90 112 110 112 128 104
    trim second d4 M63 62C84 50 116 50 137 62L137 73C116 62 84 62 63 73Z
    flat #1a0a24 pair M104 84L132 76L130 92L112 96Z
    flat white pair M109 86L127 81L126 88L113 91Z
    flat #b03a2a O118 86 3.4O82 86 3.4
  `,
};
