import type { Signature } from '../../../../art/subject.ts';

export const aragorn: Signature = {
  palette: ['#33503c', '#6b4a2c', '#dba981', '#ffce7a'],
  ground: ['#12211c', '#3d6045', '#f0b45a'],
  build: 'athlete',
  emblem: 'star',
  face: { hair: '#2b1c15', iris: '#7b98a6', stubble: true },
  pose: { turn: -4, scale: 1.06, x: 1, y: 12 },
  fleck: ['leaves', '#f0b45a'],
  draw: `
    ( rotate(24 150 120)
    trim #6b4a2c d11 M157 40L165 40L164 128L158 128Z
    trim #e7c06a d4 M154 26A7 8 0 1 0 168 26A7 8 0 1 0 154 26Z
    trim #dfe6ea d11 M136 120L186 116L186 126L136 130Z
    )
    lit #2b1c15 d16 lt:#5a3d2c M100 24C138 20 150 52 147 88C146 112 158 124 156 144L130 150L70 150L44 144C42 124 54 112 53 88C50 52 62 20 100 24Z
    trim #4c3a2a d14 rim |M100 104L118 108C119 124 127 130 142 135C164 141 182 146 192 164C200 180 204 208 208 246L100 246
    trim #3a5c44 d16 rim |M100 170L120 134L132 128C164 138 190 150 200 190L206 246L140 246C140 210 124 184 100 170
    line #22382a pair M150 150C160 180 166 215 166 246M132 140C136 150 134 160 126 172
    trim #b98560 |M100 112L117 112L116 130L100 150
    sign star #0b0914 100 172 26
    sign star #eef4f6 100 172 20
    head man
    trim #2b1c15 d12 rim lt:#6b4a36 M60 118C58 70 62 34 100 30C140 32 142 72 141 120C136 116 132 110 131 98C131 78 124 60 108 48C96 56 76 62 71 86C69 100 66 112 60 118Z
  `,
};

export const eowyn: Signature = {
  palette: ['#e9dfc8', '#2f6b4a', '#f0c6a0', '#fff0b0'],
  ground: ['#16301f', '#4a7a4a', '#ffd77a'],
  build: 'woman',
  emblem: 'horse',
  face: { hair: '#a8742a', iris: '#5a86a8', lip: '#b5505a', isWoman: true, mood: 'calm' },
  pose: { turn: 4, scale: 1.05, y: 11 },
  fleck: ['leaves', '#ffe08a'],
  draw: `
    lit #c49039 d18 M100 24C140 20 152 54 150 92C150 124 170 150 168 196C158 192 146 190 138 180L62 180C54 190 42 192 32 196C30 150 50 124 50 92C48 54 60 20 100 24Z
    line #8a5a1c pair M146 100C148 130 158 150 158 180M138 110C140 136 148 152 148 176
    body #efe6d2 sh:#95989e
    trim #2f7050 d14 rim |M100 196L116 160L136 136C160 142 176 154 182 178L188 246L136 246C134 220 120 204 100 196
    trim #e9b94d d6 |M100 186L114 150L130 134L140 138L124 162L106 200L100 206
    trim #d19f7c |M100 110L112 112L114 128L100 152
    head woman
    trim #e3b04a d11 rim:#fff6cf M62 126C58 78 62 30 102 30C140 32 142 80 139 126C134 116 131 104 131 92C130 74 122 60 102 50C84 58 71 72 70 94C70 106 67 116 62 126Z
    trim #f6e6b0 d0 M66 70C84 58 116 58 134 70L133 76C116 65 84 65 67 76Z
    flat #4fae7a M100 58L105 65L100 73L95 65Z
  `,
};

