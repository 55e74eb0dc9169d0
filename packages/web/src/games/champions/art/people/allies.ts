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

export const spiderWoman: Signature = {
  palette: ['#c8262f', '#ffd23c', '#f0c3a0', '#ffe27a'],
  ground: ['#2a0a14', '#a02438', '#ffc84a'],
  build: 'woman',
  emblem: 'web',
  face: { hair: '#15101a', lip: '#c22a3c', isWoman: true, glow: '#ffffff', mood: 'smirk' },
  pose: { turn: 5, scale: 1.08, y: 12 },
  draw: `
    wear longBack #1c1622
    lit #ffd23c pair d6 M150 152C176 158 196 176 206 210L186 190L176 216L164 186Z
    body suit
    trim second d8 |M100 214L116 166L134 138L146 142L112 216L100 232
    neck
    head woman
    lit suit d12 |M100 32C126 32 137 52 135 80L128 104L122 96C128 88 118 78 100 80
    in line suit<50 w2 pair M112 38C122 48 128 58 130 72
    flat white pair M106 86C112 76 124 72 132 73C130 84 122 91 110 91Z
    line ink w3 pair M106 86C112 76 124 72 132 73C130 84 122 91 110 91Z
    lit #1c1622 pair d6 M126 44C142 56 148 90 142 130C134 124 132 108 134 92Z
  `,
};

export const hellcat: Signature = {
  palette: ['#e8c22c', '#2f4aa8', '#f0c3a0', '#fff0a0'],
  ground: ['#14183a', '#3f4ab0', '#ffd84a'],
  build: 'woman',
  emblem: 'claw',
  face: { hair: '#8a2a14', iris: '#2f8ad0', lip: '#c03a4a', isWoman: true, mood: 'smile' },
  pose: { turn: -7, scale: 1.06, x: 2, y: 20 },
  draw: `
    wear sweptBack #a8341a
    body suit
    trim second d10 |M100 176L116 142L130 134L152 140L124 190L100 208
    line #2a2a18 w3 pair M150 160L172 172M148 176L172 190
    neck
    head woman
    lit suit d14 |M100 36C110 35 116 37 121 40L137 16C144 36 142 60 140 84L130 100L128 84C118 74 110 82 100 88
    flat white pair M107 87C112 80 120 77 128 78C126 87 118 91 111 91Z
    flat #2f8ad0 O117 85 3.2O83 85 3.2
    flat ink O117 85 1.6O83 85 1.6
    trim second pair d0 M125 44L135 28C137 38 137 48 136 56Z
    wear ponyBack #b83a1c
  `,
};

export const warMachine: Signature = {
  palette: ['#6d7688', '#2c3240', '#c9d2e2', '#ff7a5a'],
  ground: ['#14161c', '#4a5264', '#ff9a6a'],
  build: 'strong',
  emblem: 'anvil',
  pose: { turn: -4, scale: 1.05, y: 14 },
  draw: `
    ( rotate(10 170 90)
    lit iron d6 M156 20H166V110H156ZM172 20H182V110H172Z
    lit steel d6 M150 88H190V128H150Z
    )
    ---
    body second
    trim suit d14 rim |M100 152L130 146L152 162L140 200L118 216L100 218
    trim iron |M100 214L118 212L136 200L142 246L100 246
    trim iron |M100 118L120 112L130 136L116 150L100 154
    lit suit pair d10 M124 138L164 124L206 144L218 188L188 196L150 164Z
    line iron pair w3 M142 150L184 158L204 180
    glow #ffe0d0 halo:#ff5a3a w8 O100 184 12
    line ink w3 O100 184 15
    lit #59626f d20 |M100 30L122 32L140 50L142 84L136 108L122 126L100 132
    trim #aab4c4 d14 |M100 58L112 48L128 54L132 78L128 100L114 118L100 121
    trim iron d6 |M100 34L112 36L110 52L100 62
    flat #1a1c24 pair M103 80L131 74L130 90L108 94Z
    glow #ffd0c0 halo:#ff3a2a w4 pair M107 86L127 81L126 86L110 90Z
    line iron w2.2 M86 108H114M88 114H112
  `,
};

export const shuri: Signature = {
  palette: ['#2a2440', '#e8762c', '#6b4430', '#8df1ff'],
  ground: ['#0f1f2a', '#1f6a86', '#8df1ff'],
  build: 'slight',
  emblem: 'atom',
  face: { hair: '#15100e', iris: '#3a2414', lip: '#8a3a3c', isWoman: true, mood: 'smile' },
  shadow: '#1a0a24',
  pose: { turn: 5, scale: 1.1, y: 14 },
  fleck: ['sparks', '#8df1ff'],
  draw: `
    wear bunBack #1c1412
    lit #1c1412 pair d4 O124 30 13
    body suit
    trim second d8 |M100 170L114 138L126 134L140 140L108 188L100 196
    line #cfd5e6 w2.4 pair M112 190L150 158M118 206L160 174
    neck
    head woman
    in line #fff0d0 w2.6 M84 100H90M110 100H116M100 54V60
    wear pinned #1c1412
    line #5a4438 w1.8 M78 60C82 48 90 42 98 40M122 60C120 48 112 42 104 40
    line #ffb86b w3 pair M134 92V108
  `,
};

