import type { PackWords } from '../../shelf/pack.ts';

export const words: PackWords = { traits: { Traitor: 'Verräter' }, counters: {} };
