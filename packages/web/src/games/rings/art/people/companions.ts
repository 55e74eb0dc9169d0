import type { Signature } from '../../../../art/subject.ts';

export const guardOfTheCitadel: Signature = {
  palette: ['#1c1c26', '#cfd6e4', '#e0b48e', '#e6ebff'],
  ground: ['#12141f', '#3f4a6a', '#e6ebff'],
  build: 'strong',
  emblem: 'wings',
  face: { hair: '#2a1a14', iris: '#4a5a6a', mood: 'grim' },
  pose: { turn: -3, scale: 1.05, y: 24 },
  draw: `
    wear spear metal
    ---
    body suit
    wear mail #5a6074
    wear tunic suit
    sign tree white 100 200 44
    neck
    head man
    lit second d16 |M100 2C128 12 146 40 146 78L142 116L130 110L132 80L100 70
    trim suit d6 |M100 62L134 70L134 80L112 78L106 98L100 100
    lit white pair d5 M140 58L168 26L164 60L156 80L144 84Z
  `,
};

export const sonOfArnor: Signature = {
  palette: ['#5a5a62', '#2c3440', '#d8aa82', '#c8d8e8'],
  ground: ['#161c24', '#4a5a6a', '#d8e8f0'],
  build: 'strong',
  emblem: 'star',
  face: { hair: '#4a3a2c', iris: '#6a7a8a', beard: '#5a4634', mood: 'grim' },
  pose: { turn: 5, scale: 1.05, y: 16 },
  draw: `
    wear swordBehind leather metal
    ---
    wear shoulderBack #4a3a2c
    body suit
    wear mail #7a8290
    wear cloak second
    wear clasp white
    neck
    head man
    wear parted #57442f
  `,
};

export const snowbournScout: Signature = {
  palette: ['#3f6a44', '#d9b25a', '#e6bc94', '#ffe39a'],
  ground: ['#1a2416', '#5a7a3a', '#ffe39a'],
  build: 'athlete',
  emblem: 'feather',
  face: { hair: '#c8943c', iris: '#4a7a6a', mood: 'smile' },
  pose: { turn: -6, scale: 1.06, y: 16 },
  draw: `
    wear ponyBack #d9a84a
    body suit
    wear tunic #2f5236
    wear strap leather
    neck
    head man
    wear tousled #e3b450
    wear headband #3f6a44
  `,
};

export const silverlodeArcher: Signature = {
  palette: ['#8a94a8', '#d8dfea', '#f6dcc0', '#e8f4ff'],
  ground: ['#141f2e', '#4a6a8a', '#e8f4ff'],
  build: 'athlete',
  emblem: 'bow',
  face: { hair: '#b8b098', iris: '#5a8aa8', mood: 'calm' },
  pose: { turn: -5, scale: 1.05, y: 14 },
  draw: `
    wear bow metal
    wear quiver #d8dfea
    ---
    wear longBack #d8d0b8
    body suit
    wear cloakClosed #76829a
    wear pointedEars skin
    head woman
    wear longFront #efe9d2
    wear hoodDown #8a94a8
  `,
};

export const longbeardOrcSlayer: Signature = {
  palette: ['#3a5a4a', '#a8aeb8', '#d99b78', '#ffc46b'],
  ground: ['#0f1c18', '#3a5a4a', '#d8e8a0'],
  build: 'stout',
  emblem: 'axe',
  face: { hair: '#d8a83c', iris: '#5a4a2a', mood: 'rage' },
  pose: { turn: -3, scale: 1.04, y: 16 },
  draw: `
    wear axe metal
    ---
    body suit
    wear plates second
    head round
    wear longBeard #e0b04a
    lit #2f4a3c d14 |M100 14C130 16 146 40 148 74C132 62 116 58 100 58
    trim second d6 |M100 56C118 56 134 62 148 72L146 82C130 72 116 68 100 68
  `,
};

