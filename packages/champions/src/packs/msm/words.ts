import type { PackWords } from '../../shelf/pack.ts';

export const words: PackWords = {
  traits: { Bird: 'Vogel', Persona: 'Person', Robot: 'Roboter' },
  counters: { reflection: 'Reflexionsmarker' },
};
