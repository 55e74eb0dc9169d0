import type { Manifest } from '../../shelf/pack.ts';

export const manifest: Manifest = {
  names: { en: 'The Wrecking Crew', de: 'The Wrecking Crew' },
  heroes: [],
  scenarios: [
    {
      slug: 'wrecking-crew',
      names: { en: 'The Wrecking Crew', de: 'Wrecking Crew' },
      set: 'wrecking_crew',
      villain: ['07002', '07003'],
      stages: { standard: [1], expert: [2] },
      crew: [
        { set: 'wrecker', villain: ['07002', '07003'] },
        { set: 'thunderball', villain: ['07017', '07018'] },
        { set: 'piledriver', villain: ['07032', '07033'] },
        { set: 'bulldozer', villain: ['07046', '07047'] },
      ],
      mainSchemes: ['07001a'],
      recommended: [],
      modularSets: 0,
    },
  ],
  modularSets: [],
  furtherSets: [
    { set: 'wrecker', names: { en: 'Wrecker', de: 'Wrecker' } },
    { set: 'thunderball', names: { en: 'Thunderball', de: 'Thunderball' } },
    { set: 'piledriver', names: { en: 'Piledriver', de: 'Piledriver' } },
    { set: 'bulldozer', names: { en: 'Bulldozer', de: 'Bulldozer' } },
  ],
};
