import type { Signature } from '../../../../../art/subject.ts';

export const clintBarton: Signature = {
  palette: ['#4a4458', '#e8e0d0', '#e8b88e', '#e0c8ff'],
  ground: ['#1c1828', '#6a5a86', '#ffe2c0'],
  build: 'athlete',
  emblem: 'bow',
  face: { hair: '#a8742a', iris: '#3f7ab8', mood: 'smile', stubble: true },
  pose: { turn: -4, scale: 1.06, y: 12 },
  draw: `
    body suit
    wear vneck second
    line #2a2438 w4 pair M140 140L132 246
    neck
    head man
    wear tousled #d9a850
    trim #e8c8a0 d0 M112 98L128 92L131 100L116 106Z
    line #c89a78 w1.6 M118 96L124 104
  `,
};

export const kateBishop: Signature = {
  palette: ['#7a3ab0', '#2a2438', '#f2cbae', '#e8b8ff'],
  ground: ['#2a0a2c', '#8a2f90', '#ffc8e8'],
  build: 'slight',
  emblem: 'bow',
  face: { hair: '#1c1420', iris: '#5a86c8', lip: '#b83a6a', isWoman: true, mood: 'smirk' },
  pose: { turn: -5, scale: 1.08, y: 14 },
  draw: `
    wear bow #c88aff
    wear ponyBack #241a2c
    ---
    body suit
    trim second d8 |M100 206L116 150L132 138L142 142L114 216L100 228
    neck
    head woman
    wear pinned #2c2034
    flat #3a1a5a pair M104 78L133 75L131 90L112 95Z
    flat #d8a8ff o.6 pair M108 80L122 78L114 88Z
    line #3a1a5a w3 M94 80H106
  `,
};

export const blackKnight: Signature = {
  palette: ['#24222e', '#c8303a', '#e0b08c', '#ffb0a0'],
  ground: ['#140c14', '#54303f', '#ffb8a0'],
  build: 'strong',
  emblem: 'horse',
  pose: { turn: 4, scale: 1.04, y: 18 },
  draw: `
    ( rotate(20 168 120)
    lit #2a2a38 d5 M160 10L168 -20L176 10L175 140H161Z
    lit gold d4 M140 136H196V148H140Z
    )
    ---
    wear cape second
    body suit lt:#55536a
    wear mail #3a3a4a
    wear pauldrons #2f2d3c
    lit suit d18 |M100 26C130 26 146 48 144 80L140 112L122 130L100 134
    lit second d6 M88 30C84 4 96 -14 128 -16C116 -4 114 10 114 28Z
    trim #8a93a8 d6 |M100 62L138 72L134 100L110 108L100 128
    flat ink pair M104 78L132 80L128 90L108 90Z
    line suit w3 M100 66V126M90 104V118M110 104V118
  `,
};

export const goliath: Signature = {
  palette: ['#2f6ab8', '#e8a02c', '#5c3a26', '#ffd98a'],
  ground: ['#241408', '#9a5a1c', '#ffe0a0'],
  build: 'giant',
  emblem: 'city',
  face: { hair: '#15100e', mood: 'smile', iris: '#3a2414' },
  shadow: '#140a24',
  pose: { scale: 1.02, y: 8 },
  crop: [34, 8, 132],
  draw: `
    houses #1c3a5a #ffcf6a 3 246 54 16
    body suit
    trim second d12 |M100 200L140 96L156 96L166 130L118 226L100 240
    lit second pair d4 plain M170 104L206 122L200 140L166 124Z
    head broad
    trim second d6 M62 70C84 58 116 58 138 70L140 92L112 98L104 90L96 90L88 98L60 92Z
    flat white pair M107 86L114 80L129 77L127 88L112 92Z
    flat #3a2414 O118 84 3O82 84 3
    wear cropped #1c1210
    ( translate(176 186) scale(.5)
    lit steel d4 M-60 0L60 -10L70 8L-50 18Z
    )
  `,
};

export const usAgent: Signature = {
  palette: ['#1c1c26', '#c8303a', '#e8b48c', '#d8ffe0'],
  ground: ['#0c1c10', '#4a7a4a', '#f0ffe0'],
  build: 'strong',
  emblem: 'horn',
  face: { hair: '#1c1c26', mood: 'grim', brow: 3 },
  pose: { turn: 5, scale: 1.05, y: 14 },
  draw: `
    body suit lt:#4a4a5c
    trim second d10 |M100 176L134 134L150 140L158 246L128 246L122 190L100 204
    trim white d6 |M100 160L124 132L134 134L100 178
    wear belt #3a2a1c gold
    neck suit
    head man
    lit suit d16 lt:#4a4a5c |M100 30C126 30 140 50 139 80L136 104L127 112L128 96L112 94L100 88
    flat #fff9ec pair M106 88L111 82L125 79L124 88L112 91Z
    flat ink O116 85 2.6O84 85 2.6
    trim white d4 |M100 30L108 31L107 60L100 62
    line white w3 pair M136 60L152 44
  `,
};

export const jessicaDrew: Signature = {
  palette: ['#3a5a4a', '#e8c84a', '#f0c3a0', '#fff0a0'],
  ground: ['#142018', '#4a7a5a', '#fff0b0'],
  build: 'woman',
  emblem: 'moon',
  face: { hair: '#15101a', iris: '#3f8a4a', lip: '#b83a44', isWoman: true, mood: 'calm' },
  pose: { turn: -4, scale: 1.07, y: 12 },
  draw: `
    wear longBack #1c1622
    body suit
    wear jacket suit>12 second
    neck
    head woman
    wear longFront #241c2c
    line ink w6 M70 62C84 46 116 46 130 62
    trim #c8303a d0 M68 60C84 44 116 44 132 60L131 67C116 53 84 53 69 67Z
  `,
};

