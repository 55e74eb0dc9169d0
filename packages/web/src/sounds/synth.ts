/** One tone of a sound: what it sounds like, when it begins and how long it lasts, in seconds. */
interface Tone {
  readonly wave: OscillatorType | 'noise';
  /** Where its pitch begins and ends, in Hertz; for noise, what is left of it. */
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

/** Sounds of our own making, as a few tones each. */
const SOUNDS = {
  card: [{ wave: 'noise', from: 1800, to: 700, at: 0, lasts: 0.12, loud: 0.25 }],
  hit: [
    { wave: 'noise', from: 900, to: 120, at: 0, lasts: 0.16, loud: 0.6 },
    { wave: 'triangle', from: 150, to: 55, at: 0, lasts: 0.2, loud: 0.7 },
  ],
  threat: [
    { wave: 'sawtooth', from: 98, to: 92, at: 0, lasts: 0.35, loud: 0.16 },
    { wave: 'sawtooth', from: 104, to: 98, at: 0.04, lasts: 0.35, loud: 0.16 },
  ],
  turn: [
    { wave: 'sine', from: 523, to: 523, at: 0, lasts: 0.18, loud: 0.4 },
    { wave: 'sine', from: 784, to: 784, at: 0.14, lasts: 0.3, loud: 0.4 },
  ],
  message: [{ wave: 'sine', from: 880, to: 990, at: 0, lasts: 0.15, loud: 0.3 }],
  win: [
    { wave: 'triangle', from: 392, to: 392, at: 0, lasts: 0.22, loud: 0.4 },
    { wave: 'triangle', from: 494, to: 494, at: 0.16, lasts: 0.22, loud: 0.4 },
    { wave: 'triangle', from: 587, to: 587, at: 0.32, lasts: 0.22, loud: 0.4 },
    { wave: 'triangle', from: 784, to: 784, at: 0.48, lasts: 0.6, loud: 0.45 },
  ],
  lose: [
    { wave: 'triangle', from: 330, to: 320, at: 0, lasts: 0.35, loud: 0.4 },
    { wave: 'triangle', from: 262, to: 250, at: 0.28, lasts: 0.4, loud: 0.4 },
    { wave: 'triangle', from: 196, to: 160, at: 0.6, lasts: 0.8, loud: 0.4 },
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

/** How quickly a tone swells: at once would crackle. */
const SWELL = 0.012;

export function sound(context: AudioContext, name: Sound, volume: number): void {
  const tones: readonly Tone[] = SOUNDS[name];
  for (const tone of tones) soundTone(context, tone, volume);
}

function soundTone(context: AudioContext, tone: Tone, volume: number): void {
  const begins = context.currentTime + tone.at;
  const ends = begins + tone.lasts;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, begins);
  loudness.gain.linearRampToValueAtTime(tone.loud * volume, begins + SWELL);
  loudness.gain.exponentialRampToValueAtTime(0.0001, ends);
  loudness.connect(context.destination);
  const source =
    tone.wave === 'noise' ? noise(context, tone, begins) : pitch(context, tone, begins);
  source.out.connect(loudness);
  source.node.start(begins);
  source.node.stop(ends);
}

function pitch(context: AudioContext, { wave, from, to, lasts }: Tone, begins: number) {
  const node = context.createOscillator();
  if (wave !== 'noise') node.type = wave;
  node.frequency.setValueAtTime(from, begins);
  node.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  return { node, out: node };
}

/** Noise through a filter that closes: something slides, or strikes. */
function noise(context: AudioContext, { from, to, lasts }: Tone, begins: number) {
  const node = context.createBufferSource();
  const length = Math.ceil(context.sampleRate * lasts);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) samples[at] = Math.random() * 2 - 1;
  node.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(from, begins);
  filter.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  node.connect(filter);
  return { node, out: filter };
}
