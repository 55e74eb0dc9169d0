import { type Cover, onCover } from '../cover.ts';

export const cover: Cover = {
  title: 'Champions',
  blurb: {
    en: 'Heroes stand together against a villain and his scheme.',
    de: 'Helden stellen sich gemeinsam einem Schurken und seinem Plan entgegen.',
  },
  players: { en: '1 to 4 players, together', de: '1 bis 4 Spieler, gemeinsam' },
  fan: [
    onCover('champions', 'spider-man'),
    onCover('champions', 'rhino'),
    onCover('champions', 'iron-man'),
  ],
};
