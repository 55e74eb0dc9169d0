import type { Signature } from '../../../../art/subject.ts';

export const doctorStrange: Signature = {
  palette: ['#1f3a6e', '#b3202e', '#e2b48f', '#ffc46b'],
  ground: ['#131a38', '#2f4a96', '#ffb04a'],
  build: 'athlete',
  emblem: 'eye',
  face: { hair: '#241a1c', iris: '#4a86b8', brow: 0 },
  pose: { turn: 4, x: -4, y: 6 },
  fleck: ['rings', '#ffb04a'],
  draw: `
    body #22407a
    trim #b82232 d16 rim |M100 246L100 190L120 150L140 136C176 142 200 156 210 246
    lit #c92a3a pair d8 M112 132C132 116 150 96 166 58C182 96 182 140 160 170L130 170Z
    line #e8c05a w2.6 pair M120 140C142 124 156 104 164 76
    trim #b98a68 |M100 110L117 112L117 132L100 150
    line #0b0914 w6 O100 168 12
    glow #ffd36b halo:#ffae3a O100 168 12
    flat #5a2a0a M90 168Q100 160 110 168Q100 176 90 168Z
    head man
    in flat #241a1c |M100 105L110 107L112 114L107 111L100 110
    in flat #241a1c |M100 118L106 117L104 128L100 130
    trim #241a1c d10 rim lt:#5a464a M62 92C58 56 72 30 104 30C134 30 142 56 138 92C134 86 133 76 130 66C116 58 92 58 78 52C72 62 66 76 62 92Z
    flat #d8d8e0 M133 64L140 70L138 92L133 86Z
    flat #f0f0f6 M67 64L60 70L62 92L67 86Z
  `,
};

export const thor: Signature = {
  palette: ['#2b3350', '#c22a35', '#e8b894', '#a8e6ff'],
  ground: ['#101a38', '#2f5aa0', '#a8e4ff'],
  build: 'athlete',
  emblem: 'hammer',
  face: { hair: '#a8742a', iris: '#4aa0e0', mood: 'calm', beard: '#cf9a3c' },
  draw: `
    trim #b32531 d14 rim |M100 120C150 118 196 130 214 176L226 246L100 246
    lit #be893a d14 M100 24C140 20 152 52 149 90C149 112 160 126 158 148L132 154L68 154L42 148C40 126 51 112 51 90C48 52 60 20 100 24Z
    trim #2b3350 d16 rim lt:#5a658c |M100 108L124 110C128 124 140 130 158 134C176 140 186 160 190 246L100 246
    trim #c9d2e2 pair d6 M126 166C126 149 152 149 152 166C152 183 126 183 126 166Z
    trim #c9d2e2 pair d6 M118 210C118 193 144 193 144 210C144 227 118 227 118 210Z
    trim #c9d2e2 pair d11 rim M138 120C164 120 186 130 198 148C180 158 160 160 146 152Z
    trim #b98a68 |M100 110L118 112L117 130L100 146
    head man
    trim #e2b450 d11 rim:#fff3c0 M60 124C56 74 62 30 102 30C142 32 144 78 140 124C136 116 133 104 132 90C130 72 120 58 102 50C84 58 71 72 69 92C69 106 66 116 60 124Z
  `,
};
