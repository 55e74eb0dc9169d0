import type { Signature } from '../../../../art/subject.ts';

export const sandman: Signature = {
  palette: ['#3f7a3a', '#c89a5a', '#d8b078', '#ffe0a0'],
  ground: ['#2a1f10', '#8a6a34', '#ffdf9a'],
  build: 'giant',
  emblem: 'wave',
  face: { hair: '#8a6432', iris: '#6a4a20', mood: 'rage' },
  pose: { turn: -3, scale: 1.04, y: 26 },
  fleck: ['debris', '#c89a5a'],
  draw: `
    body skin
    trim suit d14 |M100 140L128 104L150 112L168 170L160 200L100 206
    line #1c2a18 w5 M60 150H140M58 172H142M60 194H140
    line skin<40 w2.4 dash:2,6 pair M176 120C196 140 204 170 206 200M160 210L190 230
    flat skin<25 M20 246L40 214L60 238L84 212L104 240L130 214L150 238L176 212L186 246Z
    head broad
    in line skin<45 w2 dash:2,5 M70 60C90 52 112 52 130 62M76 108L124 108
    lit #9a7238 d10 |M100 30C128 30 142 46 140 70L132 62L124 52L112 56L100 50
  `,
};

export const shocker: Signature = {
  palette: ['#c8961c', '#7a2a1c', '#d8a830', '#fff3a0'],
  ground: ['#2a1408', '#8a3a1c', '#ffd23c'],
  build: 'strong',
  emblem: 'burst',
  pose: { turn: 4, scale: 1.06, y: 14 },
  fleck: ['waves', '#fff3a0'],
  draw: `
    body second
    trim suit d12 |M100 150L126 130L164 140L148 196L100 210
    in line suit<50 w2 M60 120L140 220M80 120L160 220M40 120L120 220M140 120L60 220M120 120L40 220M160 120L80 220
    lit suit d18 |M100 32C126 32 140 52 139 80C138 104 122 126 100 130
    in line suit<50 w2 M50 30L130 130M70 20L150 120M90 20L160 100M40 60L110 140M150 30L70 130M130 20L50 120M110 20L40 100M160 60L90 140
    trim second d0 |M100 78L112 70L136 70L134 92L112 96L100 90
    glow #fffbe0 halo:#ffd23c w4 pair M106 86L114 78L131 75L129 86L112 91Z
    ( translate(168 196) rotate(14)
    lit suit d8 M-24 -34H24L28 50H-28Z
    trim second d6 M-28 -12H28V4H-28Z
    glow #fff6c0 halo:#ffd23c w6 O0 -30 11
    )
  `,
};

export const radioactiveMan: Signature = {
  palette: ['#1f5a2a', '#7affa0', '#9ae84a', '#e8ff8a'],
  ground: ['#0a1f0c', '#2f7a2a', '#d8ff5a'],
  build: 'giant',
  emblem: 'atom',
  face: { hair: '#1a3a14', glow: '#ffffd0', mood: 'rage' },
  shadow: '#06301a',
  pose: { scale: 1.04, y: 26 },
  fleck: ['sparks', '#d8ff5a'],
  draw: `
    line #d8ff5a w3 o.6 O100 110 92
    line #d8ff5a w3 o.4 O100 110 112
    body suit
    trim #143c1c d12 |M100 140L130 112L170 128L160 246L100 246
    glow #e8ff8a halo:#a8ff3a w6 pair M104 178L114 168L132 168L124 190L110 194Z
    glow #e8ff8a halo:#a8ff3a w6 O100 182 5
    head broad
    in line #e8ff8a w2 pair M108 60L120 52M126 100L116 112
    line #3f6a1c w2 M90 40C96 36 104 36 110 40
  `,
};

export const whirlwind: Signature = {
  palette: ['#2f8a5a', '#cfd5e6', '#e0b08a', '#d8fff0'],
  ground: ['#0f2420', '#2f7a6a', '#d8fff0'],
  build: 'athlete',
  emblem: 'spiral',
  pose: { turn: -8, scale: 1.05, x: 2, y: 22 },
  draw: `
    line #e8fff6 w4 o.7 M-20 150C40 120 160 120 220 150M-20 190C50 150 150 150 220 190M0 110C50 90 150 90 200 110
    ---
    body suit
    trim #1f5a40 |M100 160L122 134L158 142L130 190L100 200
    lit second pair d8 M134 70L176 52L160 80L182 92L150 104Z
    lit suit d18 |M100 24C128 26 142 48 142 78L138 106L122 126L100 130
    trim second d8 |M100 20L110 26L108 70L100 78
    flat ink pair M104 84L134 74L134 94L112 98Z
    glow #f0fff8 halo:#8affd0 w4 pair M109 88L129 81L128 90L114 93Z
    trim #1a2a26 d0 |M100 106L118 102L112 122L100 126
    line second w2 M88 112H112M90 118H110
    ---
    line #e8fff6 w5 o.85 M-10 214C50 186 160 190 214 220M10 232C60 214 140 214 190 236
  `,
};

