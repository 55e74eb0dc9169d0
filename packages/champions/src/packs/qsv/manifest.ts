import type { Manifest } from '../../shelf/pack.ts';

export const manifest: Manifest = {
  names: { en: 'Quicksilver', de: 'Quicksilver' },
  draft: true,
  heroes: [
    {
      slug: 'quicksilver',
      identity: '14001a',
      names: { en: 'Quicksilver', de: 'Quicksilver' },
      aspects: ['protection'],
    },
  ],
  scenarios: [],
  modularSets: [],
};
