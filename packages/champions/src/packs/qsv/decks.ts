import type { StarterDeck } from '../../decks/deck.ts';

export const decks: readonly StarterDeck[] = [
  {
    slug: 'quicksilver',
    identity: '14001a',
    aspect: 'protection',
    cards: {
      '01081': 2,
      '01088': 1,
      '01089': 1,
      '01090': 1,
      '14002': 1,
      '14003': 4,
      '14004': 2,
      '14005': 2,
      '14006': 1,
      '14007': 1,
      '14008': 1,
      '14009': 1,
      '14010': 1,
      '14011': 1,
      '14012': 3,
      '14013': 1,
      '14014': 3,
      '14015': 3,
      '14017': 3,
      '14018': 1,
      '14022': 3,
      '14023': 3,
    },
  },
];