export const spiderGirl: Signature = {
  palette: ['#22222e', '#e8e8f2', '#c89068', '#9ad8ff'],
  ground: ['#0c1024', '#34407a', '#a8e0ff'],
  build: 'slight',
  emblem: 'web',
  face: { hair: '#2a1812', lip: '#a84a4a', isWoman: true, glow: '#ffffff', mood: 'smile' },
  pose: { turn: 6, scale: 1.1, y: 14 },
  fleck: ['web', '#e8f4ff'],
  draw: `
    wear curlsBack #2a1812
    body suit lt:#4a4a60
    line second w3 pair M100 196L130 160M100 196L150 196M100 196L136 236M100 196L112 140
    lit second d4 plain O100 196 13
    neck
    head woman
    lit suit d10 lt:#4a4a60 |M100 44C122 44 133 56 132 78L130 96L112 98L104 90L100 90
    flat white pair M106 88C110 76 122 70 131 72C130 86 122 93 110 93Z
    line ink w3 pair M106 88C110 76 122 70 131 72C130 86 122 93 110 93Z
    wear curlsFront #3a2218
  `,
};

export const moonKnight: Signature = {
  palette: ['#e8eaf4', '#3a4264', '#1c1e2c', '#d8e8ff'],
  ground: ['#060818', '#242c5a', '#e8f0ff'],
  build: 'athlete',
  emblem: 'moon',
  pose: { turn: -5, scale: 1.06, y: 20 },
  draw: `
    lit suit pair d14 sh:#8a90b0 M120 120C170 110 210 130 236 176L240 246H150Z
    ---
    body suit sh:#9aa0c0
    trim second d10 |M100 160L120 134L150 140L140 200L100 214
    sign moon white 100 180 44
    lit suit d18 sh:#8a90b0 |M100 10C140 12 158 50 154 92C152 118 142 134 132 142L126 124C134 106 134 90 130 76C124 58 112 50 100 48
    lit skin d10 |M100 50C124 54 134 74 132 92C130 112 114 126 100 128
    glow #ffffff halo:#d8e8ff w6 pair M106 88L128 80L126 90L112 94Z
    line suit<40 pair M124 26C142 44 150 70 146 104
  `,
};

export const shangChi: Signature = {
  palette: ['#c8303a', '#e8b83a', '#e2b086', '#ffd98a'],
  ground: ['#240c08', '#8a3a1c', '#ffe08a'],
  build: 'athlete',
  emblem: 'star',
  face: { hair: '#15101a', iris: '#3a2414', mood: 'calm' },
  pose: { turn: 5, scale: 1.05, y: 14 },
  draw: `
    body suit
    line second w3 M100 150V246M82 164H118M82 188H118M82 212H118
    trim second d4 |M100 146L116 130L122 136L104 158L100 160
    ( translate(34 190) rotate(-20)
    lit skin d10 M-16 -44L-6 -52L2 -46L10 -54L20 -48L28 10L20 26H-16L-22 8Z
    line skin<50 w3 M2 -46L4 -12M20 -48L16 -10
    trim second d4 M-22 20H24V36H-24Z
    )
    neck
    head man
    wear short #1c1620
    trim ink d0 M64 64C84 52 116 52 136 64L135 70C116 58 84 58 65 70Z
  `,
};

export const whiteTiger: Signature = {
  palette: ['#eef0f6', '#2a2a38', '#a8e06a', '#d8ff9a'],
  ground: ['#0c1c1a', '#2a6a5a', '#d8ffb8'],
  build: 'woman',
  emblem: 'paw',
  pose: { turn: -6, scale: 1.08, y: 20 },
  draw: `
    body suit sh:#8a90b0
    line second w5 pair M176 168L152 176M182 192L156 196M184 216L160 216M140 144L128 166M124 150L116 168
    glow #e8ffd0 halo:#8aff3a w5 O100 176 9
    lit suit d16 sh:#8a90b0 |M100 36C112 34 118 36 124 40L140 14C148 38 144 60 140 84L132 108C124 122 112 128 100 130
    in line second w4 M100 38V58M112 40L108 60M88 40L92 60M136 84L122 88M134 96L120 98M64 84L78 88M66 96L80 98
    flat #3a3a48 pair M126 42L138 26L138 50Z
    glow #d8ff9a halo:#8aff3a w4 pair M106 88L114 78L131 76L128 88L112 93Z
    flat second |M100 104L107 105L100 112
    line second w2 M100 112V118M90 120Q100 126 110 120
  `,
};

export const elektra: Signature = {
  palette: ['#b81c2a', '#2a1c24', '#eebe98', '#ff9a8a'],
  ground: ['#1c060c', '#6a1420', '#ff8a7a'],
  build: 'woman',
  emblem: 'axe',
  face: { hair: '#1c1014', iris: '#3a5a4a', lip: '#a81c34', isWoman: true },
  pose: { turn: 5, scale: 1.06, y: 14 },
  draw: `
    wear wildBack #1c1216
    ( rotate(-24 36 180)
    lit metal d3 M32 60H40V190H32ZM16 110L24 104L28 160H20ZM44 160L48 104L56 110L52 160Z
    lit second d4 M12 156H60V170H12Z
    )
    ( rotate(24 164 180)
    lit metal d3 M160 60H168V190H160ZM144 110L152 104L156 160H148ZM172 160L176 104L184 110L180 160Z
    lit second d4 M140 156H188V170H140Z
    )
    ---
    body skin
    wear bodice suit
    wear scarf suit
    head woman
    wear fringe #2a1a20
    trim suit d4 M64 60C84 44 116 44 136 60L135 71C116 56 84 56 65 71Z
  `,
};
