import type { Signature } from '../../../../../art/subject.ts';

export const macrobots: Signature = {
  palette: ['#6a7a94', '#3a4a5a', '#a8b8cc', '#8affd8'],
  ground: ['#0c1420', '#34506a', '#8affd8'],
  build: 'giant',
  emblem: 'gear',
  pose: { scale: 0.96, y: 22 },
  crop: [26, 10, 148],
  draw: `
    lit second pair d8 M160 100H220V160H160Z
    line #8affd8 w4 pair M170 116H210M170 130H210
    body suit
    lit skin d12 M52 140H148V226H52Z
    glow #e0fff4 halo:#3affb8 w8 M70 160H130V176H70Z
    line second w4 M60 192H140M60 208H140
    lit skin d20 |M100 30L140 44L150 96L130 132L100 138
    flat ink |M100 66L140 72L136 96L100 92
    glow #e0fff4 halo:#3affb8 w6 O100 80 10
    lit second d6 M90 4H110V34H90Z
    glow #e0fff4 halo:#3affb8 w4 O100 2 6
    line second w3 M80 112H120M84 122H116
  `,
};

export const ancientWarrior: Signature = {
  palette: ['#8a5a2c', '#c8a878', '#b87a4c', '#ffdca0'],
  ground: ['#1c140a', '#7a5a2c', '#ffe2a8'],
  build: 'strong',
  emblem: 'axe',
  face: { hair: '#2a1810', mood: 'rage', iris: '#4a2a14', beard: '#2a1810' },
  pose: { turn: -5, scale: 1.04, y: 20 },
  draw: `
    wear spear #a8a49a
    ---
    body skin
    wear furCollar #c8a878
    line #f2e6d0 w4 M66 164L74 184M84 172L88 192M116 172L112 192M134 164L126 184
    head man
    in line #c8402a w4 pair M112 96L130 92M112 104L128 102
    wear wildFront #2a1810
    lit bone pair d6 M128 44C150 30 160 6 154 -16C178 6 176 44 142 60Z
  `,
};

export const chitauriSoldier: Signature = {
  palette: ['#4a3a5a', '#b89a5a', '#7a8a94', '#d8a0ff'],
  ground: ['#0c0a1c', '#3a2f5a', '#d8b0ff'],
  build: 'athlete',
  emblem: 'cone',
  face: { hair: '#2a2030', glow: '#ffd0a0', mood: 'rage', brow: 5 },
  shadow: '#0a0a24',
  pose: { turn: 6, scale: 1.04, y: 22 },
  draw: `
    ( rotate(-20 40 160)
    lit second d4 M30 60H44V260H30Z
    glow #f0d8ff halo:#b04aff w6 M20 40L37 0L54 40L44 66H30Z
    )
    ---
    body suit
    wear breastplate second
    head long
    wear fangs
    lit suit d14 |M100 18L130 28L148 62L140 104L128 112L130 76L112 62L100 66
    lit second pair d6 M138 60L168 30L160 80L142 92Z
    line second w3 |M100 18L110 40L106 64L100 66
  `,
};

export const tyrannosaurus: Signature = {
  palette: ['#5a7a3a', '#8a6a3a', '#6f8a44', '#e8ff9a'],
  ground: ['#14180a', '#5a6a24', '#ffe08a'],
  build: 'giant',
  emblem: 'claw',
  pose: { scale: 1, y: 6 },
  crop: [14, 16, 172],
  draw: `
    lit skin d22 M260 260H90C90 200 110 170 130 150L40 150C14 148 6 128 12 108L20 92C20 60 60 40 96 44L120 24C170 20 220 60 240 120Z
    line skin<45 w4 M150 40L160 56M176 56L184 74M200 80L206 100M150 170L168 180M140 200L160 210M170 200L190 212
    flat #3a0f14 M20 112L120 116L132 140L60 150C36 150 22 140 20 112Z
    flat #f6f0dc M22 110L30 128L38 112L46 130L54 113L62 131L70 114L78 132L86 115L94 132L102 116L110 130L118 116L112 112L24 106ZM36 150L42 136L50 150L58 136L66 150L74 136L82 150L90 138L98 150L106 138L114 148L104 152H44Z
    lit skin<15 d8 M84 50C84 30 118 26 124 44L116 58H92Z
    glow #fff0a0 halo:#ffb02a w5 O104 66 10
    flat ink M102 56H107V76H102Z
    flat ink O26 92 4O38 86 4
    line ink w4 M20 106L126 110
  `,
};

export const timeDisplacedSoldier: Signature = {
  palette: ['#6a6a3a', '#8a2f2a', '#d8a884', '#8affff'],
  ground: ['#0c200c', '#3a7a2a', '#b8ff9a'],
  build: 'athlete',
  emblem: 'shield',
  face: { hair: '#4a3020', mood: 'grim', moustache: '#4a3020' },
  pose: { turn: -4, scale: 1.05, y: 16 },
  draw: `
    ( rotate(14 168 120)
    lit wood d4 M164 80H174V260H164Z
    lit metal d4 M166 -10L169 -30L172 -10V84H166Z
    )
    ---
    body suit
    wear strap #f2efe6
    trim second pair d6 M126 130L158 140L156 156L128 148Z
    line gold w3 dash:2,8 M100 160V240
    neck
    head man
    lit #5a6a5a d14 M50 70C54 34 76 20 100 20C124 20 146 34 150 70C116 58 84 58 50 70Z
    line #8affff w4 o.9 dash:10,8 O100 110 98
  `,
};

