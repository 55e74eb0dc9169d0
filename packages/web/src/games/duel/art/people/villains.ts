import type { Signature } from '../../../../art/subject.ts';

export const hela: Signature = {
  palette: ['#12251c', '#2fd07a', '#d7ded4', '#7affb8'],
  ground: ['#07140f', '#125a38', '#5affa8'],
  build: 'woman',
  emblem: 'crown',
  face: { hair: '#12251c', lip: '#12251c', isWoman: true, glow: '#b8ffd8' },
  shadow: '#0a3a2a',
  pose: { y: 38 },
  fleck: ['sparks', '#7affb0'],
  draw: `
    lit #16261f pair d7 lt:#3f6a54 M112 48C120 20 116 -4 108 -24C130 -10 134 20 128 52Z
    lit #16261f pair d7 lt:#3f6a54 M122 52C138 30 150 20 150 -10C168 18 160 44 136 64Z
    lit #16261f pair d7 lt:#3f6a54 M132 60C152 50 172 46 186 22C190 54 168 72 138 78Z
    body #14221b
    trim #1f7a4c d11 rim |M100 210L114 160L130 136L160 146C152 180 130 205 100 226
    trim #16261f pair d11 rim lt:#3f6a54 M118 128C134 122 160 122 176 132C168 150 150 160 130 158Z
    trim #a8b5a8 |M100 110L112 112L113 128L100 152
    head woman
    trim #16261f rim lt:#3f6a54 |M100 74L108 60L132 76L136 112C146 90 144 44 124 40C114 36 106 36 100 36
  `,
};

export const doctorOctopus: Signature = {
  palette: ['#3f8a4a', '#e8a02c', '#e8c09a', '#d8ffb0'],
  ground: ['#10200f', '#4a7a2a', '#ffe27a'],
  build: 'stout',
  emblem: 'tentacle',
  face: { hair: '#3a2418', mood: 'smirk' },
  pose: { turn: 2, scale: 1.02, y: 20 },
  draw: `
    line ink w22 pair M150 200C220 190 210 90 168 70C150 60 150 30 168 20M160 220C230 230 240 150 206 130
    line #9aa4b4 w15 pair M150 200C220 190 210 90 168 70C150 60 150 30 168 20M160 220C230 230 240 150 206 130
    line #5a6474 w15 dash:2,7 pair M150 200C220 190 210 90 168 70C150 60 150 30 168 20M160 220C230 230 240 150 206 130
    lit #c3cad8 pair d4 M156 24L150 0L164 12L172 -8L180 14L194 4L184 28Z
    ---
    body suit
    trim second d10 |M100 160L120 134L150 138L136 176L120 246L100 246
    head round
    wear bobFront #4a2c1c
    lit second d4 plain O84 86 15O116 86 15
    flat #2a1a10 O84 86 10O116 86 10
    flat #9fe0ff o.8 O81 83 4O113 83 4
    line ink w4 M98 86H102
  `,
};

export const leader: Signature = {
  palette: ['#c85a1c', '#e8962c', '#7ac04a', '#e8ff8a'],
  ground: ['#12200a', '#3f7a2a', '#ffd84a'],
  build: 'slight',
  emblem: 'brain',
  face: { hair: '#1c2a10', iris: '#c8a81c', moustache: '#1c2a10', mood: 'smirk', brow: 4 },
  shadow: '#06263a',
  pose: { scale: 1.04, y: 30 },
  crop: [30, 14, 140],
  draw: `
    body suit
    trim second d8 |M100 172L114 138L130 136L120 190L100 204
    neck
    lit skin d20 |M100 -14C144 -14 158 22 150 54C146 72 138 80 134 90L128 110C118 124 108 130 100 130
    features
    in line skin<40 w2.6 pair M112 0C124 8 132 20 134 34M108 14C116 22 122 32 122 44M104 30C110 36 112 44 112 52
    flat #1c2a10 |M100 116L106 114L104 130L100 134
  `,
};

export const thanos: Signature = {
  palette: ['#24408a', '#e0b03a', '#9a6ab8', '#ffcf7a'],
  ground: ['#160f2a', '#5a3a8a', '#ffb84a'],
  build: 'giant',
  emblem: 'ring',
  face: { hair: '#3a2050', iris: '#3a6ae0', mood: 'grim', brow: 3 },
  shadow: '#1a0a3a',
  pose: { turn: 3, scale: 1.06, y: 26 },
  draw: `
    body suit
    trim second d14 rim |M100 140L134 108L172 116L160 190L100 204
    wear pauldrons second
    head broad
    in line skin<45 w2.4 pair M106 104V130M113 106V128M120 104V124
    in line skin<30 w2 pair M108 58C114 54 122 54 128 58
    lit suit d16 |M100 22C134 24 150 48 148 80L142 108L132 98L132 78L112 66L100 72
    trim second d6 |M100 22C110 22 118 24 124 28L112 64L100 70
    ( translate(158 176) rotate(-8)
    lit second d8 M-26 -30H26L32 20L20 50H-20L-32 20Z
    line second<50 w3 M-12 -30V-4M0 -30V-4M12 -30V-4
    glow #ff8ad8 w3 O-17 8 5
    glow #7affb0 w3 O-5 8 5
    glow #8ad0ff w3 O8 8 5
    glow #fff0a0 w3 O20 8 5
    )
  `,
};
