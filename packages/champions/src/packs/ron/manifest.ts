import type { Manifest } from '../../shelf/pack.ts';

export const manifest: Manifest = {
  names: { en: 'Ronan Modular Set', de: 'Ronan Modular Set' },
  heroes: [],
  scenarios: [],
  modularSets: [{ set: 'kree_fanatic', names: { en: 'Kree Fanatic', de: 'Kree-Fanatiker' } }],
};
