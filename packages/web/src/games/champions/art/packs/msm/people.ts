import type { Signature } from '../../../../../art/subject.ts';

export const msMarvel: Signature = {
  palette: ['#2450b0', '#ffc93c', '#b07a50', '#ffe27a'],
  ground: ['#1a1040', '#7a3aa8', '#ffc84a'],
  build: 'slight',
  emblem: 'ring',
  face: { hair: '#2a1610', iris: '#5a3a1c', lip: '#a84448', isWoman: true, mood: 'smile' },
  shadow: '#1a0a2e',
  pose: { turn: 5, scale: 1.04, x: 6, y: 14 },
  draw: `
    ( rotate(-16 30 120) translate(-6 0)
    lit suit d12 M-4 120H46L60 260H-10Z
    trim second d8 M-6 112H50V130H-6Z
    lit skin d14 M-22 60L-8 36H46L62 58V98L48 116H-8L-22 96Z
    line skin<55 w4 M4 40V76M22 39V76M40 42V76
    lit skin>8 d8 M-20 80L26 76C38 78 38 94 26 96L-10 102Z
    )
    ---
    wear longBack #3a2014
    body suit
    trim second d8 |M100 206L114 150L130 136L142 140L116 214L100 228
    wear scarf #c8303a
    head woman
    in flat #1c3f94 M64 82C78 70 122 70 136 82L132 95C118 98 110 92 100 92C90 92 82 98 68 95Z
    in flat white pair M107 87C112 80 120 78 127 79C125 88 118 91 111 91Z
    in flat #5a3a1c O117 85 3O83 85 3
    wear sweptFront #4a2a1a
  `,
};

export const kamalaKhan: Signature = {
  palette: ['#d8536a', '#2f3f6a', '#b07a50', '#ffd9a8'],
  ground: ['#241a3a', '#7a5aa0', '#ffd9a8'],
  build: 'slight',
  emblem: 'heart',
  face: { hair: '#2a1610', iris: '#5a3a1c', lip: '#a84448', isWoman: true, mood: 'smile' },
  shadow: '#1a0a2e',
  pose: { turn: -4, scale: 1.1, y: 14 },
  draw: `
    wear longBack #3a2014
    body suit
    trim second pair d8 M120 140L150 150L150 246H128Z
    lit #ffc93c pair d4 plain M122 148L132 150L128 196L118 194Z
    line white w4 M84 160L100 178L116 160
    neck
    head woman
    wear longFront #4a2a1a
    line #6a4028 w2 M84 40C92 34 104 34 112 40
  `,
};

export const redDagger: Signature = {
  palette: ['#c8402a', '#2a2a34', '#b8845a', '#ffd08a'],
  ground: ['#2a140c', '#a0522a', '#ffe0a0'],
  build: 'athlete',
  emblem: 'claw',
  face: { hair: '#1c1210', iris: '#4a6a3a', mood: 'calm' },
  pose: { turn: -6, scale: 1.06, y: 14 },
  draw: `
    body second
    wear vest #6a3a2a
    head man
    in flat suit M60 98C80 104 120 104 140 98V140H60Z
    in line suit<40 w2.4 M72 108C88 112 112 112 128 108
    wear tousled #241612
    trim suit d6 M62 64C84 50 116 50 138 64L137 76C116 62 84 62 63 76Z
    lit suit pair d4 plain M134 66L170 84L160 92L178 106L140 84Z
    ( rotate(20 150 200)
    lit metal d4 M140 160L150 112L160 160L156 206H144Z
    lit gold d4 M130 204H170V214H130Z
    )
    ( rotate(-24 44 200)
    lit metal d4 M34 160L44 112L54 160L50 206H38Z
    lit gold d4 M24 204H64V214H24Z
    )
  `,
};

export const aamirKhan: Signature = {
  palette: ['#e8e4d8', '#3a6a5a', '#b8845a', '#e8ffe0'],
  ground: ['#142a24', '#4a8a74', '#f0ffd8'],
  build: 'athlete',
  emblem: 'moon',
  face: { hair: '#1c1210', iris: '#4a2a18', mood: 'smile', moustache: '#1c1210' },
  shadow: '#1a0a2e',
  pose: { turn: 4, scale: 1.07, y: 14 },
  draw: `
    body suit
    wear vneck second
    neck
    head man
    wear beard #241612
    lit #f6f3ea d10 M64 66C62 40 78 30 100 30C122 30 138 40 136 66C118 58 82 58 64 66Z
    line #b8b09a w2 M66 62C84 54 116 54 134 62
  `,
};

export const brunoCarrelli: Signature = {
  palette: ['#4a8a4a', '#e8a02c', '#f0c8a4', '#e8ffa8'],
  ground: ['#14240c', '#4a7a34', '#e8ff9a'],
  build: 'slight',
  emblem: 'gear',
  face: { hair: '#5a3a20', iris: '#5a7a3a', mood: 'smile' },
  pose: { turn: -5, scale: 1.1, y: 14 },
  draw: `
    body suit
    wear hoodDown suit<20
    line white w3 M88 146V190M112 146V190
    neck
    head long
    wear tousled #6a4426
    line ink w5 M66 60C84 44 116 44 134 60
    line second w3 M66 60C84 44 116 44 134 60
    lit second d4 plain O84 50 13O116 50 13
    flat #bff0ff O84 50 8O116 50 8
  `,
};

