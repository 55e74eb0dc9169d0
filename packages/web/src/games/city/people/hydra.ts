import type { Signature } from '../../../art/subject.ts';

export const hydraBomber: Signature = {
  palette: ['#4b6a3c', '#d9a520', '#28361f', '#ffcf5a'],
  ground: ['#1c1608', '#7a5a14', '#ffc83c'],
  build: 'strong',
  emblem: 'hourglass',
  pose: { turn: 5, scale: 1.05, y: 14 },
  draw: `
    body suit<20
    wear vest skin
    lit #c8303a pair d4 M112 166L132 162L134 204L114 208Z
    line ink w2 pair M112 178L133 174M113 192L134 188
    lit #33303c d8 O156 206 30
    line #c9a05a w5 M168 180C176 166 184 166 188 154
    glow #fff6c0 halo:#ff8a2a w6 O189 150 6
    lit suit d18 |M100 32C128 32 142 52 141 80L136 100L122 126L100 130
    flat #1a2114 |M100 96L126 92L118 124L100 128
    line second w2.4 M80 104H120M84 112H116
    trim second d0 |M100 68C112 66 128 64 140 70L138 94C126 98 112 94 100 90
    glow #ffdf5a halo:#ffb400 w4 pair M106 77C116 73 128 73 134 76L132 88C122 91 112 88 106 86Z
  `,
};

export const hydraTrooper: Signature = {
  palette: ['#2f4a3a', '#1a241e', '#7a8a80', '#8fffc0'],
  ground: ['#0c1a16', '#2a5a4a', '#8fffc0'],
  build: 'strong',
  emblem: 'target',
  pose: { turn: -4, scale: 1.05, y: 14 },
  draw: `
    body second
    wear breastplate suit
    wear pauldrons #3f5a48
    lit #3f5a48 d18 |M100 26C132 26 146 50 146 80L146 106L130 112L120 130L100 134
    trim second d8 |M100 26L110 27L108 64L100 66
    trim second d0 |M100 66L138 70L136 92L112 100L100 98
    glow #d8ffe8 halo:#3aff9a w5 |M100 76L130 78L128 86L108 92L100 91
    line second w2.6 M86 110H114M88 118H112
    ( rotate(-24 60 200)
    lit iron d6 M0 184H150V200H110L106 224H90L88 200H0Z
    glow #8fffc0 w3 M20 189H60V194H20Z
    )
  `,
};

export const hydraScientist: Signature = {
  palette: ['#e6ece8', '#3f8a4a', '#d8b898', '#c8ff9a'],
  ground: ['#10200f', '#3f7a34', '#c8ff7a'],
  build: 'slight',
  emblem: 'atom',
  face: { hair: '#5a5a60', mood: 'smirk', isOld: true },
  pose: { turn: 4, scale: 1.1, y: 16 },
  draw: `
    body suit
    wear labCoat suit second
    neck
    head long
    wear goggles #d8ff8a #3a4a30
    lit #8a8a94 pair d6 M128 60C150 50 156 80 146 104L134 96Z
    ( translate(150 190) rotate(12)
    lit #d8f2e8 d6 M-10 -40H10V-14L28 26H-28L-10 -14Z
    flat #8aff3a o.85 M-16 0L-24 22H24L16 0Z
    flat white O-4 12 3O8 8 2O4 16 2
    )
  `,
};

export const hydraInfiltrator: Signature = {
  palette: ['#24222e', '#7a1f2a', '#d8a888', '#ff9a8a'],
  ground: ['#16080c', '#6a1a26', '#ff7a6a'],
  build: 'woman',
  emblem: 'eye',
  face: { hair: '#15101a', iris: '#3a7a4a', isWoman: true },
  pose: { turn: -6, scale: 1.07, y: 14 },
  draw: `
    body suit lt:#4a4656
    wear strap #4a1a22
    wear hoodDown #33303e
    neck
    head woman
    in flat suit M60 94C80 102 120 102 140 94V140H60Z
    in line #4a4656 w2 M70 104C88 110 112 110 130 104
    wear hood #33303e
    ( rotate(30 160 180)
    lit metal d4 M152 130L160 96L168 130L166 190H154Z
    lit second d4 M144 188H176V200H144Z
    )
  `,
};
