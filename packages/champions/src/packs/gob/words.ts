import type { PackWords } from '../../shelf/pack.ts';

export const words: PackWords = {
  traits: {
    Businessman: 'Unternehmer',
    Vehicle: 'Fahrzeug',
  },
  counters: {
    infamy: 'Verrufenheitsmarker',
    madness: 'Wahnsinnsmarker',
  },
};
