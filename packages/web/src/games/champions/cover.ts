import type { Cover } from '../cover.ts';

export const cover: Cover = {
  title: 'Champions',
  blurb: {
    en: 'Heroes stand together against a villain and his scheme.',
    de: 'Helden stellen sich gemeinsam einem Schurken und seinem Plan entgegen.',
  },
  players: { en: '1 to 4 players, together', de: '1 bis 4 Spieler, gemeinsam' },
  fan: [
    { seed: 'fan-1', motif: 'skyline', palette: ['#1d2b53', '#3d6fb6', '#ffd166'] },
    { seed: 'fan-2', motif: 'figure', palette: ['#5a1a22', '#d1413b', '#ffe08a'] },
    { seed: 'fan-3', motif: 'mask', palette: ['#2b1c47', '#7c4bc0', '#9be564'] },
  ],
};
