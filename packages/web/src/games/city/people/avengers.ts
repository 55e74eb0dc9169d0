import type { Signature } from '../../../art/subject.ts';

export const spiderMan: Signature = {
  palette: ['#c9202b', '#1e46b4', '#ffffff', '#59c8ff'],
  ground: ['#0d1338', '#2b3fae', '#ff5a4d'],
  build: 'athlete',
  emblem: 'web',
  pose: { turn: -9, scale: 1.08, x: 7, y: 14 },
  fleck: ['web', '#eef6ff'],
  draw: `
    body #1f44b0
    trim #cc222c d10 |M100 108L117 110C119 124 127 130 142 135C150 138 162 141 172 146C166 158 150 160 136 158C134 190 126 215 124 246L100 246
    in webs #5c0a16 100 120
    flat #5c0a16 o.75 M101 128L120 112L126 132L118 150L104 140Z
    sign web #0b0914 100 184 34
    flat #0b0914 O100 184 6
    lit #d8262f d19 |M100 33C125 33 139 52 138 77C137 100 120 124 100 128
    in webs #6b0d18 100 92
    line #0b0914 w7 pair M105 88C108 70 122 58 134 59C137 77 128 95 112 98C107 97 104 94 105 88Z
    flat #ffffff pair M105 88C108 70 122 58 134 59C137 77 128 95 112 98C107 97 104 94 105 88Z
    flat #b9d6f5 M105 88C106 96 108 98 112 98C124 96 133 84 134 70C128 86 118 92 105 88Z
    flat #dcebfb M95 88C94 96 92 98 88 98C76 96 67 84 66 70C72 86 82 92 95 88Z
  `,
};

export const ironMan: Signature = {
  palette: ['#b3161f', '#e9b23c', '#3a0710', '#ffd36b'],
  ground: ['#2a0a12', '#8c1c22', '#ffc94d'],
  build: 'strong',
  emblem: 'hex',
  pose: { turn: 5, scale: 1.04, y: 6 },
  fleck: ['sparks', '#ffd36b'],
  draw: `
    body #8f141d plain
    trim #c31c26 d14 rim |M100 152L130 146L152 162L140 200L118 216L100 218
    trim #eab43e d11 |M100 214L118 212L136 200L142 246L100 246
    trim #eab43e d12 |M100 118L120 112L130 136L116 150L100 154
    lit #c31c26 pair M124 136C150 118 196 126 214 172C206 186 196 192 186 194C176 172 154 160 124 160Z
    line #5c0a12 w2.2 pair M132 146C160 140 186 152 200 176
    trim #eab43e pair d11 M186 190C204 188 214 180 216 172C224 196 226 220 226 246L190 246Z
    glow #d9fbff halo:#59e4ff w9 M100 165L114.7 173.5L114.7 190.5L100 199L85.3 190.5L85.3 173.5Z
    line #0b0914 w3 M100 162L117.3 172L117.3 192L100 202L82.7 192L82.7 172Z
    lit #c31c26 d20 |M100 30C127 30 141 48 141 76L138 102L124 124L100 133
    trim #eab43e d16 lt:#fff0b8 w2.8 |M100 56L110 44L126 50L132 74L129 98L116 118L100 122
    trim #8f141d d6 |M100 34L113 36L110 54L100 66
    trim #7a0f18 pair d11 M136 70L148 74L148 94L136 98Z
    flat #3b1a08 pair M103 80L130 72L130 90L108 94Z
    glow #f1feff halo:#5fe9ff w5 pair M106 86L127 79L126 86L109 90.5Z
    line #5a3208 w2.2 M88 110L92 108L108 108L112 110M92 108L90 120M108 108L110 120M129 98L118 102M71 98L82 102
  `,
};

export const captainMarvel: Signature = {
  palette: ['#c41f35', '#1f3a93', '#f0bd97', '#ffe27a'],
  ground: ['#14103f', '#b32a4c', '#ffd24a'],
  build: 'amazon',
  emblem: 'burst',
  face: { hair: '#a8742a', iris: '#2f6fd0', lip: '#b8324a', isWoman: true, mood: 'smirk' },
  pose: { turn: -5, scale: 1.06, y: 8 },
  fleck: ['sparks', '#fff1b8'],
  draw: `
    lit #c28b36 d14 M100 24C140 18 152 52 148 88C147 108 152 120 146 134C134 128 128 120 124 110L76 110C72 120 66 128 54 134C48 120 53 108 52 88C48 52 60 18 100 24Z
    body #c5213a
    trim #20409c d14 rim |M100 206L124 192L150 150L166 139C182 142 196 158 200 180C204 205 204 225 206 246L100 246
    trim #ffd24a d6 |M100 198L120 186L146 146L158 137L168 140L152 156L127 198L100 212
    trim #ffd24a d6 |M100 146L118 132L116 110L124 128L128 140L100 162
    flat #7a2a3a o.6 M100 138L100 120L114 112L116 128Z
    sign burst #fff1b8 100 178 38
    head woman
    trim #e8b64a d12 rim:#fff3c0 M64 98C56 60 70 26 106 26C136 26 146 54 138 96C136 80 132 66 122 58C108 54 96 50 92 42C84 62 70 70 64 98Z
    line #b1782d w2.2 M92 42C84 54 76 60 70 76M108 32C120 40 130 50 134 68
  `,
};

