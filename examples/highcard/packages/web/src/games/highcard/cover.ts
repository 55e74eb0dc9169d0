import { type Cover, onCover } from '../cover.ts';

export const cover: Cover = {
  title: 'High Card',
  blurb: {
    en: 'Six tricks with twelve cards. The highest card wins, unless it meets the lowest.',
    de: 'Sechs Stiche mit zwölf Karten. Die höchste gewinnt, außer gegen die niedrigste.',
  },
  players: { en: '2 players, against each other', de: '2 Spieler, gegeneinander' },
  fan: [onCover('highcard', '12')],
  door: {
    shape: 'rising',
    lettering: 'upright',
    ground: '#101a30',
    frame: '#e0b04a',
    scene: onCover('highcard', '12'),
    people: [],
  },
};
