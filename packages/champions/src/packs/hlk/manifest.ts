import type { Manifest } from '../../shelf/pack.ts';

export const manifest: Manifest = {
  names: { en: 'Hulk', de: 'Hulk' },
  heroes: [
    {
      slug: 'hulk',
      identity: '10001a',
      names: { en: 'Hulk', de: 'Hulk' },
      aspects: ['aggression'],
    },
  ],
  scenarios: [],
  modularSets: [],
};
