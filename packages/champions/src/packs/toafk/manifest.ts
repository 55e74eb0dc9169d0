import type { Manifest } from '../../shelf/pack.ts';

export const manifest: Manifest = {
  names: { en: 'The Once and Future Kang', de: 'The Once and Future Kang' },
  draft: true,
  heroes: [],
  scenarios: [],
  modularSets: [
    { set: 'temporal', names: { en: 'Temporal', de: 'Zeitversetzt' } },
    { set: 'anachronauts', names: { en: 'Anachronauts', de: 'Anachronauten' } },
    { set: 'mot', names: { en: 'Master of Time', de: 'Meister der Zeit' } },
  ],
  furtherSets: [{ set: 'exp_kang', names: { en: 'Expert Kang', de: 'Experten-Kang' } }],
};
