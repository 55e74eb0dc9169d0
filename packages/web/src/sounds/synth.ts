import { turnOf } from './turns.ts';
import type { Cue, Tone, VoiceName } from './voices.ts';
import { tonesOf } from './voices.ts';

/** How quickly a tone swells: at once would crackle. */
const SWELL = 0.012;

const ends = new WeakMap<AudioContext, AudioNode>();
let playing: readonly number[] = [];

export function sound(
  context: AudioContext,
  cue: Cue,
  voice: VoiceName | undefined,
  volume: number,
): void {
  const tones = tonesOf(cue, voice);
  const lasts = Math.max(...tones.map((tone) => tone.at + tone.lasts));
  const turn = turnOf(playing, context.currentTime, lasts);
  if (!turn) return;
  playing = turn;
  for (const tone of tones) soundTone(context, tone, volume);
}

/** All sounds end in one compressor, so that two at once are not twice as loud. */
function endOf(context: AudioContext): AudioNode {
  const known = ends.get(context);
  if (known) return known;
  const compressor = context.createDynamicsCompressor();
  compressor.connect(context.destination);
  ends.set(context, compressor);
  return compressor;
}

function soundTone(context: AudioContext, tone: Tone, volume: number): void {
  const begins = context.currentTime + tone.at;
  const stops = begins + tone.lasts;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, begins);
  loudness.gain.linearRampToValueAtTime(tone.loud * volume, begins + SWELL);
  loudness.gain.exponentialRampToValueAtTime(0.0001, stops);
  loudness.connect(endOf(context));
  const source =
    tone.wave === 'noise' ? noise(context, tone, begins) : pitch(context, tone, begins);
  source.out.connect(loudness);
  source.node.start(begins);
  source.node.stop(stops);
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
