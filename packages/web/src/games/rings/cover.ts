import { type Cover, onCover } from '../cover.ts';

export const cover: Cover = {
  title: 'Rings',
  blurb: {
    en: 'A fellowship sets out: quest, travel and fight before the shadow finds you.',
    de: 'Eine Gemeinschaft bricht auf: reist, besteht Abenteuer und kämpft, bevor der Schatten euch findet.',
  },
  players: { en: '1 to 4 players, together', de: '1 bis 4 Spieler, gemeinsam' },
  fan: [onCover('rings', 'aragorn'), onCover('rings', 'nazgul'), onCover('rings', 'eowyn')],
  door: {
    shape: 'arch',
    lettering: 'book',
    ground: '#0d1a14',
    frame: '#e8b45a',
    scene: onCover('rings', 'forest'),
    people: [
      { code: 'nazgul', left: 1, top: -8, width: 99 },
      { code: 'eowyn', left: 34, top: 23, width: 85 },
      { code: 'aragorn', left: -24, top: 18, width: 96, looksBack: true },
    ],
  },
};
