import type { Signature } from '../../../../../art/subject.ts';

export const crossfire: Signature = {
  palette: ['#3a3a44', '#c86a2c', '#dca880', '#ff9a5a'],
  ground: ['#1c0608', '#84241c', '#ff9a7a'],
  build: 'athlete',
  emblem: 'target',
  face: { hair: '#5a5258', iris: '#7a8a94', mood: 'smirk' },
  pose: { turn: 5, scale: 1.05, y: 14 },
  draw: `
    body suit
    wear coat suit>10 second
    neck
    head man
    wear cropped #6a6068
    lit iron d6 plain M104 70L140 66L142 94L110 98Z
    glow #ffd0b0 halo:#ff3a1a w5 O122 82 8
    line iron w5 M104 80L66 66
    line #ff5a2a w2.4 M122 66V98M108 82H138
  `,
};

export const viper: Signature = {
  palette: ['#3a1f4a', '#b8e83a', '#e8dcc8', '#e0ff8a'],
  ground: ['#180a24', '#5a2a6a', '#d8ff7a'],
  build: 'woman',
  emblem: 'spiral',
  face: { hair: '#1c5a2a', iris: '#b8e83a', lip: '#5a1f4a', isWoman: true, mood: 'smirk' },
  pose: { turn: -4, scale: 1.05, y: 16 },
  draw: `
    line ink w24 M170 250C220 200 180 150 200 110C214 80 196 50 160 54
    line second w16 M170 250C220 200 180 150 200 110C214 80 196 50 160 54
    line #5a8a1c w16 dash:3,9 M170 250C220 200 180 150 200 110C214 80 196 50 160 54
    lit second d6 M170 40L138 48L134 60L168 68Z
    line #ff4a6a w3 M134 55H122M122 55L114 50M122 55L114 61
    flat ink O154 52 3
    ---
    wear bobBack #2fa04a
    body suit
    trim second d6 |M100 226L114 160L132 138L142 142L118 230L100 242
    neck
    head woman
    wear bobFront #3fb85a
    trim #1c7a34 d4 M54 128C48 70 64 24 102 24C92 40 78 60 74 96C70 112 64 124 54 128Z
  `,
};

export const hydraRegular: Signature = {
  palette: ['#5a7a3a', '#2a3420', '#d8a884', '#e8ff9a'],
  ground: ['#101808', '#3f5a1c', '#e8ff8a'],
  build: 'athlete',
  emblem: 'fist',
  face: { hair: '#3a2a1c', mood: 'rage', iris: '#4a6a3a' },
  pose: { turn: -5, scale: 1.06, y: 16 },
  draw: `
    body suit
    wear strap second
    trim second d8 |M100 152L114 134L126 132L110 158L100 164
    neck
    head man
    lit second d12 M56 60C60 30 140 20 150 50C146 66 120 58 100 60C84 60 66 66 56 60Z
    trim #c8303a d3 M118 40H136V54H118Z
    ( rotate(-12 46 200)
    lit iron d6 M0 176H120V196H72L68 226H50L46 196H0Z
    )
  `,
};

export const crossbones: Signature = {
  palette: ['#1c1c24', '#e8e4d8', '#3a3a46', '#ff9a6a'],
  ground: ['#180a08', '#6a2414', '#ff8a4a'],
  build: 'giant',
  emblem: 'skull',
  pose: { turn: -3, scale: 1.02, y: 26 },
  draw: `
    body skin
    wear breastplate suit
    line second w7 M66 160L134 214M134 160L66 214
    line second w3 pair M126 108L150 150L160 210
    lit suit pair d10 M142 96C188 92 224 118 232 158L196 156L152 134Z
    lit suit d20 lt:#4a4a5c |M100 22C134 22 150 50 146 88L138 118L118 136L100 138
    flat second |M100 44C126 44 138 60 134 86C130 96 124 98 124 104L120 122L100 124
    flat ink pair M106 78C112 68 130 68 132 80C132 94 112 96 106 88Z
    glow #ffd0a0 halo:#ff4a1a w3 O119 83 4O81 83 4
    flat ink |M100 94L106 104L100 108
    line ink w3 M84 112V124M94 113V125M106 113V125M116 112V124
    line suit w4 M70 60L84 44M130 60L116 44
  `,
};

