import type { PackWords } from '../../shelf/pack-words.ts';

export const words: PackWords = { traits: {}, counters: {} };
