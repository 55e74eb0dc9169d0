import type { Signature } from '../../../../../art/subject.ts';

export const scottLang: Signature = {
  palette: ['#3a4a5a', '#a83a2c', '#eabf9a', '#ffd9a8'],
  ground: ['#1c1c24', '#5f6a7f', '#ffdcb0'],
  build: 'athlete',
  emblem: 'ant',
  face: { hair: '#3a2618', iris: '#5a7a4a', mood: 'smile', stubble: true },
  pose: { turn: 5, scale: 1.07, y: 14 },
  draw: `
    body suit
    wear hoodDown second
    trim suit>12 pair d8 M122 136L150 146L146 246H124Z
    line #f2e6d0 w3 M90 152V190M110 152V190
    neck
    head man
    wear short #4a3020
    line #6b4a32 w2 M80 42C90 36 104 36 112 42
  `,
};

export const hankPym: Signature = {
  palette: ['#a81c2a', '#2a3a6a', '#c8d0de', '#a8d0ff'],
  ground: ['#0c1430', '#34509a', '#c8e0ff'],
  build: 'strong',
  emblem: 'atom',
  face: { hair: '#c8a04a', iris: '#3f6ab8', mood: 'calm' },
  pose: { turn: -5, scale: 1.05, y: 18 },
  draw: `
    body suit
    trim second d10 |M100 168L112 142L130 130L150 138L120 196L116 246L100 246
    head man
    lit skin d16 |M100 26C130 26 146 48 146 84L136 118L128 106L132 80L116 68L100 66
    line ink w8 pair M112 32C112 6 124 -6 140 -12
    line skin w4 pair M112 32C112 6 124 -6 140 -12
    lit skin pair d3 O142 -12 6
    lit skin pair d5 O144 84 11
    trim second d0 |M100 114L126 104L122 122L100 130
  `,
};

export const giantMan: Signature = {
  palette: ['#c8303a', '#e8ecf4', '#e8b890', '#ffe0d8'],
  ground: ['#0f2040', '#3f7ab8', '#f0f8ff'],
  build: 'giant',
  emblem: 'star5',
  face: { hair: '#c8303a', mood: 'smile' },
  pose: { turn: 3, scale: 1.04, y: 20 },
  draw: `
    houses #2a4a74 #ffcf6a 7 250 70 18
    body suit
    line second w10 pair M150 100L128 160L116 246
    trim second d6 M70 214H130V230H70Z
    head broad
    lit suit d14 |M100 30C130 30 144 52 142 82L134 98L124 84L108 92L100 90
    flat white pair M107 86L114 80L129 77L127 88L112 92Z
    line ink w2.4 pair M107 86L114 80L129 77L127 88L112 92Z
    line ink w8 pair M126 36C136 16 148 8 160 8
    line second w4 pair M126 36C136 16 148 8 160 8
  `,
};

export const ronin: Signature = {
  palette: ['#24222c', '#c8a04a', '#3a3846', '#ffe0a0'],
  ground: ['#100c14', '#4a4458', '#ffd98a'],
  build: 'athlete',
  emblem: 'crown',
  pose: { turn: -5, scale: 1.05, y: 16 },
  draw: `
    ( rotate(30 150 90)
    lit metal d4 M154 -40H164V90H154Z
    lit second d4 M140 84H178V94H140Z
    )
    ( rotate(-30 50 90)
    lit metal d4 M36 -40H46V90H36Z
    lit second d4 M22 84H60V94H22Z
    )
    ---
    body suit lt:#55536a
    wear sash second
    trim skin d8 |M100 168L116 136L130 132L144 140L112 190L100 200
    lit suit d16 lt:#55536a |M100 26C130 28 146 52 142 92L134 116L120 130L100 134
    trim skin d0 |M100 70C118 66 132 68 138 78L134 94C120 100 110 96 100 94
    glow #fff6d0 halo:#ffc84a w3 pair M108 80L128 77L125 86L112 88Z
    line second w3 |M100 26L104 40L104 66L100 70
  `,
};

export const stinger: Signature = {
  palette: ['#6a2a9a', '#c83a5a', '#f2cbae', '#ffb8f0'],
  ground: ['#1c0c34', '#6a3ab0', '#ffc0f0'],
  build: 'slight',
  emblem: 'wings',
  face: { hair: '#d8a84a', iris: '#4a8ad0', lip: '#c03a5a', isWoman: true, mood: 'smile' },
  pose: { turn: 6, scale: 1.08, y: 22 },
  draw: `
    lit #e8d0ff pair d6 sh:#a880d0 M120 160C140 110 180 80 224 84C222 124 190 160 134 176Z
    line #a880d0 w2 pair M130 162C160 130 190 108 212 98
    ---
    body suit
    trim second d8 |M100 200L116 148L132 138L142 142L114 210L100 222
    head woman
    lit suit d12 |M100 32C128 32 142 54 138 88L128 110L124 98C128 86 118 74 100 72
    lit #d8a84a pair d5 plain M126 102C136 112 138 130 132 150C124 142 122 124 122 110Z
    line ink w7 pair M114 38C120 14 134 6 150 12
    line second w3.4 pair M114 38C120 14 134 6 150 12
    trim #ffd0f0 d0 pair M104 76L132 70L130 78L110 84Z
  `,
};

export const yellowjacket: Signature = {
  palette: ['#e8b82c', '#1c1a22', '#2a2830', '#fff08a'],
  ground: ['#1c1404', '#7a5a0c', '#fff08a'],
  build: 'athlete',
  emblem: 'bolt',
  pose: { turn: -4, scale: 1.04, y: 18 },
  draw: `
    lit second pair d6 M120 150C150 120 190 30 206 10L216 30C210 80 190 130 150 170Z
    glow #fff6b0 halo:#ffd23c w6 pair O210 16 8
    lit second pair d6 M126 180C170 170 206 180 226 206L214 214C190 200 160 200 130 200Z
    ---
    body second lt:#4a4856
    trim suit d10 |M100 164L118 138L134 132L154 142L134 186L120 246L100 246
    line second w7 M60 200H140M64 220H136
    lit suit d18 |M100 28C130 28 146 52 142 84L130 116L100 134
    trim second d0 |M100 62L138 70L134 96L110 104L100 100
    glow #fffbd0 halo:#ffd23c w5 pair M106 78L132 76L128 92L112 96Z
    line second w4 M86 112L100 122L114 112
    line second w3 |M100 28L110 46L106 62L100 62
  `,
};