export const absorbingMan: Signature = {
  palette: ['#3a4a8a', '#8a8f9a', '#c8a488', '#e8f0ff'],
  ground: ['#14161c', '#4f5a6a', '#e8dcc0'],
  build: 'giant',
  emblem: 'ring',
  face: { hair: '#4a3a34', iris: '#5a6a7a', mood: 'grim', brow: 4 },
  pose: { turn: 4, scale: 1, y: 26 },
  draw: `
    line ink w12 M10 250C-10 200 20 170 16 130
    line metal w7 dash:10,6 M10 250C-10 200 20 170 16 130
    lit iron d10 O18 100 38
    ---
    body skin
    lit second d14 |M100 246V100L130 84L140 86C166 90 198 102 222 136C232 160 234 200 236 246
    line #5a5f6a w3 M120 120L150 140L144 170L170 186M190 130L176 156L200 176M130 200L150 214
    trim suit d10 |M100 226L150 214L166 250L100 250
    head broad
    in flat second M100 20H150V140H108L100 112L106 96L100 84Z
    in line #5a5f6a w2.4 M114 50L126 60L122 74M130 96L118 110
    flat #fff9ec M106 88L111 82L125 79L124 88L112 91Z
    flat ink O117 85 2.6
    line ink w2.6 M86 115H116
  `,
};

export const bioServant: Signature = {
  palette: ['#c88a9a', '#4a3a5a', '#d8a0a8', '#ffd8e0'],
  ground: ['#180c18', '#5a2f4a', '#a8fff0'],
  build: 'giant',
  emblem: 'gear',
  face: { hair: '#8a4a5a', glow: '#a8fff0', mood: 'grim' },
  shadow: '#200a2a',
  pose: { turn: -3, scale: 1.02, y: 30 },
  draw: `
    body skin
    line second w4 M60 150L80 170L70 200M140 150L120 170L130 200M100 140V230
    line second w2.4 M56 156L66 152M64 166L74 160M136 160L126 154M144 152L134 148
    lit steel pair d6 M150 96L196 110L190 140L152 124Z
    glow #c8fff4 halo:#3affd8 w5 pair O174 118 8
    head broad
    lit steel d8 M100 30L140 40L142 74L112 66L100 40Z
    in line second w2.4 M76 56L86 62L82 74
    line #3affd8 w3 M142 60C170 60 170 90 190 100
    flat ink M84 110H116V122H84Z
    line #e8d8d8 w2 M90 110V122M100 110V122M110 110V122
  `,
};

export const zolasMutate: Signature = {
  palette: ['#5a7a5a', '#c8b03a', '#8aa87a', '#d8ffb8'],
  ground: ['#0c1a18', '#2a5a54', '#d8ff9a'],
  build: 'strong',
  emblem: 'tentacle',
  shadow: '#0a1a2a',
  pose: { turn: 5, scale: 1.04, y: 20 },
  draw: `
    line ink w26 M150 200C210 190 220 130 190 110
    line skin w17 M150 200C210 190 220 130 190 110
    line skin<40 w17 dash:2,9 M150 200C210 190 220 130 190 110
    body suit
    wear belt second iron
    lit skin d18 |M100 34C132 34 150 60 144 92C140 118 120 134 100 136
    flat ink O84 78 15O122 70 11O112 96 7
    glow #f0ffb0 halo:#c8e83a w3 O84 78 10O122 70 7O112 96 4
    flat ink O84 79 4O123 71 3
    line ink w4 M76 112C90 104 104 122 124 112
    line #f0f0d0 w3 M84 110V116M96 110V118M108 114V120
    lit steel d4 M60 50L78 40L76 64Z
  `,
};

export const berserkMutate: Signature = {
  palette: ['#8a3a2c', '#3a2a3a', '#a8563a', '#ffb08a'],
  ground: ['#200a0c', '#7a1f24', '#a8fff0'],
  build: 'giant',
  emblem: 'claw',
  face: { hair: '#3a1a14', glow: '#fffbd0', mood: 'rage', brow: 6 },
  pose: { turn: -6, scale: 1.04, y: 34 },
  fleck: ['debris', '#8a4a3a'],
  draw: `
    body skin
    lit bone pair d5 M150 94L164 62L176 100L200 78L200 116L224 110L212 144Z
    line skin<50 w3 pair M120 160C140 170 160 164 176 150
    head broad
    wear wildFront #3a1a14
    wear fangs
    lit bone pair d5 M124 46C132 20 150 14 150 -8C166 14 158 42 140 56Z
    lit iron d4 M60 108H140V124H60Z
    line #3affd8 w3 M66 116H134
  `,
};