export const nakiaBahadir: Signature = {
  palette: ['#8a3a9a', '#f0b8d8', '#b07a54', '#ffc8f0'],
  ground: ['#240c2c', '#7a3a8a', '#ffc8e8'],
  build: 'woman',
  emblem: 'flame',
  face: { hair: '#2a1610', iris: '#4a3018', lip: '#9a3a58', isWoman: true, mood: 'smirk' },
  shadow: '#1a0a2e',
  pose: { turn: 4, scale: 1.07, y: 14 },
  draw: `
    lit second d16 M100 20C142 18 156 54 150 92C150 120 166 140 170 176L140 190L60 190L30 176C34 140 50 120 50 92C44 54 58 18 100 20Z
    body suit
    head woman
    lit second d10 |M100 24C138 24 146 60 142 96C140 118 128 132 112 140L100 134L106 126C122 118 132 100 130 80C128 62 116 52 100 52
    lit second d8 M70 128C90 146 118 146 136 126C150 140 148 160 128 170C100 182 74 174 62 158C56 146 60 136 70 128Z
    line second<40 w2 M78 140C96 154 118 152 134 140M72 152C96 168 116 166 136 154
  `,
};

export const nova: Signature = {
  palette: ['#1c2a5a', '#e8b83c', '#d8a47a', '#9ae8ff'],
  ground: ['#0a1030', '#2f5ab8', '#9af0ff'],
  build: 'slight',
  emblem: 'star6',
  face: { hair: '#241a14', glow: '#c8f8ff', mood: 'smirk' },
  pose: { turn: -7, scale: 1.08, y: 20 },
  fleck: ['sparks', '#9af0ff'],
  draw: `
    body suit
    lit second pair d8 M128 132C156 126 178 142 184 172C168 164 148 160 134 160Z
    trim second d6 |M100 196L116 150L130 136L138 142L114 204L100 214
    head man
    lit second d16 |M100 14C136 16 150 44 146 84L138 112L126 118L130 88L114 78L106 96L100 94
    flat #c8303a |M100 20L112 50L106 74L100 78
    glow #d8fbff halo:#3ad0ff w5 pair M108 86L128 78L126 88L112 92Z
    lit second pair d5 M144 62L164 40L158 84Z
    glow #fff halo:#ff5a4a w6 O100 40 7
  `,
};

export const lockjaw: Signature = {
  palette: ['#8a5a34', '#3a2a1c', '#a8703e', '#ffd9a0'],
  ground: ['#1c1c30', '#5a5a9a', '#ffe0b0'],
  build: 'giant',
  emblem: 'paw',
  pose: { scale: 1, y: 12 },
  crop: [28, 24, 144],
  draw: `
    body suit
    line suit<45 w3 pair M120 190C130 210 132 226 130 246
    lit suit d10 pair M132 70C160 60 178 84 172 128C156 130 142 116 136 96Z
    lit suit d22 |M100 40C140 40 156 66 154 100C166 124 164 158 142 168C130 174 112 168 100 160
    flat #d8b088 |M100 92C122 92 144 112 146 138C146 158 126 162 100 150
    lit #2a1c18 d6 M82 92C86 82 114 82 118 92C118 104 108 110 100 110C92 110 82 104 82 92Z
    line #3a2a1c w5 M100 110V130C88 150 62 152 54 140M100 130C112 150 138 152 146 140
    flat #f6f0e0 M72 146L78 132L84 148ZM116 148L122 132L128 146Z
    lit #e87a8a d4 M88 146C90 172 112 172 114 146Z
    flat ink pair M112 76C116 66 132 66 136 76C130 84 118 84 112 76Z
    flat #ffd98a O124 75 3O76 75 3
    lit gold d6 M92 44L88 10L76 -16L100 2L124 -16L112 10L108 44Z
    line suit<50 w3 pair M112 58C122 52 132 54 138 60
  `,
};

export const thomasEdison: Signature = {
  palette: ['#3a3040', '#c8b08a', '#f0e8d0', '#c8ff9a'],
  ground: ['#181c10', '#5a6a2a', '#e8ff9a'],
  build: 'stout',
  emblem: 'bolt',
  pose: { turn: 4, scale: 1.06, y: 16 },
  draw: `
    body suit
    wear suitAndTie suit #8a2a2a
    lit skin d14 |M100 34C130 34 142 56 140 82C138 108 122 126 100 128
    lit #e8a02c d10 M92 84L150 96C168 100 182 110 188 120L150 118L96 112Z
    line #8a5a14 w3 M96 104L150 108L184 118
    flat ink O112 76 12O78 76 9
    flat #fff0a0 O112 76 9O78 76 6
    flat ink O114 76 4O80 76 3
    line skin<45 w3 M70 50L80 44M84 42L94 36M120 42L128 48
    lit skin d6 M84 40L70 6L96 26L100 -6L110 26L134 8L118 40Z
    line ink w2 M122 78L138 82
  `,
};

export const edisonsRobot: Signature = {
  palette: ['#8a94a0', '#c8642a', '#cfd6de', '#c8ff9a'],
  ground: ['#10180c', '#4a6a34', '#d8ff8a'],
  build: 'giant',
  emblem: 'gear',
  pose: { scale: 1, y: 30 },
  crop: [20, 20, 160],
  draw: `
    lit second pair d10 M160 96H226V150H160Z
    body suit
    lit iron d10 M52 150H148V230H52Z
    line ink w4 M60 166H140M60 184H140M60 202H140
    lit suit d20 |M100 10H150L160 40V110L140 134H100
    line iron w4 pair M150 44H160M150 64H160
    flat ink M56 52H144V84H56Z
    glow #e8ffb0 halo:#9aff3a w8 O76 68 11O124 68 11
    flat iron M66 98H134V122H66Z
    line #c8ff9a w3 M76 98V122M88 98V122M100 98V122M112 98V122M124 98V122
    lit metal d4 M94 -24H106V10H94Z
    glow #ffd0a0 halo:#ff7a2a w6 O100 -28 8
  `,
};