export const veteranAxehand: Signature = {
  palette: ['#4a3a5a', '#b8862c', '#c88a68', '#ffb0c8'],
  ground: ['#1c1020', '#5a2a4a', '#ff9a8a'],
  build: 'stout',
  emblem: 'shield',
  face: { hair: '#8a8a90', iris: '#5a4a3a', isOld: true, mood: 'grim', brow: 4 },
  pose: { turn: 4, scale: 1.04, y: 18 },
  draw: `
    ( rotate(18 160 120)
    lit wood d4 M154 0H164V250H154Z
    lit metal d8 M164 10C190 6 206 26 208 66C192 54 178 54 164 60ZM154 10C128 6 112 26 110 66C126 54 140 54 154 60Z
    )
    ---
    body suit
    wear pauldrons second
    head round
    in line #5a1a1c w2.4 M112 60L120 100
    wear forkedBeard #9a9aa2 second
    wear cropped #7a7a82
    trim second d4 M64 68C84 54 116 54 136 68L134 78C116 66 84 66 66 78Z
  `,
};

export const gondorianSpearman: Signature = {
  palette: ['#3a3f54', '#b8c0d0', '#d8aa82', '#ffb0a0'],
  ground: ['#1c1018', '#6a2f3a', '#ffb8a0'],
  build: 'strong',
  emblem: 'shield',
  face: { hair: '#2a1a14', iris: '#4a5a6a', mood: 'grim' },
  pose: { turn: 3, scale: 1.05, y: 20 },
  draw: `
    ( rotate(-10 30 120)
    lit wood d3 M26 10H34V260H26Z
    lit metal d6 M30 -40L44 -2L34 16H26L16 -2Z
    )
    ---
    body suit
    wear mail second
    wear pauldrons #7a8294
    neck
    head man
    wear helm #9aa2b4 #6a7284
    ( translate(158 200)
    lit #24283a d8 M-34 -44H34V6C34 34 16 48 0 56C-16 48 -34 34 -34 6Z
    sign tree white 0 0 56
    )
  `,
};

export const horsebackArcher: Signature = {
  palette: ['#6a7a34', '#c8943c', '#dcae84', '#fff0a0'],
  ground: ['#24180c', '#8a4a2a', '#ffd77a'],
  build: 'athlete',
  emblem: 'bow',
  face: { hair: '#a8742a', iris: '#5a7a4a', beard: '#b8843c' },
  pose: { turn: 2, scale: 0.94, x: 24, y: 4 },
  crop: [54, 14, 128],
  draw: `
    wear bow wood
    body suit
    wear tunic #4a5a24
    neck
    head man
    wear openHelm #b8893a
    trim #d9b25a d6 |M100 0C106 2 110 12 110 30L106 60L100 64
    ---
    ( translate(-10 120) scale(1.02)
    lit #8a5a34 d14 M-20 140C-24 70 0 30 40 16L50 -14L64 12C84 30 94 60 92 84L66 98L48 78C40 100 60 120 64 140Z
    lit #3a2414 d6 M50 -12C30 -4 0 30 -16 80L-24 130L-40 120C-36 60 0 0 44 -16Z
    flat ink O62 40 4
    line #2a1810 w3 M76 84C80 82 84 78 88 78
    line gold w4 M52 70C62 60 70 50 72 30M52 70L84 60
    )
  `,
};

export const wanderingTook: Signature = {
  palette: ['#3f7a4a', '#d9a53c', '#f0c6a0', '#fff0a8'],
  ground: ['#1c2a14', '#6a9a3a', '#fff3a8'],
  build: 'slight',
  emblem: 'heart',
  face: { hair: '#7a4a20', iris: '#5a7a3a', mood: 'smile' },
  pose: { turn: -5, scale: 1.04, y: 30 },
  crop: [40, 40, 120],
  fleck: ['leaves', '#e8f08a'],
  draw: `
    ( rotate(24 150 140)
    lit wood d3 M146 0H154V260H146Z
    )
    ---
    body suit
    wear jacket suit second
    wear scarf #c8503a
    wear pointedEars skin
    head round
    in flat #f0a088 o.6 O78 104 6O122 104 6
    wear curlsFront #9a6430
  `,
};

