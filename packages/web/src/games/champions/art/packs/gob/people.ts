import type { Signature } from '../../../../../art/subject.ts';

export const normanOsborn: Signature = {
  palette: ['#2a4a34', '#6a3a8a', '#eabf9c', '#d8ff9a'],
  ground: ['#140f1c', '#4a3a5a', '#c8e86a'],
  build: 'strong',
  emblem: 'gear',
  face: { hair: '#5a2a18', iris: '#3f8a3a', mood: 'smirk', isOld: true },
  pose: { turn: 4, scale: 1.05, y: 14 },
  draw: `
    body suit
    wear suitAndTie suit second
    lit gold d3 plain O142 176 6
    neck
    head man
    lit #7a3a20 d12 M62 88C56 52 66 26 84 28C94 18 110 20 118 28C138 26 146 56 138 88C136 76 132 68 128 62C118 54 112 60 104 52C94 60 84 54 76 62C70 68 66 76 62 88Z
    line #b86a3c w2.4 M78 40C86 34 92 40 98 36M106 34C114 32 120 38 126 46M72 56C78 48 86 50 92 46
  `,
};

export const hiredGun: Signature = {
  palette: ['#3a2c24', '#c8b48a', '#d8a47c', '#ffd98a'],
  ground: ['#180f0a', '#6a4a2a', '#ffd08a'],
  build: 'stout',
  emblem: 'target',
  face: { hair: '#2a1c14', stubble: true, mood: 'grim' },
  pose: { turn: -5, scale: 1.04, y: 16 },
  draw: `
    body suit
    wear jacket suit>10 #8a2a2a
    neck
    head broad
    lit #2a2420 d14 M34 74C56 62 62 58 64 50C66 24 82 18 100 18C118 18 134 24 136 50C138 58 144 62 166 74C140 88 60 88 34 74Z
    trim #5a2a1c d4 M64 50C84 44 116 44 136 50L138 60C116 54 84 54 62 60Z
    line ink w4 M112 114L130 120
    ( rotate(10 50 200)
    lit iron d6 M-10 176H100V196H60L54 226H32L36 196H-10Z
    )
  `,
};

export const securitySpecialist: Signature = {
  palette: ['#22262e', '#8ac84a', '#d8a888', '#c8ff8a'],
  ground: ['#0c1210', '#3a5a3a', '#d8ff9a'],
  build: 'strong',
  emblem: 'screen',
  face: { hair: '#1c1614', mood: 'grim' },
  pose: { turn: 3, scale: 1.04, y: 16 },
  draw: `
    body suit
    wear vest #343b48
    line second w6 M66 190H134
    neck
    head man
    lit #2a2f3a d16 M58 84C52 40 74 24 100 24C126 24 148 40 142 84L134 78C130 66 122 62 100 62C78 62 70 66 66 78Z
    trim #14181f d0 M62 76C84 68 116 68 138 76L134 94C116 90 84 90 66 94Z
    flat second o.8 M70 80C88 75 112 75 130 80L128 84C112 80 88 80 72 84Z
    line ink w3 M134 92C146 104 140 122 122 122
    lit #14181f d3 plain O120 122 5
    ( translate(46 196)
    lit #343b48 d6 M-26 -40H26V60H-26Z
    line second w4 M-16 -28H16V48H-16Z
    )
  `,
};

export const goblinKnight: Signature = {
  palette: ['#4a5a7a', '#e8762c', '#8ac04a', '#ffd27a'],
  ground: ['#1c0f0a', '#7a3a14', '#ffb04a'],
  build: 'giant',
  emblem: 'horn',
  face: { hair: '#3a5a1c', glow: '#ffe14a', mood: 'rage', brow: 5 },
  shadow: '#1a1040',
  pose: { turn: 4, scale: 1, y: 34 },
  draw: `
    lit skin pair d8 M136 78L196 66L160 104L140 106Z
    body second
    wear breastplate suit
    lit suit pair d10 M140 94C190 88 226 116 234 156L196 150L150 132Z
    line #2a3450 w4 pair M160 104C190 104 212 120 222 142
    head broad
    wear fangs
    lit suit d16 |M100 12L118 22L140 44L144 84L132 78L122 62L108 72L100 66
    lit gold pair d6 M132 40C156 30 162 8 158 -18C180 8 178 46 144 62Z
  `,
};

export const goblinSoldier: Signature = {
  palette: ['#7a3fa0', '#3a3a44', '#9ad05a', '#ffe08a'],
  ground: ['#1a0f24', '#5a2f7a', '#d8ff6a'],
  build: 'slight',
  emblem: 'pumpkin',
  face: { hair: '#2c4a14', glow: '#ffe14a', brow: 5, mood: 'rage' },
  shadow: '#1a1040',
  pose: { turn: -6, scale: 1.08, y: 20 },
  draw: `
    lit skin pair d6 M130 82L172 70L150 100L134 104Z
    body second
    wear strap #5a3a2a
    head long
    wear fangs
    lit suit d12 |M100 22C128 22 142 44 140 72L128 66L100 60
    lit suit d6 M86 26L70 -14L110 20Z
    lit gold d3 O68 -14 7
    ( translate(160 196)
    lit #e8762c d8 O0 0 26
    flat #ffe14a M-14 -6L-6 -12L-4 -2ZM14 -6L6 -12L4 -2ZM-14 6H14L8 14H-8Z
    line #3f8a3a w4 M0 -26L6 -36
    )
  `,
};

