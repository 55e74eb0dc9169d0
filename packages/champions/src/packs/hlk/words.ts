import type { PackWords } from '../../shelf/pack.ts';

export const words: PackWords = {
  traits: {
    Gamma: 'Gamma',
    Persona: 'Person',
    Scientist: 'Wissenschaftler',
    Tech: 'Tech',
  },
  counters: {},
};
