import type { EncounterSet, Scenario } from './scenario.ts';

export const SCENARIOS: readonly Scenario[] = [
  {
    slug: 'rhino',
    names: { en: 'Rhino', de: 'Rhino' },
    set: 'rhino',
    villain: ['01094', '01095', '01096'],
    stages: { standard: [1, 2], expert: [2, 3] },
    mainSchemes: ['01097a'],
    recommended: ['bomb_scare'],
    modularSets: 1,
  },
  {
    slug: 'klaw',
    names: { en: 'Klaw', de: 'Klaw' },
    set: 'klaw',
    villain: ['01113', '01114', '01115'],
    stages: { standard: [1, 2], expert: [2, 3] },
    mainSchemes: ['01116a', '01117a'],
    recommended: ['masters_of_evil'],
    modularSets: 1,
  },
  {
    slug: 'ultron',
    names: { en: 'Ultron', de: 'Ultron' },
    set: 'ultron',
    villain: ['01134', '01135', '01136'],
    stages: { standard: [1, 2], expert: [2, 3] },
    mainSchemes: ['01137a', '01138a', '01139a'],
    recommended: ['under_attack'],
    modularSets: 1,
  },
];

export const MODULAR_SETS: readonly EncounterSet[] = [
  { set: 'bomb_scare', names: { en: 'Bomb Scare', de: 'Bombendrohung' } },
  { set: 'masters_of_evil', names: { en: 'Masters of Evil', de: 'Masters of Evil' } },
  { set: 'under_attack', names: { en: 'Under Attack', de: 'Unter Beschuss' } },
  { set: 'legions_of_hydra', names: { en: 'Legions of Hydra', de: 'Hydras Legionen' } },
  { set: 'the_doomsday_chair', names: { en: 'The Doomsday Chair', de: 'Doomsday Chair' } },
];
