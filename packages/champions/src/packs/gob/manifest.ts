import type { Manifest } from '../../shelf/pack.ts';

export const manifest: Manifest = {
  names: { en: 'The Green Goblin', de: 'The Green Goblin' },
  heroes: [],
  scenarios: [
    {
      slug: 'risky-business',
      names: { en: 'Risky Business', de: 'Riskantes Geschäft' },
      set: 'risky_business',
      villain: ['02001a', '02002a', '02003a'],
      stages: { standard: [1, 2], expert: [2, 3] },
      mainSchemes: ['02004a', '02005a'],
      recommended: ['goblin_gimmicks'],
      modularSets: 1,
    },
    {
      slug: 'mutagen-formula',
      names: { en: 'Mutagen Formula', de: 'Mutagen-Formel' },
      set: 'mutagen_formula',
      villain: ['02014', '02015', '02016'],
      stages: { standard: [1, 2], expert: [2, 3] },
      mainSchemes: ['02017a', '02018a'],
      recommended: ['goblin_gimmicks'],
      modularSets: 1,
    },
  ],
  modularSets: [
    { set: 'goblin_gimmicks', names: { en: 'Goblin Gimmicks', de: 'Goblin-Tricks' } },
    { set: 'running_interference', names: { en: 'Running Interference', de: 'Ablenkungsmanöver' } },
    { set: 'power_drain', names: { en: 'Power Drain', de: 'Energieentzug' } },
    { set: 'a_mess_of_things', names: { en: 'A Mess of Things', de: 'Stechendes Chaos' } },
  ],
};
