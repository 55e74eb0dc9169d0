import type { Manifest } from '../../shelf/pack.ts';

export const manifest: Manifest = {
  names: { en: 'The Wrecking Crew', de: 'The Wrecking Crew' },
  draft: true,
  heroes: [],
  scenarios: [],
  modularSets: [],
};
