import { useSettings } from '../settings/settings.ts';
import type { Sound } from './synth.ts';

let context: AudioContext | undefined;
let last: { readonly name: Sound; readonly at: number } | undefined;

/** The same sound twice at almost the same time is only louder. */
const APART_MS = 90;

/** Makes a sound, if the player wants sounds at all. */
export function play(name: Sound): void {
  const { sound: isOn, volume } = useSettings.getState();
  if (!isOn || volume === 0 || typeof AudioContext === 'undefined') return;
  const now = performance.now();
  if (last?.name === name && now - last.at < APART_MS) return;
  last = { name, at: now };
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  void makeSound(context, name, volume);
}

/** Loaded with the first sound: at most tables there is none. */
async function makeSound(context: AudioContext, name: Sound, volume: number): Promise<void> {
  const synth = await import('./synth.ts').catch(() => null);
  synth?.sound(context, name, volume);
}

/** The sound of a line; most lines are silent. */
export const SOUND_OF_LINE: Readonly<Record<string, Sound>> = {
  drew: 'card',
  plays: 'card',
  entered: 'card',
  enteredPlay: 'card',
  discarded: 'card',
  revealed: 'card',
  boostTurned: 'card',
  staged: 'card',
  attached: 'card',
  shadowTurned: 'card',
  damaged: 'hit',
  attackStrikes: 'hit',
  threatPlaced: 'threat',
  accelerated: 'threat',
  threatRaised: 'threat',
};
