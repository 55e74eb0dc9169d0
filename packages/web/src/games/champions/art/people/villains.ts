import type { Signature } from '../../../../art/subject.ts';

export const rhino: Signature = {
  palette: ['#7d8794', '#4a525e', '#f0e6cf', '#ff9a4d'],
  ground: ['#2b1013', '#8c2f22', '#ff8a3c'],
  build: 'giant',
  emblem: 'horn',
  pose: { turn: 4, x: -5, y: 34 },
  fleck: ['debris', '#c98a5a'],
  draw: `
    body #5f6976 plain
    trim #77828f d16 |M100 160C122 160 150 168 168 190C170 215 168 230 168 246L100 246
    line #363d47 w3 pair M100 184C120 184 140 192 150 206M100 210C116 210 132 216 142 228
    lit #828d9b pair d16 M120 104C150 84 206 92 232 150C222 172 200 176 184 170C172 146 150 134 120 136Z
    line #3c444f w2.6 pair M146 110C152 122 164 126 170 140M184 112C186 128 200 132 208 148M128 112L140 122
    lit #828d9b d20 |M100 54C130 54 146 72 147 98C148 126 128 146 100 148
    line #3c444f pair M124 66C132 74 138 84 139 96M132 112L142 110
    trim #d99a74 d0 w2.8 |M100 92L112 88L130 82C136 104 126 136 100 138
    in flat #8c4a45 M101 80L104 100L110 112L102 116L104 140L150 140L150 80Z
    in flat #7a3a3a M66 84L100 96L134 84L132 98L108 104L100 100L92 104L68 98Z
    flat #fffbe8 pair M104 100L128 90L126 100L110 104Z
    flat #0b0914 O117 97 2.8
    flat #0b0914 O83 97 2.8
    flat #2a0a10 M84 118L116 118L112 131L88 131Z
    flat #fff3dc M86 119H114L112 124H88Z
    flat #fff3dc M88 130L112 130L113 126H87Z
    line #2a0a10 w1.6 M93 119V130M100 119V130M107 119V130
    lit #efe3c6 sh:#a58778 M100 -4C112 18 118 40 118 62C110 68 90 68 82 62C82 40 88 18 100 -4Z
    line #a08a6a w2 M85 48C94 53 106 53 115 48M88 34C95 38 105 38 112 34M92 20C97 23 103 23 108 20
  `,
};

export const klaw: Signature = {
  palette: ['#6d2aa8', '#d32f6a', '#2a0f4a', '#ff9ae8'],
  ground: ['#1a0636', '#6d1fa0', '#ff62c8'],
  build: 'strong',
  emblem: 'cone',
  face: { hair: '#2c1050', glow: '#ffffff' },
  shadow: '#3a0a5a',
  pose: { turn: -4, y: 4 },
  fleck: ['waves', '#ff9ae8'],
  draw: `
    body #7430b4
    trim #d0306c d12 |M100 150C116 150 134 142 150 130L176 136C160 170 130 196 100 200
    trim #2c1050 pair d11 rim M120 118C140 112 158 112 172 104C170 124 156 140 132 146L112 140Z
    lit #7430b4 d18 |M100 32C126 32 139 50 138 78L140 104C132 118 120 128 100 132
    trim #e8a5b8 d0 |M100 70L112 66L131 72C131 98 120 120 100 123
    features #e39ab4
    trim #d0306c d5 |M100 34L108 36L106 72L100 80
    line #3f1570 pair M112 40C124 48 130 58 132 70
    ( translate(42 192) rotate(-12)
    flat #0b0914 O0 0 54
    line #0b0914 w4.8 O0 0 46
    flat #c9cfdf O0 0 46
    line #0b0914 w4.8 O-1.6 -1 37
    flat #5b5f78 O-1.6 -1 37
    line #0b0914 w4.8 O-3.2 -2 29
    flat #b3b9cd O-3.2 -2 29
    line #0b0914 w4.8 O-4.8 -3 20
    flat #3a1a5a O-4.8 -3 20
    line #0b0914 w4.8 O-6.4 -4 12
    flat #ff62c8 O-6.4 -4 12
    line #0b0914 w4.8 O-8 -5 6
    flat #fff0fb O-8 -5 6
    line #ffffff w3.5 M-44 -14A46 46 0 0 1 -14 -44
    )
  `,
};

export const vulture: Signature = {
  palette: ['#3f7a45', '#1f3a2a', '#dcb496', '#dcf07a'],
  ground: ['#151c12', '#4a5f2a', '#d8e86a'],
  build: 'athlete',
  emblem: 'feather',
  face: { hair: '#b8b2a6', iris: '#8a9a2a', brow: 5 },
  pose: { turn: -4, scale: 1.06, x: -1, y: 22 },
  draw: `
    lit #2c5a38 pair d10 lt:#6aa85a M118 150C150 120 178 80 232 30C236 70 232 90 226 104L238 108C232 130 222 144 212 152L222 160C206 186 176 200 140 206Z
    line #173524 w2.6 pair M140 160C170 130 200 90 226 50M146 178C180 156 206 130 224 108M150 194C180 182 204 166 214 154
    body #3f7d48
    trim #e6dfc8 sh:#8d9079 M100 118C120 112 140 116 158 132L150 138L156 148L142 148L140 160L126 154L116 164L110 152L100 160L90 152L84 164L74 154L60 160L58 148L44 148L50 138L42 132C60 116 80 112 100 118Z
    head man
    in line #9a7a66 w1.8 M84 58C92 54 108 54 116 58M86 50C94 47 106 47 114 50
    in flat #b88468 M98 84L104 84L111 108L104 114L98 108Z
    trim #cfc9bc pair d4 M62 96C60 84 62 74 67 66L72 80L68 104Z
  `,
};