export const apocryphus: Signature = {
  palette: ['#2a2a34', '#d8a83c', '#8a7a6a', '#ffe0a0'],
  ground: ['#100c10', '#4a3a34', '#ffdc9a'],
  build: 'giant',
  emblem: 'chain',
  face: { hair: '#2a2420', glow: '#ffd84a', mood: 'rage', brow: 5 },
  pose: { turn: -3, scale: 1.02, y: 26 },
  draw: `
    body suit
    lit second pair d8 M144 96C186 92 222 118 230 156L196 152L152 134Z
    line second w6 M66 160H134M62 184H138
    lit bone d5 M84 196C84 178 116 178 116 196L110 216H90Z
    flat ink O93 196 5O107 196 5
    head broad
    wear longBeard #3a302a
    lit suit d14 |M100 22C132 24 146 50 144 80L130 72L112 58L100 62
    lit second pair d6 M136 56L172 40L158 84L142 84Z
  `,
};

export const deathunt: Signature = {
  palette: ['#c8283a', '#2a2a38', '#e8ecf4', '#ff8a9a'],
  ground: ['#1c060c', '#6a1424', '#ff7a8a'],
  build: 'athlete',
  emblem: 'target',
  pose: { turn: 5, scale: 1.04, y: 20 },
  draw: `
    lit second pair d6 M146 150L214 110L226 126L190 190L160 196Z
    glow #ffe0e0 halo:#ff2a4a w5 pair M206 112L236 90L222 128Z
    ---
    body second lt:#55556a
    trim suit d12 rim |M100 150L128 134L160 146L140 206L100 220
    lit skin d16 |M100 26L130 36L140 74L126 118L100 134
    flat ink M62 70L138 70L130 92L70 92Z
    glow #ffd0d0 halo:#ff1a3a w7 O100 81 9
    line #ff2a4a w3 M66 81H88M112 81H134
    lit suit d5 |M100 26L112 30L108 64L100 66
    line second w3 M88 108H112M90 118H110
    lit suit pair d4 M136 46L160 20L150 72Z
  `,
};

export const sirRaston: Signature = {
  palette: ['#b8c4d8', '#2f5ab0', '#e0b08c', '#d8ecff'],
  ground: ['#0f1830', '#4a6aa8', '#ffe8b8'],
  build: 'strong',
  emblem: 'shield',
  pose: { turn: -4, scale: 1.02, y: 20 },
  draw: `
    wear swordBehind metal gold
    ---
    body suit
    wear mail #8a98b0
    wear pauldrons suit
    wear sash second
    lit suit d20 |M100 24C134 26 148 48 146 84L142 124L118 138L100 142
    flat ink M64 74H136L132 86H68Z
    line ink w4 M100 86V138M86 100V124M114 100V124
    trim second d6 |M100 24L110 26L108 66L100 68
    lit second d6 M100 24C90 0 60 -10 40 10C62 10 74 20 84 34Z
    ( translate(40 200)
    lit second d8 M-34 -44H34V10C34 34 14 46 0 54C-14 46 -34 34 -34 10Z
    sign crown gold 0 0 46
    )
  `,
};

export const terminatrix: Signature = {
  palette: ['#3a1f6a', '#e8c04a', '#f0c8b0', '#e0a8ff'],
  ground: ['#180830', '#5a2f9a', '#ffd88a'],
  build: 'amazon',
  emblem: 'crown',
  face: { hair: '#f0d898', iris: '#8a4ad8', lip: '#9a2a6a', isWoman: true, mood: 'smirk' },
  pose: { turn: 4, scale: 1.05, y: 22 },
  draw: `
    wear longBack #e8cc80
    ( rotate(-30 44 170)
    lit #d8c8ff d5 M36 30L44 -6L52 30V180H36Z
    lit second d5 M14 176H74V190H14Z
    )
    ---
    body suit
    wear bodice second
    lit suit pair d8 M132 134C166 124 198 144 206 176L170 172L140 162Z
    neck
    head woman
    wear longFront #f0d898
    trim second d4 M62 70C84 50 116 50 138 70L150 40L126 54L114 30L100 52L86 30L74 54L50 40Z
    glow #f8e0ff halo:#b04aff w4 O100 58 5
  `,
};

export const wildrun: Signature = {
  palette: ['#a8642c', '#4a6a34', '#c88a54', '#ffd98a'],
  ground: ['#1c1008', '#8a5a24', '#e8ffa0'],
  build: 'strong',
  emblem: 'feather',
  face: { hair: '#1c120c', mood: 'rage', iris: '#c8a81c' },
  pose: { turn: 6, scale: 1.04, y: 24 },
  draw: `
    lit second pair d6 M140 120L196 100L180 140L210 150L176 174L196 200L156 196Z
    body skin
    wear strap second
    line #f2e6d0 w5 pair M150 160L176 172M146 180L172 194
    wear curlsBack #1c120c
    head broad
    in line #c8303a w4 M60 98L86 94M140 98L114 94
    wear fringe #2a1c12
    lit #c8303a d4 M92 30L80 -24L104 -2L112 -30L116 30Z
  `,
};