export const lorienGuide: Signature = {
  palette: ['#a8aeb8', '#e8d27a', '#f6dcc0', '#fff8d8'],
  ground: ['#24240f', '#9a8a2c', '#fff3a0'],
  build: 'woman',
  emblem: 'leaf',
  face: { hair: '#c8a850', iris: '#5a8a7a', lip: '#b86a64', isWoman: true, mood: 'calm' },
  pose: { turn: 5, scale: 1.05, y: 14 },
  fleck: ['leaves', '#ffe27a'],
  draw: `
    wear longBack #d9bc6a
    body suit
    wear cloakClosed #8a9aa0
    trim #e8d27a d4 M100 138C112 142 112 160 100 170C88 160 88 142 100 138Z
    wear pointedEars skin
    head woman
    wear longFront #f0dc94
    wear hood #9aa8ac
  `,
};

export const northernTracker: Signature = {
  palette: ['#4a4034', '#2c3a4a', '#d8a47c', '#b8d8f0'],
  ground: ['#101c26', '#2f4f66', '#c8e8f8'],
  build: 'strong',
  emblem: 'paw',
  face: { hair: '#3a2a1c', iris: '#6a8a9a', beard: '#4a3624', mood: 'grim' },
  pose: { turn: -5, scale: 1.05, y: 16 },
  fleck: ['snow', '#e6f4ff'],
  draw: `
    wear spear metal
    ---
    body suit
    wear strap leather
    wear furCollar #b8b0a0
    neck
    head man
    wear hood second
  `,
};

export const daughterOfTheNimrodel: Signature = {
  palette: ['#e6f0f4', '#5a9ac0', '#f8e0c8', '#d8f6ff'],
  ground: ['#0f242e', '#3f8aa0', '#e0fbff'],
  build: 'woman',
  emblem: 'heart',
  face: { hair: '#8a6a3a', iris: '#4a9ab0', lip: '#b8606a', isWoman: true, mood: 'smile' },
  pose: { turn: -4, scale: 1.06, y: 12 },
  fleck: ['snow', '#e0fbff'],
  draw: `
    wear longBack #a8824a
    body suit sh:#8aa8c0
    wear vneck skin
    line second w3 pair M106 190L130 150L140 142M104 206L150 170
    neck
    wear pointedEars skin
    head woman
    wear longFront #c89e5a
    flat white O72 64 5O84 54 5O100 50 5O116 54 5O128 64 5
    flat #ffd84a O72 64 2O84 54 2O100 50 2O116 54 2O128 64 2
  `,
};

export const ereborHammersmith: Signature = {
  palette: ['#7a4a2c', '#3a3a44', '#d8926c', '#ff9a3c'],
  ground: ['#240f06', '#8a3a14', '#ff9a2a'],
  build: 'stout',
  emblem: 'anvil',
  face: { hair: '#a8481c', iris: '#5a4a2a', mood: 'smile' },
  pose: { turn: 3, scale: 1.04, y: 16 },
  fleck: ['sparks', '#ffc23c'],
  draw: `
    ( rotate(-16 40 140)
    lit wood d4 M36 40H46V250H36Z
    lit iron d8 M4 10H78V56H4Z
    )
    ---
    body skin
    trim suit d12 |M100 150L118 142L136 150L150 246L100 246
    line leather w6 pair M118 144L138 122
    head round
    wear beard #c85a24
    wear headband second
    wear goggles #ffcf7a #4a3a34
  `,
};

export const minerOfTheIronHills: Signature = {
  palette: ['#5a5040', '#c8a83c', '#c88e6a', '#fff0a0'],
  ground: ['#14140c', '#4a4a20', '#ffe88a'],
  build: 'stout',
  emblem: 'mountain',
  face: { hair: '#4a3a2c', iris: '#4a3a2a', mood: 'calm' },
  pose: { turn: -3, scale: 1.04, y: 22 },
  draw: `
    ( rotate(24 160 130)
    lit wood d4 M156 20H166V250H156Z
    lit iron d8 M104 44C124 10 198 10 218 44C190 30 132 30 104 44Z
    )
    ---
    body suit
    wear strap leather
    head round
    wear longBeard #6a5238
    lit #8a7a4a d14 |M100 14C130 14 146 36 146 66C130 58 116 56 100 56
    glow #fffbe0 halo:#ffd23c w8 O100 40 10
    line ink w3 O100 40 13
  `,
};
