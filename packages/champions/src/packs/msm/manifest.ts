import type { Manifest } from '../../shelf/pack.ts';

export const manifest: Manifest = {
  names: { en: 'Ms. Marvel', de: 'Ms. Marvel' },
  heroes: [
    {
      slug: 'ms-marvel',
      identity: '05001a',
      names: { en: 'Ms. Marvel', de: 'Ms. Marvel' },
      aspects: ['protection'],
    },
  ],
  scenarios: [],
  modularSets: [],
};
