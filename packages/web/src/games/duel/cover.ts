import type { Cover } from '../cover.ts';

export const cover: Cover = {
  title: 'Duel',
  blurb: {
    en: 'Heroes and villains fight for the city: quick, sharp, one against one.',
    de: 'Helden und Schurken kämpfen um die Stadt: schnell, spannend, eins gegen eins.',
  },
  players: { en: '2 players, against each other', de: '2 Spieler, gegeneinander' },
  fan: [
    { seed: 'fan-4', motif: 'tower', palette: ['#12343b', '#2c8c99', '#f4e285'] },
    { seed: 'fan-5', motif: 'crystal', palette: ['#3a1d3d', '#b0478a', '#ffd8a8'] },
    { seed: 'fan-6', motif: 'slashes', palette: ['#3d2410', '#d17a22', '#fff1c1'] },
  ],
};