export const tigerShark: Signature = {
  palette: ['#e8822c', '#5a7a9a', '#a8c0d0', '#8fe8ff'],
  ground: ['#081c2a', '#1f5a80', '#7ae0ff'],
  build: 'strong',
  emblem: 'fish',
  face: { hair: '#2a3a4a', glow: '#fff8c0', mood: 'rage', brow: 4 },
  pose: { turn: 4, scale: 1.06, y: 22 },
  fleck: ['snow', '#8fe8ff'],
  draw: `
    body suit
    line #3a2014 w5 pair M208 176L180 182M214 200L182 204M216 224L186 226M150 134L142 152
    trim second d12 |M100 180L118 132L140 130L158 150L130 200L100 214
    lit suit d10 M92 40C88 10 102 -14 126 -20C120 0 122 22 128 42Z
    lit suit pair d6 M134 84L172 76L146 104Z
    head mask
    trim suit d14 |M100 33C125 33 139 52 138 77L132 104L126 74L100 62
    in flat #1a0a12 M80 104L120 104L112 124L88 124Z
    in flat white M82 104L87 113L92 104L97 113L102 104L107 113L112 104L117 112L120 104ZM88 124L92 116L96 124L100 116L104 124L108 116L112 124Z
  `,
};

export const melter: Signature = {
  palette: ['#8a93a8', '#3f6ab0', '#b8c0d0', '#ffb04a'],
  ground: ['#2a1206', '#a0481a', '#ffc23c'],
  build: 'strong',
  emblem: 'flame',
  pose: { turn: -4, scale: 1.05, y: 16 },
  fleck: ['sparks', '#ffc23c'],
  draw: `
    body second
    trim suit d14 rim |M100 148L128 132L160 146L150 206L100 216
    lit iron d6 plain O100 184 26
    glow #fff0b0 halo:#ff8a1c w10 O100 184 15
    lit suit pair d8 M134 128C166 122 196 138 208 168C190 168 166 162 146 158Z
    lit suit d18 |M100 34C126 34 140 52 140 82L134 112L118 130L100 134
    trim second d10 |M100 34L112 36L110 60L100 70
    flat ink |M100 76C116 70 132 70 138 76L136 94C120 98 112 96 100 92
    glow #fff0b0 halo:#ff8a1c w4 |M100 81C114 77 128 77 133 80L132 88C118 91 112 90 100 87
    line iron w2.4 M84 108H116M86 115H114M90 122H110
  `,
};

export const killmonger: Signature = {
  palette: ['#2a2620', '#d9a53c', '#6b4430', '#ffd27a'],
  ground: ['#1a1008', '#6a4a14', '#ffcf5a'],
  build: 'strong',
  emblem: 'claw',
  face: { hair: '#15100e', iris: '#3a2414', stubble: true, mood: 'rage' },
  shadow: '#1a0a24',
  pose: { turn: -5, scale: 1.06, x: 2, y: 14 },
  draw: `
    wear spear metal
    ---
    lit #1c1410 d10 M100 22C130 18 144 34 146 56C160 76 156 110 162 140L146 136L136 92L64 92L54 136L38 140C44 110 40 76 54 56C56 34 70 18 100 22Z
    body suit
    trim second d6 pair M104 146L118 142L114 168ZM122 140L136 136L130 160ZM140 134L152 132L146 152Z
    line second w3 M56 134C76 150 124 150 144 134
    flat #8a6248 pair O150 180 3O160 190 3O150 200 3O162 210 3O148 220 3
    neck
    head man
    lit #1c1410 d10 M64 80C60 48 78 30 102 30C128 32 140 52 136 82C134 70 130 62 122 56C112 62 104 48 98 58C90 50 82 64 76 58C70 64 66 72 64 80Z
  `,
};

export const titania: Signature = {
  palette: ['#7a2f8a', '#c8c0d8', '#f0c3a0', '#ff9ad8'],
  ground: ['#260a2a', '#7a2f7a', '#ff9ad8'],
  build: 'giant',
  emblem: 'hammer',
  face: { hair: '#c85a1c', iris: '#7a4ab0', lip: '#a82a4a', isWoman: true, mood: 'rage' },
  pose: { turn: 4, scale: 1.02, y: 26 },
  draw: `
    wear wildBack #d9661c
    body skin
    trim suit d12 |M100 200C120 196 140 176 148 130L168 128C178 160 172 210 174 246L100 246
    lit second pair d8 M156 100L186 76L194 106L222 112L206 140L166 136Z
    neck
    head woman
    wear wildFront #e8782c
    trim second d4 M64 68C84 54 116 54 136 68L134 78C116 66 84 66 66 78Z
  `,
};

