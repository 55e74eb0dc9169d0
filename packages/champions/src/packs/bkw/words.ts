import type { PackWords } from '../../shelf/pack.ts';

export const words: PackWords = { traits: { Preparation: 'Vorbereitung' }, counters: {} };