export const tigra: Signature = {
  palette: ['#e88a2c', '#3a1f14', '#e88a2c', '#fff0a8'],
  ground: ['#24140a', '#8a4a1c', '#ffd27a'],
  build: 'woman',
  emblem: 'paw',
  face: { hair: '#3a1f14', iris: '#3fa84a', lip: '#8a2a24', isWoman: true, mood: 'smirk' },
  pose: { turn: 6, scale: 1.08, y: 16 },
  draw: `
    wear wildBack #b8501c
    body skin
    line second w5 pair M176 166L156 172M184 190L160 194M186 214L162 216M138 140L130 156
    trim second d8 |M100 204C114 200 134 186 146 160L154 150L158 246L100 246
    neck #b8661c
    lit skin pair d6 M118 46L146 16L142 68Z
    flat #5a2a20 pair M124 46L141 28L138 58Z
    head woman
    in line second w3.4 pair M100 46V58M110 46L108 58M132 88L120 94M131 100L120 102
    in flat #f6d8b0 M90 104C94 98 106 98 110 104C112 114 106 122 100 122C94 122 88 114 90 104Z
    in flat #3a1410 |M100 101L107 102L100 108
    in line #3a1410 w2 M100 108V113M92 114Q100 120 108 114
    wear fringe #c85a1c
  `,
};

export const mockingbird: Signature = {
  palette: ['#24283c', '#e6ebf4', '#f0c6a6', '#a8e0ff'],
  ground: ['#0f1830', '#2f4f90', '#d8ecff'],
  build: 'woman',
  emblem: 'feather',
  face: { hair: '#c8983a', iris: '#3f7ab8', lip: '#b83a50', isWoman: true, mood: 'smirk' },
  pose: { turn: -5, scale: 1.07, y: 12 },
  draw: `
    ( rotate(32 40 150)
    lit steel d4 M34 20H46V250H34Z
    )
    ( rotate(-32 160 150)
    lit steel d4 M154 20H166V250H154Z
    )
    ---
    wear shoulderBack #d9b25a
    body suit
    trim second d8 |M100 188L116 150L130 134L142 138L112 190L100 206
    neck
    head woman
    in flat #1c2036 M64 82C78 70 122 70 136 82L132 95C118 98 110 92 100 92C90 92 82 98 68 95Z
    in flat white pair M107 87C112 80 120 78 127 79C125 88 118 91 111 91Z
    in flat #3f7ab8 O117 85 3O83 85 3
    wear sweptFront #f0d27a
  `,
};

export const auntMay: Signature = {
  palette: ['#7a5a9a', '#f2e6d8', '#f0cbb0', '#ffe9c0'],
  ground: ['#2a2030', '#8a6a7a', '#ffd9a8'],
  build: 'slight',
  emblem: 'heart',
  face: {
    hair: '#c8ccd6',
    iris: '#5a86a8',
    lip: '#b86a6a',
    isWoman: true,
    mood: 'smile',
    isOld: true,
  },
  pose: { turn: 3, scale: 1.1, y: 14 },
  draw: `
    wear bunBack #d8dce6
    body suit
    trim second d6 |M100 164L114 134L128 138L118 160L100 176
    line #fff6e8 w4 dash:1,7 M76 136C84 152 116 152 124 136
    neck
    head woman
    in line #8a7a80 w2 pair M107 96A11 9 0 1 1 128 92
    wear pinned #e6e9f0
    line #a8aebc w2 M74 62C82 48 96 42 106 42M86 56C94 48 104 46 114 48
  `,
};

export const pepperPotts: Signature = {
  palette: ['#2f4a5a', '#f2efe6', '#f4cbb0', '#ffd9a0'],
  ground: ['#14242e', '#3f7a8a', '#ffcf9a'],
  build: 'woman',
  emblem: 'ring',
  face: { hair: '#a84a1c', iris: '#4a8ab0', lip: '#c05a58', isWoman: true, mood: 'smile' },
  pose: { turn: -4, scale: 1.07, y: 12 },
  draw: `
    wear ponyBack #d9722c
    body suit
    wear blouse suit second
    neck
    head woman
    in flat #d98a6a o.5 O80 98 2O86 102 1.6O114 102 1.6O120 98 2
    wear sweptFront #e88038
    ( rotate(-8 150 200)
    lit #1c2430 d4 M126 176H178V236H126Z
    glow #bfeaff w3 M131 182H173V228H131Z
    )
  `,
};
