import type { Manifest } from '../../shelf/pack.ts';

export const manifest: Manifest = {
  names: { en: 'Thor', de: 'Thor' },
  heroes: [
    {
      slug: 'thor',
      identity: '06001a',
      names: { en: 'Thor', de: 'Thor' },
      aspects: ['aggression'],
    },
  ],
  scenarios: [],
  modularSets: [],
};
