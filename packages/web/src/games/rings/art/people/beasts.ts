import type { Signature } from '../../../../art/subject.ts';

export const forestSpider: Signature = {
  palette: ['#2a1f2e', '#6a3a4a', '#c8ff5a', '#c8f07a'],
  ground: ['#0c1512', '#2a4a3a', '#a8d85a'],
  build: 'athlete',
  emblem: 'web',
  pose: { turn: -8, x: 3, y: 8 },
  fleck: ['mist', '#a8d85a'],
  draw: `
    lit #33263a pair d6 lt:#6a5670 M118 120C150 90 160 40 190 10C186 50 176 100 130 140Z
    lit #33263a pair d6 lt:#6a5670 M124 134C160 116 186 96 222 90C200 116 170 140 128 150Z
    lit #33263a pair d6 lt:#6a5670 M122 150C160 150 190 166 214 206C184 184 160 172 122 164Z
    lit #33263a pair d6 lt:#6a5670 M114 164C140 180 156 206 160 250C140 216 126 196 106 178Z
    trim #33263a d22 rim lt:#6a5670 |M100 20C150 20 164 70 146 108L100 112
    line #5a4460 w3 pair M100 34C116 44 126 60 128 84M100 50C110 58 116 70 116 92
    flat #8a3a4a |M100 40L108 60L104 80L100 84
    trim #2e2234 d16 rim lt:#6a5670 |M100 98C128 98 142 122 138 146C134 170 118 184 100 186
    glow #d8ff6a halo:#8aff2a O112 134 8
    glow #d8ff6a halo:#8aff2a O88 134 8
    glow #d8ff6a halo:#8aff2a O128 124 5.5
    glow #d8ff6a halo:#8aff2a O72 124 5.5
    glow #d8ff6a halo:#8aff2a O120 150 4.5
    glow #d8ff6a halo:#8aff2a O80 150 4.5
    glow #d8ff6a halo:#8aff2a O108 116 4
    glow #d8ff6a halo:#8aff2a O92 116 4
    trim #e6d9c0 pair d4 M104 168C114 170 120 180 116 204C108 196 102 186 100 176Z
  `,
};

export const hillTroll: Signature = {
  palette: ['#8a8a72', '#5a4a34', '#9a9a80', '#ffe0a0'],
  ground: ['#181c14', '#4a5a3f', '#e8e0a0'],
  build: 'giant',
  emblem: 'mountain',
  face: { hair: '#4a4a3a', iris: '#8a3a2a', mood: 'grim' },
  shadow: '#14142a',
  pose: { turn: -3, scale: 1.16, y: 30 },
  crop: [26, 30, 148],
  fleck: ['debris', '#7a7a68'],
  draw: `
    ( rotate(-26 30 140)
    lit wood d8 M14 -10C34 -24 56 -14 56 10L44 250H20Z
    flat ink O28 10 4O44 24 4O30 46 4
    )
    ---
    body suit
    trim second d12 M40 246L52 170L84 214L112 176L148 220L160 168L172 246Z
    line suit<40 w3 pair M140 100C164 104 186 118 196 140M130 130L150 150
    lit skin pair d6 M138 86L164 78L150 112Z
    lit skin d18 |M100 36C122 36 136 46 142 66C150 92 148 124 130 142C120 150 110 152 100 152
    in flat skin<45 M102 30L106 80L102 100L112 118L104 124L106 156L170 156L170 30Z
    flat skin<60 M64 78L98 90L102 90L136 78L132 98L108 102L92 102L68 98Z
    flat #ffe07a pair M108 96L126 88L124 98L114 100Z
    flat ink O117 94 2.6O83 94 2.6
    lit skin>8 d8 plain M84 104C88 94 112 94 116 104C122 116 112 124 100 124C88 124 78 116 84 104Z
    flat #2a1a14 M74 128Q100 138 126 128L120 142H80Z
    lit bone d3 plain M84 142L88 120L95 140ZM105 140L112 120L116 142Z
    flat skin<40 O70 58 5O126 56 4O136 116 4
  `,
};