export const goblinThrall: Signature = {
  palette: ['#8a7a5a', '#5a4a6a', '#a8b87a', '#e8ff9a'],
  ground: ['#14140c', '#4a5a2a', '#e8ff8a'],
  build: 'slight',
  emblem: 'chain',
  face: { hair: '#3a3a2a', glow: '#d8ff6a', mood: 'calm' },
  shadow: '#1a1a30',
  pose: { turn: 8, scale: 1.06, y: 26 },
  draw: `
    lit skin pair d6 M128 84L164 88L140 108Z
    body suit
    line #5a4a30 w3 M76 160L96 190M124 150L108 200M60 200L84 220
    line ink w12 M62 142C80 160 120 160 138 142
    line iron w7 M62 142C80 160 120 160 138 142
    line iron w5 dash:9,5 M100 156V240
    head round
    lit #3a3a2a d6 M84 46L90 24L98 44L106 20L112 44L122 28L122 50C112 44 92 44 84 46Z
    in line skin<50 w2 M80 62H94
  `,
};

export const goblinMonster: Signature = {
  palette: ['#5a8a3a', '#6a3a8a', '#6fa84a', '#c8ff5a'],
  ground: ['#10180a', '#3f6a1c', '#d8ff4a'],
  build: 'giant',
  emblem: 'flame',
  shadow: '#0c1030',
  pose: { scale: 1.04, y: 20 },
  crop: [18, 26, 164],
  draw: `
    body suit
    trim second d12 |M100 226L150 216L166 250L100 250
    lit skin pair d8 M146 60L206 20L188 76L160 98Z
    lit skin d22 |M100 26C146 26 168 60 164 104C164 150 136 176 100 176
    flat #1a0a16 M50 112C70 102 130 102 150 112C150 150 128 164 100 164C72 164 50 150 50 112Z
    flat #f6f0d0 M54 112L62 134L72 110L82 132L92 108L100 130L108 108L118 132L128 110L138 134L146 112L138 108H62ZM66 152L74 136L84 158L94 140L106 140L116 158L126 136L134 152L120 162H80Z
    glow #ffe86a halo:#ff9a1c w5 pair M110 76L148 62L146 84L118 90Z
    flat ink O130 76 5O70 76 5
    line suit<50 w4 pair M108 62L150 48
    flat ink O92 98 3O108 98 3
    lit suit<20 d6 M82 30L88 6L98 26L106 -2L114 26L124 8L122 32Z
  `,
};

export const scorpion: Signature = {
  palette: ['#3f9a4a', '#1f5a2f', '#d8b088', '#d8ff8a'],
  ground: ['#0c1c10', '#2a6a34', '#d8ff7a'],
  build: 'strong',
  emblem: 'claw',
  pose: { turn: -4, scale: 1.04, y: 22 },
  draw: `
    line ink w34 M150 220C230 200 236 90 190 40C176 24 158 20 146 26
    line suit w25 M150 220C230 200 236 90 190 40C176 24 158 20 146 26
    line second w25 dash:3,17 M150 220C230 200 236 90 190 40C176 24 158 20 146 26
    lit second d6 M152 4L108 36L150 46Z
    ---
    body suit
    line second w4 M70 150H130M64 170H136M62 190H138M62 210H138
    trim second pair d8 M134 134L170 140L186 176L150 164Z
    lit suit d18 |M100 34C126 34 140 52 139 80C138 104 122 126 100 130
    line second w3 M100 36V70M74 116H126
    trim second d0 |M100 80L112 72L136 70L134 94L112 98L100 92
    glow #fffbd0 halo:#c8ff3a w4 pair M107 87L115 79L131 76L129 87L112 92Z
  `,
};

export const electro: Signature = {
  palette: ['#2a7a3a', '#ffd23c', '#2f8a44', '#fff8a0'],
  ground: ['#0a1a3a', '#2f5ac8', '#fff6a0'],
  build: 'athlete',
  emblem: 'bolt',
  face: { hair: '#143a1c', glow: '#fffbd0', mood: 'rage' },
  pose: { turn: 5, scale: 1.04, y: 26 },
  fleck: ['sparks', '#fff8a0'],
  draw: `
    line #fff6a0 w4 M-10 60L30 80L24 92L60 110M210 60L170 84L178 94L146 112
    ---
    body suit
    trim second d4 |M100 210L118 160L108 158L134 132L144 138L128 162L140 166L104 232L100 232
    head mask suit
    lit second d12 |M100 6L110 32L130 -8L132 36L168 18L146 56L182 62L148 78L170 98L138 96L130 110L124 84L114 66L100 58
    line #c8961c w2.6 pair M108 40L116 64M130 30L128 60M150 40L136 64M152 70L136 74
  `,
};

export const tombstone: Signature = {
  palette: ['#2a2a34', '#5a5a6a', '#d8dae2', '#e8f0ff'],
  ground: ['#101218', '#454a5a', '#d0d8e8'],
  build: 'giant',
  emblem: 'anvil',
  face: { hair: '#f2f4f8', iris: '#b03a3a', mood: 'grim', brow: 4 },
  shadow: '#14162a',
  pose: { turn: -3, scale: 1.02, y: 28 },
  draw: `
    body suit
    wear suitAndTie suit #14141c
    line second w2 pair M150 120L130 220M170 112L156 226M190 118L180 220
    neck skin<30
    head broad
    in line skin<45 w2 pair M112 58H124M126 100L120 110
    lit #f4f6fa d8 |M100 14H134L140 40L136 66L128 48L116 44L100 44
    in flat white M87 111L90 117L94 111L98 117L102 111L106 117L110 111L112 115H88Z
  `,
};