export const whiplash: Signature = {
  palette: ['#33303c', '#8a5a34', '#e0ae88', '#ffd84a'],
  ground: ['#160f1c', '#5a2f5a', '#ffe14d'],
  build: 'strong',
  emblem: 'bolt',
  face: { hair: '#d8d8e0', iris: '#6a5a3a', stubble: true, mood: 'rage' },
  pose: { turn: 5, scale: 1.05, y: 14 },
  draw: `
    line #ffb02a w12 o.4 M-20 40C40 60 10 130 30 190M220 30C160 60 200 120 172 190
    line #fff6c0 w5 M-20 40C40 60 10 130 30 190M220 30C160 60 200 120 172 190
    ---
    wear shoulderBack #a8a8b8
    body skin
    trim suit d12 |M100 190L116 150L140 128L168 138L160 246L100 246
    line iron w5 pair M128 136L108 200L112 246
    glow #fff6c0 halo:#ffd23c w8 O100 186 12
    line ink w3 O100 186 15
    neck
    head man
    wear parted #c8c8d4
  `,
};

export const yonRogg: Signature = {
  palette: ['#1f7a5a', '#e8ecf2', '#7ab0d8', '#a8ffd8'],
  ground: ['#0a1c24', '#1f5a6a', '#8affd0'],
  build: 'strong',
  emblem: 'star6',
  face: { hair: '#1a2430', iris: '#1f4a7a', mood: 'grim', brow: 3 },
  shadow: '#0a1a3a',
  pose: { turn: -3, scale: 1.06, y: 20 },
  draw: `
    body suit
    trim second d10 |M100 200L122 140L146 130L170 138L130 210L100 224
    sign star6 #ffd24a 100 176 34
    wear pauldrons second
    neck
    head man
    lit suit d16 |M100 20C130 22 144 46 142 80L136 108L126 100L128 76L100 64
    trim second d8 |M100 0C108 4 112 16 112 34L108 62L100 66
  `,
};

export const madameHydra: Signature = {
  palette: ['#1c5a34', '#0f2a1c', '#f0d8c8', '#7affa8'],
  ground: ['#06180e', '#1a5a34', '#8aff9a'],
  build: 'woman',
  emblem: 'tentacle',
  face: { hair: '#0a1a10', iris: '#2fb85a', lip: '#1f6a3a', isWoman: true, mood: 'smirk' },
  shadow: '#0a2a2a',
  pose: { turn: 4, scale: 1.06, y: 12 },
  draw: `
    wear longBack #123a22
    wear highCollar #1c6a3c #8aff9a
    ---
    body suit
    wear vneck skin
    line #8aff9a w2.4 pair M108 196L132 150L140 140
    neck
    head woman
    wear fringe #164428
    line #3fae6a w2.2 M94 48C84 62 74 70 70 88M112 34C128 44 136 58 138 82
  `,
};

export const modok: Signature = {
  palette: ['#e8962c', '#6a4ab0', '#e8b088', '#ffe27a'],
  ground: ['#20102e', '#6a3a8a', '#ffcf4a'],
  build: 'stout',
  emblem: 'brain',
  face: { hair: '#5a2a14', iris: '#7a2a2a', mood: 'rage' },
  pose: { scale: 1.02, y: 4 },
  crop: [10, 10, 180],
  fleck: ['sparks', '#ffe27a'],
  draw: `
    lit second d14 M20 150C20 220 60 246 100 246C140 246 180 220 180 150Z
    lit second pair d6 M168 160L206 176L210 206L196 208L190 190L160 182Z
    glow #fff6c0 halo:#ffd23c w6 M80 226L100 250L120 226Z
    lit skin d20 |M100 20C150 20 178 60 176 112C174 160 144 198 100 200
    in flat #a86a58 M102 10L108 90L102 116L116 146L104 152L106 210L190 210L190 10Z
    lit suit d16 |M100 12C156 12 186 56 184 110L172 126L166 92C160 66 132 54 100 54
    in line suit<45 w3 pair M120 20L126 52M152 34L148 64
    glow #fff6c0 halo:#ffd23c w6 M100 26L112 40L100 54L88 40Z
    flat #8a5048 M40 96L92 112L108 112L160 96L154 130L114 134L100 124L86 134L46 130Z
    flat #fffbe8 pair M112 122L150 104L148 124L122 130Z
    flat #7a2a2a O134 118 6O66 118 6
    flat ink O134 118 3O66 118 3
    flat #5a2a14 pair M104 110L110 98L154 86L160 98L112 112Z
    flat #b87860 M100 118L116 148L100 154L86 148Z
    flat #2a0a10 M64 164L136 164L126 186L74 186Z
    flat #fff3dc M66 165H134L132 171H68ZM76 186H124L126 180H74Z
    line #2a0a10 w1.8 M80 165V186M90 165V186M100 165V186M110 165V186M120 165V186
  `,
};
