import type { Manifest } from '../../shelf/pack.ts';

export const manifest: Manifest = {
  names: { en: 'Scarlet Witch', de: 'Scarlet Witch' },
  draft: true,
  heroes: [
    {
      slug: 'scarlet-witch',
      identity: '15001a',
      names: { en: 'Scarlet Witch', de: 'Scarlet Witch' },
      aspects: ['justice'],
    },
  ],
  scenarios: [],
  modularSets: [],
};
