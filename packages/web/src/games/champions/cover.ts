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
  door: {
    shape: 'rising',
    lettering: 'slanted',
    ground: '#140f38',
    frame: '#ff6a7a',
    scene: onCover('champions', 'city'),
    people: [
      { code: 'rhino', left: -4, top: -11, width: 115, isBehind: true },
      { code: 'iron-man', left: 34, top: 25, width: 86 },
      { code: 'spider-man', left: -28, top: 15, width: 104 },
    ],
  },
};
