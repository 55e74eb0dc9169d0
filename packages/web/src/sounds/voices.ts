/** What is heard; each game has its own sound for most of it. */
export const CUES = [
  'card',
  'reveal',
  'aim',
  'boost',
  'hit',
  'heal',
  'threat',
  'relief',
  'defeat',
  'turn',
  'message',
  'win',
  'lose',
] as const;
export type Cue = (typeof CUES)[number];

/** One tone of a sound: what it sounds like, when it begins and how long it lasts, in seconds. */
export interface Tone {
  readonly wave: OscillatorType | 'noise';
  /** Where its pitch begins and ends, in Hertz; for noise, what is left of it. */
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

type Written = readonly [
  wave: Tone['wave'],
  from: number,
  to: number,
  at: number,
  lasts: number,
  loud: number,
];
export type Voice = Readonly<Partial<Record<Cue, readonly Written[]>>>;

/** Paper for cards, and what people hear in every game. */
const SHARED: Readonly<Record<Cue, readonly Written[]>> = {
  card: [['noise', 1800, 700, 0, 0.12, 0.25]],
  reveal: [
    ['noise', 2400, 500, 0, 0.22, 0.3],
    ['triangle', 110, 98, 0.14, 0.4, 0.3],
  ],
  aim: [['noise', 500, 1600, 0, 0.16, 0.2]],
  boost: [['noise', 2200, 900, 0, 0.1, 0.25]],
  hit: [
    ['noise', 900, 120, 0, 0.16, 0.6],
    ['triangle', 150, 55, 0, 0.2, 0.7],
  ],
  heal: [
    ['sine', 523, 659, 0, 0.2, 0.3],
    ['sine', 784, 784, 0.1, 0.3, 0.25],
  ],
  threat: [['triangle', 98, 87, 0, 0.4, 0.4]],
  relief: [['sine', 440, 587, 0, 0.22, 0.25]],
  defeat: [
    ['noise', 700, 80, 0, 0.5, 0.5],
    ['triangle', 130, 40, 0, 0.6, 0.6],
  ],
  turn: [
    ['sine', 523, 523, 0, 0.18, 0.4],
    ['sine', 784, 784, 0.14, 0.3, 0.4],
  ],
  message: [['sine', 880, 990, 0, 0.15, 0.3]],
  win: [
    ['triangle', 392, 392, 0, 0.22, 0.4],
    ['triangle', 494, 494, 0.16, 0.22, 0.4],
    ['triangle', 587, 587, 0.32, 0.22, 0.4],
    ['triangle', 784, 784, 0.48, 0.6, 0.45],
  ],
  lose: [
    ['triangle', 330, 320, 0, 0.35, 0.4],
    ['triangle', 262, 250, 0.28, 0.4, 0.4],
    ['triangle', 196, 160, 0.6, 0.8, 0.4],
  ],
};

/** The sounds of each game that are not like everybody's, by the game's own `voice`. */
export const VOICES = {
  /** Dry and percussive, with a low brass note for threat. */
  percussion: {
    aim: [['noise', 300, 1200, 0, 0.1, 0.3]],
    boost: [
      ['noise', 1600, 600, 0, 0.06, 0.4],
      ['square', 196, 185, 0, 0.06, 0.12],
    ],
    threat: [
      ['sawtooth', 98, 92, 0, 0.45, 0.18],
      ['sawtooth', 73, 69, 0.03, 0.5, 0.2],
    ],
    reveal: [
      ['noise', 2600, 400, 0, 0.18, 0.35],
      ['sawtooth', 82, 78, 0.12, 0.4, 0.14],
    ],
  },
  /** Wood, a skin drum, and a horn for what was won. */
  wood: {
    aim: [['triangle', 220, 200, 0, 0.08, 0.5]],
    boost: [['triangle', 330, 300, 0, 0.07, 0.5]],
    hit: [
      ['sine', 120, 60, 0, 0.28, 0.8],
      ['noise', 400, 100, 0, 0.1, 0.35],
    ],
    threat: [
      ['sine', 82, 55, 0, 0.5, 0.6],
      ['sine', 82, 55, 0.24, 0.5, 0.4],
    ],
    relief: [['triangle', 294, 294, 0, 0.2, 0.4]],
    reveal: [
      ['noise', 2000, 500, 0, 0.2, 0.25],
      ['sine', 98, 62, 0.12, 0.5, 0.6],
    ],
    win: [
      ['sawtooth', 196, 196, 0, 0.4, 0.16],
      ['sawtooth', 294, 294, 0.36, 0.4, 0.16],
      ['sawtooth', 392, 392, 0.72, 1, 0.18],
    ],
  },
  /** The street: clicks, and two pitches for two sides. */
  street: {
    card: [['noise', 2600, 1400, 0, 0.05, 0.4]],
    aim: [['square', 660, 660, 0, 0.05, 0.12]],
    hit: [
      ['noise', 1200, 200, 0, 0.1, 0.6],
      ['square', 110, 70, 0, 0.12, 0.2],
    ],
    relief: [
      ['square', 587, 587, 0, 0.07, 0.12],
      ['square', 880, 880, 0.08, 0.1, 0.12],
    ],
    threat: [
      ['square', 440, 440, 0, 0.07, 0.12],
      ['square', 294, 294, 0.08, 0.1, 0.12],
    ],
  },
} as const satisfies Readonly<Record<string, Voice>>;

export type VoiceName = keyof typeof VOICES;

/** The tones of a sound, in the voice of a game. */
export function tonesOf(cue: Cue, voice: VoiceName | undefined): readonly Tone[] {
  const own: Voice = voice ? VOICES[voice] : {};
  return (own[cue] ?? SHARED[cue]).map(([wave, from, to, at, lasts, loud]) => ({
    ...{ wave, from, to, at, lasts, loud },
  }));
}
