import type { PackWords } from '../../shelf/pack.ts';

export const words: PackWords = {
  traits: { Giant: 'Riesig', Olympus: 'Olymp' },
  counters: { glory: 'Ruhmmarker', physical: 'Körpermarker' },
};
