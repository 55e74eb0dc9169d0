import type { Manifest } from '../../shelf/pack.ts';

export const manifest: Manifest = {
  names: { en: 'Captain America', de: 'Captain America' },
  heroes: [
    {
      slug: 'captain-america',
      identity: '03001a',
      names: { en: 'Captain America', de: 'Captain America' },
      aspects: ['leadership'],
    },
  ],
  scenarios: [],
  modularSets: [],
};
