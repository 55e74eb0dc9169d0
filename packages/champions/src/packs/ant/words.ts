import type { PackWords } from '../../shelf/pack.ts';

export const words: PackWords = {
  traits: {
    Ants: 'Ameisen',
    Civilian: 'Zivilist',
    Giant: 'Riesig',
    Tech: 'Tech',
    Tiny: 'Winzig',
  },
  counters: { pym: 'Pym-Marker', size: 'Größenmarker' },
};