export const legolas: Signature = {
  palette: ['#3f7a45', '#7a5a34', '#f2cda8', '#d9ffb8'],
  ground: ['#0f2a22', '#2f7a58', '#c8f0a0'],
  build: 'athlete',
  emblem: 'leaf',
  face: { hair: '#8a6a34', iris: '#3f8a8a', mood: 'calm' },
  pose: { turn: -5, x: 1, y: 6 },
  fleck: ['leaves', '#c8f0a0'],
  draw: `
    line #0b0914 w11 M22 8C-24 80 -10 190 52 246
    line #8a5a2c w6 M22 8C-24 80 -10 190 52 246
    line #e8e2c8 w1.6 M22 8L52 246
    line #0b0914 w7 M150 140L164 34
    line #c9a05a w3 M150 140L164 34
    flat #7ac06a M158 50L162 24L172 26L170 52Z
    line #0b0914 w7 M162 140L177 42
    line #c9a05a w3 M162 140L177 42
    flat #e8f0d8 M171 58L175 32L185 34L183 60Z
    line #0b0914 w7 M174 140L190 50
    line #c9a05a w3 M174 140L190 50
    flat #7ac06a M184 66L188 40L198 42L196 68Z
    lit #caa965 d14 M100 26C136 22 148 54 145 92C145 124 152 150 150 172L132 168L68 168L50 172C48 150 55 124 55 92C52 54 64 22 100 26Z
    body #3f7d48
    trim #5f9a55 d11 |M100 180L118 150L126 132L150 138L132 176L112 246L100 246
    line #234a2c pair M160 146C164 180 160 215 162 246
    trim #7a5a34 d11 M58 140L76 134L170 246L146 246Z
    trim #cfa27e |M100 110L114 112L114 128L100 146
    lit #f2cda8 pair plain M132 74L156 52L140 100Z
    head woman
    trim #ecd48a d10 rim:#fffbe0 M63 120C60 74 64 34 100 30C138 34 140 76 137 120C133 112 130 100 130 88C126 66 112 54 100 50C88 54 74 66 70 88C70 100 67 112 63 120Z
    line #a8803a w2.2 pair M128 74C136 100 134 120 138 150M134 80L130 90M137 96L131 104M137 112L133 120
  `,
};

export const gimli: Signature = {
  palette: ['#a8431f', '#6d7886', '#d99b78', '#ffc46b'],
  ground: ['#241310', '#7a3a22', '#ffb45a'],
  build: 'strong',
  emblem: 'hammer',
  face: { hair: '#8a3414', iris: '#5a4a2a', brow: 3 },
  pose: { turn: 3, scale: 1.04, y: 16 },
  fleck: ['sparks', '#ffb45a'],
  draw: `
    ( rotate(-22 40 120)
    lit #6b4424 plain w2 M34 0L44 0L44 246L34 246Z
    trim #c2ccd8 d11 M44 8C70 4 86 24 88 64C72 52 58 52 44 58Z
    trim #c2ccd8 d11 M34 14C14 12 2 28 0 60C14 52 24 50 34 54Z
    )
    body #5a3b2a
    line #33201a pair M150 140C160 170 164 210 164 246M190 160L196 246
    trim #7a8694 pair d11 rim M140 128C180 126 208 146 216 184C196 176 170 170 150 172Z
    head man
    trim #e0a080 M90 98C94 92 106 92 110 98C112 106 106 112 100 112C94 112 88 106 90 98Z
    lit #b04a22 d18 lt:#e07a3c |M100 100L118 100L138 84C152 128 150 186 124 226L112 214L100 240
    trim #c95a2a M100 112C108 106 126 106 136 118C124 124 110 124 100 118C90 124 76 124 64 118C74 106 92 106 100 112Z
    line #6b2410 w2.6 pair M108 130C116 160 112 190 106 214M124 124C134 150 130 180 120 204
    trim #e7b852 pair d5 M112 170L134 170L132 182L114 182Z
    lit #8793a3 d18 |M100 14C134 16 148 40 148 74L148 112L132 118L134 78L100 72
    trim #d6a24a |M100 62L134 68L134 80L112 78L106 98L100 100
    line #4a5462 pair M118 20L122 66M140 84L140 110
  `,
};
