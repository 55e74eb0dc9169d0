import type { Manifest } from '../../shelf/pack.ts';

export const manifest: Manifest = {
  names: { en: 'Wasp', de: 'Wasp' },
  heroes: [
    {
      slug: 'wasp',
      identity: '13001a',
      names: { en: 'Wasp', de: 'Wasp' },
      aspects: ['aggression'],
    },
  ],
  scenarios: [],
  modularSets: [],
};
