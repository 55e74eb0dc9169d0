import { useSettings } from '../settings/settings.ts';
import type { Cue, VoiceName } from './voices.ts';

let context: AudioContext | undefined;
let last: { readonly cue: Cue; readonly at: number } | undefined;

/** The same sound twice at almost the same time is only louder. */
const APART_MS = 90;

/** Makes a sound in the voice of a game, if the player wants sounds at all. */
export function play(cue: Cue, voice?: VoiceName): void {
  const { sound: isOn, volume } = useSettings.getState();
  if (!isOn || volume === 0 || typeof AudioContext === 'undefined') return;
  const now = performance.now();
  if (last?.cue === cue && now - last.at < APART_MS) return;
  last = { cue, at: now };
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  void makeSound(context, cue, voice, volume);
}

/** Loaded with the first sound: at most tables there is none. */
async function makeSound(
  context: AudioContext,
  cue: Cue,
  voice: VoiceName | undefined,
  volume: number,
): Promise<void> {
  const synth = await import('./synth.ts').catch(() => null);
  synth?.sound(context, cue, voice, volume);
}
