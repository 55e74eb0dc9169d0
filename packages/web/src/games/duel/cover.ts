import { type Cover, onCover } from '../cover.ts';

export const cover: Cover = {
  title: 'Duel',
  blurb: {
    en: 'Heroes and villains fight for the city: quick, sharp, one against one.',
    de: 'Helden und Schurken kämpfen um die Stadt: schnell, spannend, eins gegen eins.',
  },
  players: { en: '2 players, against each other', de: '2 Spieler, gegeneinander' },
  fan: [onCover('duel', 'captain-marvel'), onCover('duel', 'loki')],
  door: {
    shape: 'falling',
    lettering: 'upright',
    ground: '#170f38',
    frame: '#8a7aff',
    scene: onCover('duel', 'streets'),
    people: [
      { code: 'loki', left: 27, top: 1, width: 101 },
      { code: 'captain-marvel', left: -31, top: 13, width: 106 },
    ],
  },
};
