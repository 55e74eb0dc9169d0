import type { Signature } from '../../../art/subject.ts';

export const ultron: Signature = {
  palette: ['#a9b4c6', '#5b6578', '#1a1e2a', '#ff5a55'],
  ground: ['#140a14', '#5a1220', '#ff3b3b'],
  build: 'strong',
  emblem: 'gear',
  pose: { scale: 1.1, y: 16 },
  fleck: ['sparks', '#ff5a45'],
  draw: `
    body #5d687c plain
    trim #aab6c9 d14 rim |M100 150L130 150L160 176L146 214L120 246L100 246
    line #343c4c w2.6 pair M100 176L124 176L138 188M100 200L120 200L132 212M100 224L116 224
    lit #aab6c9 pair M126 140L164 120L208 142L220 190L190 200L150 168Z
    line #4a5366 pair M150 140L186 160L204 190
    trim #3c4456 d11 |M100 120L118 118L128 138L116 156L100 160
    in line #232938 w2 pair M100 134L130 134M100 144L130 144
    lit #7d889c pair M130 66L160 34L156 86L138 108Z
    lit #aab6c9 d20 lt:#f2f6ff |M100 28L120 33L135 54L138 92L128 116L114 136L100 140
    flat #6d788c |M100 44L106 34L110 60L104 72L100 74
    line #4a5366 w2.2 pair M112 34L118 58L134 66M136 96L120 104
    flat #16121c pair M102 78L134 64L134 88L112 96Z
    glow #ff4a44 halo:#ff1f2f w7 pair M108 82L130 73L129 84L114 90Z
    glow #ffd0c0 halo:#ff1f2f w7 pair M114 82L126 77L124 82L116 86Z
    flat #16121c |M100 108L120 102L124 112L112 132L100 134
    line #ff4a44 w4 M80 110L88 122L94 112L100 124L106 112L112 122L120 110
  `,
};

export const hydraSoldier: Signature = {
  palette: ['#3e5a34', '#22301f', '#ffd24a', '#ffe27a'],
  ground: ['#161a10', '#4f5a24', '#ffd84a'],
  build: 'strong',
  emblem: 'bolt',
  pose: { turn: -5, scale: 1.06, x: 3, y: 12 },
  draw: `
    body #3f5a34
    trim #28361f d11 |M100 140L128 134L150 144L142 196L100 204
    line #4b6a3c w3 pair M110 160L134 156M110 174L134 170
    trim #4b6a3c pair d11 rim M150 128C184 130 208 146 214 180L186 178L152 160Z
    lit #4b6a3c d18 |M100 32C128 32 142 52 141 80L136 100L122 126L100 130
    flat #1a2114 |M100 96L126 92L118 124L100 128
    line #3f5a34 pair M100 106L122 103M100 114L119 112
    trim #1a2114 d0 |M100 70C112 68 128 66 140 72L138 94C126 98 112 94 100 90
    glow #ffdf5a halo:#ffb400 w4 pair M106 77C116 73 128 73 134 76L132 88C122 91 112 88 106 86Z
    flat #fffbe0 pair M110 78L120 76L114 87L110 85Z
    line #28361f w3 M100 34L100 68
  `,
};