export const blackPanther: Signature = {
  palette: ['#1a1926', '#8b6dff', '#c9cede', '#a98bff'],
  ground: ['#150d33', '#4a2fa0', '#b99bff'],
  build: 'strong',
  emblem: 'claw',
  pose: { turn: 6, scale: 1.06, x: -1, y: 15 },
  fleck: ['sparks', '#b99bff'],
  draw: `
    body #1c1b29
    line #cfd5e6 w1.8 o.8 pair M120 128C140 150 170 150 206 172M104 170C130 172 160 190 168 246M124 246C122 220 112 206 100 204
    trim #cfd5e6 pair d4 sh:#7d7ba3 M104 150L114 147L111 172Z
    trim #cfd5e6 pair d4 sh:#7d7ba3 M117 147L127 143.5L123.5 167Z
    trim #cfd5e6 pair d4 sh:#7d7ba3 M130 144L140 140L136 162Z
    trim #cfd5e6 pair d4 sh:#7d7ba3 M143 141L153 136.5L148.5 157Z
    line #cfd5e6 w3 M60 139C74 150 90 154 100 154C110 154 126 150 140 139
    lit #1c1b29 d18 lt:#55536f |M100 40C108 39 114 41 119 44L136 22C142 40 140 60 138 78C136 100 119 124 100 128
    trim #3a2a5a pair d0 w1.6 M124 46L134 33C136 42 136 50 135 56Z
    line #8d93ab w1.8 pair M100 46L106 62L102 80
    line #cfd5e6 w1.8 pair M136 92C126 98 118 104 112 122M108 66C118 62 128 62 137 66
    glow #ffffff halo:#b9a3ff w4 pair M106 89C112 79 123 74 133 74C131 85 123 92 110 93Z
    flat #0b0914 |M100 98L107 100L100 106
  `,
};

export const hulk: Signature = {
  palette: ['#5aa83c', '#6a3a9a', '#5aa83c', '#d8ff7a'],
  ground: ['#15220e', '#3a6a2a', '#e8f06a'],
  build: 'giant',
  emblem: 'fist',
  face: { hair: '#1a2a14', iris: '#c8e84a', mood: 'rage' },
  shadow: '#06263a',
  pose: { scale: 1.1, x: 2, y: 34 },
  fleck: ['debris', '#8a8f70'],
  draw: `
    body suit
    trim suit>6 d14 |M100 150C124 138 170 140 186 168C182 196 150 206 100 204
    line suit<55 w3 pair M100 152V204M116 172C136 180 160 176 176 164M150 120C172 126 190 140 200 160
    trim second d12 |M100 224L150 216L160 250L100 250
    head broad
    in line suit<60 w2.4 pair M108 62L124 58M126 100C122 108 122 114 126 120
    wear wildFront #1c2e16
    line #3f5a30 w2.2 M80 44L88 56M112 38L108 54M128 48L124 58
  `,
};

export const blackWidow: Signature = {
  palette: ['#1d1c28', '#c8303a', '#efc3a4', '#ff9a7a'],
  ground: ['#1a0d12', '#6a1f2a', '#ff8a5a'],
  build: 'woman',
  emblem: 'hourglass',
  face: { hair: '#6b1f14', iris: '#3f8a6a', lip: '#c22a3c', isWoman: true, mood: 'calm' },
  pose: { turn: -6, scale: 1.08, x: 2, y: 12 },
  draw: `
    wear sweptBack #8a2a18
    body suit lt:#4d4c68
    trim #2c2b3c d10 |M100 150L114 122L134 136L140 200L100 214
    line #0b0914 w3 M100 128V214
    trim #c9a05a d6 M56 200L144 200L142 214L58 214Z
    sign hourglass second 100 207 24
    lit #2a2938 pair d6 plain M168 176L194 182L192 208L166 202Z
    glow #8fe0ff w4 pair M172 186L188 189L187 196L171 193Z
    neck
    head woman
    wear fringe #b8371c
    line #e8703a w2 M94 48C84 62 74 70 70 88M112 34C128 44 136 58 138 82
  `,
};
