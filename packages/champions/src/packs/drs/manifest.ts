import type { Manifest } from '../../shelf/pack.ts';

export const manifest: Manifest = {
  names: { en: 'Doctor Strange', de: 'Doctor Strange' },
  heroes: [
    {
      slug: 'doctor-strange',
      identity: '09001a',
      names: { en: 'Doctor Strange', de: 'Doctor Strange' },
      aspects: ['protection'],
    },
  ],
  scenarios: [],
  modularSets: [],
  furtherSets: [
    {
      set: 'doctor_strange_invocation_deck',
      names: { en: 'Doctor Strange: Invocations', de: 'Doctor Strange: Beschwörungen' },
    },
  ],
};
