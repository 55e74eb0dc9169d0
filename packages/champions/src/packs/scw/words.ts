import type { PackWords } from '../../shelf/pack.ts';

export const words: PackWords = {
  traits: { Mystic: 'Mystiker', Persona: 'Person', Spell: 'Zauber' },
  counters: {},
};
