import type { Manifest } from '../../shelf/pack.ts';

export const manifest: Manifest = {
  names: { en: 'Black Widow', de: 'Black Widow' },
  heroes: [
    {
      slug: 'black-widow',
      identity: '08001a',
      names: { en: 'Black Widow', de: 'Black Widow' },
      aspects: ['justice'],
    },
  ],
  scenarios: [],
  modularSets: [],
};
