import type { Manifest } from '../../shelf/pack.ts';

export const manifest: Manifest = {
  names: { en: 'Ant-Man', de: 'Ant-Man' },
  heroes: [
    {
      slug: 'ant-man',
      identity: '12001a',
      names: { en: 'Ant-Man', de: 'Ant-Man' },
      aspects: ['leadership'],
    },
  ],
  scenarios: [],
  modularSets: [],
};
