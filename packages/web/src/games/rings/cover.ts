import { type Cover, onCover } from '../cover.ts';

export const cover: Cover = {
  title: 'Rings',
  blurb: {
    en: 'A fellowship sets out: quest, travel and fight before the shadow finds you.',
    de: 'Eine Gemeinschaft bricht auf: reist, besteht Abenteuer und kämpft, bevor der Schatten euch findet.',
  },
  players: { en: '1 to 4 players, together', de: '1 bis 4 Spieler, gemeinsam' },
  fan: [onCover('rings', 'aragorn'), onCover('rings', 'nazgul'), onCover('rings', 'eowyn')],
};
