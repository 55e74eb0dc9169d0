import type { PackWords } from '../../shelf/pack.ts';

export const words: PackWords = {
  traits: { Title: 'Titel', Vehicle: 'Fahrzeug' },
  counters: { mental: 'Geistmarker', time: 'Zeitmarker' },
};