export const warg: Signature = {
  palette: ['#5a5550', '#33302e', '#8a8078', '#ffd27a'],
  ground: ['#14141c', '#3f4660', '#e8d8a0'],
  build: 'giant',
  emblem: 'moon',
  pose: { turn: -4, scale: 1.06, y: 12 },
  crop: [20, 10, 160],
  draw: `
    body second
    lit suit d16 |M100 34L112 40L138 4L146 54L170 70L160 84L182 108L160 116L168 144L140 146L128 180L100 196
    flat second pair M120 44L136 22L138 56Z
    flat skin |M100 96L112 84L126 128L118 160L100 176
    line second w3 pair M112 54L104 84M150 80L132 92M156 112L136 118
    flat ink pair M106 92L136 76L134 92L116 102Z
    glow #ffe07a halo:#ff8a1c w4 pair M113 94L131 84L129 92L118 98Z
    flat ink |M100 122L114 126L108 140L100 144
    flat #2a0a10 |M100 148L124 142L116 180L100 188
    flat #fff3dc pair M106 148L112 164L116 147ZM118 146L120 158L124 144Z
    flat #fff3dc M90 186L95 168L100 182L105 168L110 186Z
    flat #c8505a M92 184C96 176 104 176 108 184L100 192Z
  `,
};

export const kingSpider: Signature = {
  palette: ['#4a1f3a', '#c83a5a', '#ffb86b', '#ff9ac8'],
  ground: ['#160a14', '#4a1f44', '#ff8ab8'],
  build: 'robe',
  emblem: 'crown',
  pose: { turn: 4, scale: 1.04, y: 20 },
  crop: [30, 60, 140],
  fleck: ['web', '#f0d8e8'],
  draw: `
    lit suit pair d6 M120 110C150 70 176 60 214 -10C214 60 190 100 132 132Z
    lit suit pair d6 M126 130C170 100 200 110 236 140C200 134 170 144 128 152Z
    lit suit pair d6 M124 152C164 156 186 190 190 246C170 206 150 184 118 170Z
    lit suit d20 |M100 0C150 0 170 52 150 100L100 108
    line second w4 pair M100 16C118 26 132 44 134 74M100 40C112 48 120 60 120 84
    sign diamond second 100 60 40
    ---
    lit suit<20 d16 |M100 92C134 92 150 120 144 150C138 178 120 192 100 194
    glow #ffe0a0 halo:#ff5a3a w4 O112 138 9O88 138 9O130 128 6O70 128 6O122 156 5O78 156 5O108 120 4.5O92 120 4.5
    lit bone pair d4 M104 174C118 176 126 190 122 218C110 208 104 196 100 182Z
    lit gold d6 M70 108L64 66L84 90L100 54L116 90L136 66L130 108C112 100 88 100 70 108Z
  `,
};

export const ungoliantsSpawn: Signature = {
  palette: ['#14121c', '#4a4660', '#c8c0e0', '#b8a8ff'],
  ground: ['#05050a', '#1f1c3a', '#8a7ae0'],
  build: 'robe',
  emblem: 'skull',
  pose: { scale: 1.18, y: 8 },
  crop: [22, 44, 156],
  fleck: ['mist', '#8a7ae0'],
  draw: `
    lit suit pair d5 M122 90C160 40 200 40 240 -30C240 60 200 100 134 120Z
    lit suit pair d5 M128 120C180 90 214 120 246 180C206 150 170 144 128 144Z
    lit suit pair d5 M120 150C160 160 176 200 170 260C156 214 140 190 110 176Z
    lit suit d18 |M100 40C146 40 164 80 156 120C150 156 128 178 100 180
    line second w3 pair M112 50C134 60 146 84 144 112M108 64C122 72 130 90 130 108
    glow #ffd0e0 halo:#ff1f4a w6 O118 112 11O82 112 11
    glow #ffd0e0 halo:#ff1f4a w4 O140 98 6O60 98 6O134 128 5O66 128 5O106 92 4.5O94 92 4.5O120 88 3.5O80 88 3.5
    flat ink O118 112 4O82 112 4
    flat #2a0a14 |M100 140L126 136L118 166L100 172
    lit bone pair d4 plain M104 142C120 142 132 156 128 196C116 186 106 172 102 156Z
    glow #b8ff7a w3 O127 204 4O73 200 3
  `,
};

