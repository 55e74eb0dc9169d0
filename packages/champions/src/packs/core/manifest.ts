import type { Manifest } from '../../shelf/pack.ts';

export const manifest: Manifest = {
  names: { en: 'Core Set', de: 'Grundspiel' },
  heroes: [
    {
      slug: 'spider-man',
      identity: '01001a',
      names: { en: 'Spider-Man', de: 'Spider-Man' },
      aspects: ['justice'],
    },
    {
      slug: 'captain-marvel',
      identity: '01010a',
      names: { en: 'Captain Marvel', de: 'Captain Marvel' },
      aspects: ['leadership'],
    },
    {
      slug: 'she-hulk',
      identity: '01019a',
      names: { en: 'She-Hulk', de: 'She-Hulk' },
      aspects: ['aggression'],
    },
    {
      slug: 'iron-man',
      identity: '01029a',
      names: { en: 'Iron Man', de: 'Iron Man' },
      aspects: ['aggression'],
    },
    {
      slug: 'black-panther',
      identity: '01040a',
      names: { en: 'Black Panther', de: 'Black Panther' },
      aspects: ['protection'],
    },
  ],
  scenarios: [
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
  ],
  modularSets: [
    { set: 'bomb_scare', names: { en: 'Bomb Scare', de: 'Bombendrohung' } },
    { set: 'masters_of_evil', names: { en: 'Masters of Evil', de: 'Masters of Evil' } },
    { set: 'under_attack', names: { en: 'Under Attack', de: 'Unter Beschuss' } },
    { set: 'legions_of_hydra', names: { en: 'Legions of Hydra', de: 'Hydras Legionen' } },
    { set: 'the_doomsday_chair', names: { en: 'The Doomsday Chair', de: 'Doomsday Chair' } },
  ],
  furtherSets: [
    { set: 'standard', names: { en: 'Standard set', de: 'Standard-Set' } },
    { set: 'expert', names: { en: 'Expert set', de: 'Experten-Set' } },
  ],
};
