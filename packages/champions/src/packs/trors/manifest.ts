import type { Manifest } from '../../shelf/pack.ts';

export const manifest: Manifest = {
  names: { en: 'The Rise of Red Skull', de: 'The Rise of Red Skull' },
  draft: true,
  heroes: [
    {
      slug: 'hawkeye',
      identity: '04001a',
      names: { en: 'Hawkeye', de: 'Hawkeye' },
      aspects: ['leadership'],
    },
    {
      slug: 'spider-woman',
      identity: '04031a',
      names: { en: 'Spider-Woman', de: 'Spider-Woman' },
      aspects: ['aggression', 'justice'],
    },
  ],
  scenarios: [],
  modularSets: [
    { set: 'hydra_assault', names: { en: 'Hydra Assault', de: 'Hydra-Angriff' } },
    { set: 'weap_master', names: { en: 'Weapon Master', de: 'Waffenmeister' } },
    { set: 'hydra_patrol', names: { en: 'Hydra Patrol', de: 'Hydra-Patrouille' } },
  ],
};