export const adder: Signature = {
  palette: ['#6a7a2c', '#c8b84a', '#8a9a3c', '#e8ff9a'],
  ground: ['#141c10', '#4a5a24', '#d8e88a'],
  build: 'robe',
  emblem: 'wave',
  pose: { turn: 3, y: 8 },
  crop: [30, 14, 150],
  fleck: ['mist', '#c8e08a'],
  draw: `
    line ink w56 M-20 226C60 250 190 250 186 196C182 150 60 190 50 150C44 120 90 110 104 90
    line suit w46 M-20 226C60 250 190 250 186 196C182 150 60 190 50 150C44 120 90 110 104 90
    line second w12 o.8 dash:10,14 M-20 226C60 250 190 250 186 196C182 150 60 190 50 150C44 120 90 110 104 90
    ---
    lit skin d18 |M100 20C130 20 150 44 148 76C146 96 128 110 116 126C110 134 106 138 100 140
    flat second |M100 26L110 40L106 74L100 82
    line suit<40 w2.6 pair M126 40C136 52 140 64 138 78
    flat ink pair M108 74L136 58L138 76L120 86Z
    glow #fff06a halo:#ffb01c w4 pair M113 76L133 64L133 75L121 81Z
    flat ink pair M122 66L126 65L126 80L122 80Z
    flat suit<50 pair O106 118 2.5
    line ink w8 M100 136V160M100 160L90 178M100 160L110 178
    line #ff4a5a w4 M100 136V160M100 160L90 178M100 160L110 178
    lit bone pair d2 plain M106 126L114 124L110 144Z
  `,
};

export const crow: Signature = {
  palette: ['#24222e', '#4a4660', '#8a8078', '#b8b0e0'],
  ground: ['#14121c', '#4a4460', '#e0b8a0'],
  build: 'robe',
  emblem: 'feather',
  pose: { turn: -4, y: 8 },
  crop: [20, 16, 150],
  draw: `
    lit suit d12 M90 150C50 120 20 60 -30 30C-20 80 -30 90 -20 110L-40 112C-20 140 -10 150 0 156L-16 164C20 190 60 196 110 190Z
    lit suit d12 M130 140C160 100 190 40 240 10C236 60 244 76 236 96L254 98C240 130 224 142 214 148L228 158C200 184 170 190 120 190Z
    line second w2.6 M0 60C30 100 60 130 90 150M-6 130C30 150 60 160 90 164M220 50C190 90 170 120 146 146M222 126C196 146 170 156 146 160
    lit suit d14 |M100 120C128 120 146 150 140 190L100 250
    lit suit d16 |M100 40C126 40 142 58 142 84C142 110 124 134 100 140
    lit #c8963c d8 M90 88C80 96 60 112 40 116C56 124 84 124 104 108Z
    line ink w2 M44 116C66 116 86 108 100 100
    glow #ffe07a halo:#ff8a1c w4 O116 82 8
    flat ink O116 82 4
    line second w2.4 M124 56C132 64 136 74 136 84M100 50C112 50 118 54 122 58
  `,
};

export const bat: Signature = {
  palette: ['#3a2a3a', '#8a4a5a', '#6a4a5a', '#ff9ab0'],
  ground: ['#0f0f1c', '#3a2f5a', '#e8a0b8'],
  build: 'robe',
  emblem: 'moon',
  pose: { turn: 5, y: 4 },
  crop: [20, 30, 160],
  draw: `
    lit suit pair d8 M112 120C140 60 190 30 240 40C226 60 232 76 250 90C228 90 214 104 220 130C200 116 180 122 176 150C160 132 140 136 126 160Z
    line second w3 pair M120 120C160 80 200 62 234 48M122 128C160 104 196 96 236 92M122 136C150 122 176 116 212 124
    lit suit d14 |M100 90C126 90 136 116 132 146C128 172 116 190 100 194
    lit skin pair d6 M108 84L140 34L136 96Z
    flat second pair M116 82L134 54L132 92Z
    lit skin d14 |M100 72C122 72 136 88 134 108C132 126 116 138 100 138
    glow #fff0a0 halo:#ff5a3a w4 pair M106 100L124 90L122 104L112 108Z
    flat second |M100 104L110 110L100 118
    flat ink |M100 120L116 118L110 130L100 132
    flat white pair M104 120L107 132L111 119Z
  `,
};
