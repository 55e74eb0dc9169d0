import type { PackWords } from '../../shelf/pack.ts';

export const words: PackWords = {
  traits: {
    Artifact: 'Artefakt',
    Defender: 'Defender',
    Elite: 'Elite',
    Invocation: 'Beschwörung',
    Mystic: 'Mystiker',
    Persona: 'Person',
    Spell: 'Zauber',
    Title: 'Titel',
  },
  counters: { mystic: 'Mystikmarker' },
};