export const sleeper: Signature = {
  palette: ['#7a3034', '#3a3a44', '#a84a44', '#ffcf6a'],
  ground: ['#14060a', '#4a1a20', '#ffb84a'],
  build: 'giant',
  emblem: 'moon',
  pose: { scale: 1, y: 24 },
  crop: [20, 16, 160],
  draw: `
    body second
    lit suit d14 M40 140H160V230H40Z
    line #4a1418 w4 M40 164H160M40 188H160M40 212H160
    glow #fff0c0 halo:#ffb02a w8 O100 154 9
    lit suit pair d12 M150 90L216 96L240 150L196 160L156 130Z
    lit suit d22 M56 20L70 6H130L144 20V120L124 138H76L56 120Z
    lit second d6 M48 44H152V62H48Z
    glow #ffe08a halo:#ff8a1a w9 M66 68H134L128 86H72Z
    flat ink M72 98H128V124H72Z
    line #ffcf6a w3 M80 98V124M92 98V124M108 98V124M120 98V124
    lit iron pair d4 M144 60H162V100H144Z
  `,
};

export const hydraHunter: Signature = {
  palette: ['#3a5a4a', '#6a4a2c', '#d8b090', '#c8ffb0'],
  ground: ['#0a1810', '#2f5a3a', '#ffe08a'],
  build: 'athlete',
  emblem: 'bow',
  face: { hair: '#4a3424', mood: 'grim', stubble: true, iris: '#6a8a3a' },
  pose: { turn: 6, scale: 1.05, y: 16 },
  draw: `
    ( rotate(14 166 120)
    lit wood d4 M160 90H174V250H160Z
    lit iron d4 M162 -10H172V100H162Z
    lit iron d4 M154 40H182V54H154Z
    )
    ---
    body suit
    wear strap second
    wear hoodDown #2f4a3c
    head man
    wear hood #2f4a3c
    trim ink d0 M66 76L98 76L96 92L72 94Z
    glow #fff0a0 halo:#ffb02a w4 O82 85 7
  `,
};

export const hydraExoSoldier: Signature = {
  palette: ['#4a5a44', '#2a3228', '#9aa890', '#a8ff8a'],
  ground: ['#0c140c', '#2f4f2f', '#b8ff8a'],
  build: 'giant',
  emblem: 'anvil',
  pose: { turn: 3, scale: 0.98, y: 20 },
  crop: [26, 22, 148],
  draw: `
    lit second pair d8 M160 60L206 50L220 110L176 120Z
    line #a8ff8a w4 pair M176 66L206 60
    ---
    body suit
    wear breastplate skin
    lit skin pair d12 M140 96C190 84 232 112 236 164L196 164L148 136Z
    line second w5 pair M160 106L206 130
    lit suit d18 |M100 38L130 42L142 70L138 110L120 132L100 136
    trim second d0 |M100 70L138 74L134 96L100 100
    glow #e0ffd0 halo:#5aff2a w5 M70 80H130L126 90H74Z
    line second w3 M82 112H118M86 122H114
  `,
};

export const flameSoldier: Signature = {
  palette: ['#6a4a24', '#c84a1c', '#3a2a20', '#ffb04a'],
  ground: ['#1c0a06', '#8a2f14', '#ffc84a'],
  build: 'strong',
  emblem: 'flame',
  pose: { turn: -5, scale: 1.04, y: 18 },
  draw: `
    lit second pair d8 M150 110H192V210H150Z
    line ink w3 pair M150 140H192M150 180H192
    ---
    body suit
    wear vest skin
    lit suit d18 |M100 30C128 30 143 52 142 82L136 110L100 132
    trim skin d0 |M100 66L138 68L134 92L112 98L100 92
    glow #fff0b0 halo:#ff8a1a w4 pair O118 80 10
    lit skin d6 M84 98H116L124 126H76Z
    flat ink O92 112 4O108 112 4
    ( rotate(-16 60 200)
    lit iron d6 M0 184H120V202H0Z
    )
    glow #fff3a0 halo:#ff5a1a w10 M118 150C150 130 176 150 206 120C196 160 170 172 122 174Z
  `,
};

export const jetTrooper: Signature = {
  palette: ['#3f6a8a', '#d9a520', '#26303c', '#a8e8ff'],
  ground: ['#0c1a2c', '#3f7ab0', '#ffe6b0'],
  build: 'athlete',
  emblem: 'wings',
  pose: { turn: -8, scale: 1.02, y: 12 },
  draw: `
    lit steel pair d6 M130 130L230 90L220 130L146 164Z
    lit iron pair d6 M144 110H178V190H144Z
    glow #fff0b0 halo:#ff8a2a w8 pair M148 194H174L161 246Z
    ---
    body suit
    wear strap second
    lit suit d16 |M100 32C128 32 142 52 140 82L132 112L100 132
    trim second d5 |M100 32L108 33L106 64L100 66
    trim skin d0 |M100 66C116 62 130 64 138 72L134 96L110 100L100 96
    flat #a8e8ff o.85 |M100 72C114 68 126 70 132 76L129 90L110 94L100 91
    line skin w3 M88 112H112M90 120H110
  `,
};
