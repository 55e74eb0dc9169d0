import type { Manifest } from '../../shelf/pack.ts';

export const manifest: Manifest = {
  names: { en: 'The Green Goblin', de: 'The Green Goblin' },
  draft: true,
  heroes: [],
  scenarios: [],
  modularSets: [
    { set: 'goblin_gimmicks', names: { en: 'Goblin Gimmicks', de: 'Goblin-Tricks' } },
    { set: 'running_interference', names: { en: 'Running Interference', de: 'Ablenkungsmanöver' } },
    { set: 'power_drain', names: { en: 'Power Drain', de: 'Energieentzug' } },
    { set: 'a_mess_of_things', names: { en: 'A Mess of Things', de: 'Stechendes Chaos' } },
  ],
};
