import type { Cover } from '../cover.ts';

export const cover: Cover = {
  title: 'Rings',
  blurb: {
    en: 'A fellowship sets out: quest, travel and fight before the shadow finds you.',
    de: 'Eine Gemeinschaft bricht auf: reist, besteht Abenteuer und kämpft, bevor der Schatten euch findet.',
  },
  players: { en: '1 to 4 players, together', de: '1 bis 4 Spieler, gemeinsam' },
  fan: [
    { seed: 'rings-1', motif: 'forest', palette: ['#12301f', '#3f7d4a', '#f0d98a'] },
    { seed: 'rings-2', motif: 'wanderer', palette: ['#2c1f45', '#7a59b0', '#f5e3a8'] },
    { seed: 'rings-3', motif: 'web', palette: ['#301a14', '#8c4a2f', '#e8d3a0'] },
  ],
};
