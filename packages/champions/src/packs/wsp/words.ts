import type { PackWords } from '../../shelf/pack.ts';

export const words: PackWords = {
  traits: {
    Asgard: 'Asgard',
    Champion: 'Champion',
    Giant: 'Riesig',
    Preparation: 'Vorbereitung',
    Tech: 'Tech',
    Tiny: 'Winzig',
  },
  counters: { pym: 'Pym-Marker' },
};
