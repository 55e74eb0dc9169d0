import type { Signature } from '../../../../../art/subject.ts';

export const stephenStrange: Signature = {
  palette: ['#e6ecf0', '#3f8a9a', '#e2b48f', '#c8f8ff'],
  ground: ['#0f2430', '#3f8a9a', '#d8fbff'],
  build: 'athlete',
  emblem: 'heart',
  face: { hair: '#241a1c', iris: '#4a86b8', mood: 'grim', brow: 0 },
  pose: { turn: -4, scale: 1.06, y: 12 },
  draw: `
    body suit
    wear labCoat suit second
    line ink w5 M80 138C78 180 120 190 124 142
    line #7a8aa0 w2.6 M80 138C78 180 120 190 124 142
    neck
    head man
    in flat #241a1c |M100 105L110 107L112 114L107 111L100 110
    in flat #241a1c |M100 118L106 117L104 128L100 130
    wear side #2c2024
    flat #d8d8e0 M133 62L140 70L138 90L133 84ZM67 62L60 70L62 90L67 84Z
  `,
};

export const wong: Signature = {
  palette: ['#3f6a3a', '#d9a836', '#e2b080', '#e8ffa0'],
  ground: ['#12240f', '#4a7a34', '#f0ffb0'],
  build: 'stout',
  emblem: 'scales',
  face: { hair: '#1a1414', iris: '#3a2414', mood: 'calm' },
  pose: { turn: 4, scale: 1.05, y: 14 },
  draw: `
    body suit
    trim second d6 |M100 150L116 126L130 124L112 158L124 246L100 246
    line second w3 M58 180H84M58 200H82M58 220H80
    neck
    head round
    in line #b88458 w2 M84 62C92 58 108 58 116 62
    flat #2a1c18 o.35 |M100 44C124 44 138 58 138 74C128 58 114 54 100 54
    ( rotate(10 160 206)
    lit #7a2f3a d6 M118 170H190V240H118Z
    trim gold d0 M124 176H184V234H124Z
    lit #7a2f3a d0 M129 181H179V229H129Z
    sign eye gold 154 206 34
    )
  `,
};

export const brotherVoodoo: Signature = {
  palette: ['#2a6a4a', '#c8303a', '#5c3a26', '#d8ffb0'],
  ground: ['#0c1a1c', '#2a5a5a', '#c8ff9a'],
  build: 'strong',
  emblem: 'skull',
  face: { hair: '#1c1210', glow: '#f0ffd0', beard: '#1c1210', mood: 'grim' },
  shadow: '#0a1024',
  pose: { turn: -5, scale: 1.04, y: 16 },
  fleck: ['mist', '#c8ff9a'],
  draw: `
    wear highCollar second #ffd98a
    ---
    body skin
    trim suit d12 |M100 216L126 160L140 132L176 144L200 172L206 246L100 246
    line #efe3c6 w7 dash:1,11 M66 140C76 188 124 188 134 140
    line #efe3c6 w4 M84 176L80 192M100 184V202M116 176L120 192
    head man
    in flat white o.85 M92 42H108L104 62H96Z
    in line white w3 pair M112 96L124 100M114 104L124 110
    wear cropped #1c1210
    trim #d9a836 d4 M63 60C84 46 116 46 137 60L136 70C116 57 84 57 64 70Z
  `,
};

export const clea: Signature = {
  palette: ['#8a3ac0', '#f0b8ff', '#f6d8d0', '#ffd8ff'],
  ground: ['#1a0a3a', '#6a2fb0', '#ffb8f0'],
  build: 'woman',
  emblem: 'flame',
  face: { hair: '#d8d0f0', iris: '#8a4ad8', lip: '#b84a9a', isWoman: true, mood: 'calm' },
  pose: { turn: 5, scale: 1.06, y: 20 },
  fleck: ['sparks', '#ffb8f0'],
  draw: `
    lit #efe8ff d16 sh:#9a8ac8 M100 0C150 -4 168 40 156 84C160 120 176 140 172 176L134 160L66 160L28 176C24 140 40 120 44 84C32 40 50 -4 100 0Z
    body suit
    trim second d8 |M100 210L114 160L132 138L146 142L114 216L100 228
    wear vneck skin
    neck
    head woman
    lit #f6f0ff d12 sh:#a89ad0 M62 104C52 60 58 6 98 4C144 4 148 60 138 104C136 80 130 60 116 50C100 44 84 50 76 62C70 74 66 90 62 104Z
    line #c8b8e8 w2.4 M80 44C84 28 92 18 104 14M116 44C118 30 114 20 108 14
    glow #ffe0ff halo:#ff5ae0 w6 O160 200 11
  `,
};

export const ironFist: Signature = {
  palette: ['#2a8a4a', '#ffd23c', '#eebd94', '#fff3a0'],
  ground: ['#0c2414', '#2f8a4a', '#fff0a0'],
  build: 'athlete',
  emblem: 'flame',
  face: { hair: '#d8a83c', mood: 'grim' },
  pose: { turn: 4, scale: 1.04, x: -6, y: 12 },
  draw: `
    body suit
    trim skin d10 |M100 190L116 138L126 132L134 134L112 200L100 212
    wear sash second
    head man
    lit second d12 |M100 34C126 34 139 52 138 80L134 92L122 82L108 90L100 88
    flat white pair M106 86L112 80L127 76L125 87L112 91Z
    line ink w2.4 pair M106 86L112 80L127 76L125 87L112 91Z
    lit second pair d4 plain M136 66L166 76L158 86L172 100L138 84Z
    ( translate(166 186) rotate(14)
    glow #fff6c0 halo:#ffb02a w14 M-26 -26L-12 -40H18L32 -26V14L18 28H-14L-28 12Z
    line #c8801c w4 M-6 -34V-8M8 -36V-8M22 -34V-8M-26 0H10
    )
  `,
};

export const nightNurse: Signature = {
  palette: ['#2f8a8a', '#f2f6f6', '#8a5a3c', '#b8fff0'],
  ground: ['#08202a', '#1f6a74', '#b8fff0'],
  build: 'woman',
  emblem: 'heart',
  face: { hair: '#2a1812', iris: '#4a2a18', lip: '#a04a4a', isWoman: true, mood: 'smile' },
  shadow: '#12102a',
  pose: { turn: -4, scale: 1.06, y: 14 },
  draw: `
    wear bobBack #2a1812
    body suit
    wear vneck skin
    line ink w5 M76 142C70 196 124 200 122 150
    line #cfd8e0 w2.6 M76 142C70 196 124 200 122 150
    lit metal d3 O122 148 6
    neck
    head woman
    wear bobFront #3a221a
    lit second d6 M68 50L74 18H126L132 50C112 40 88 40 68 50Z
    sign heart #2fb56a 100 32 22
  `,
};
