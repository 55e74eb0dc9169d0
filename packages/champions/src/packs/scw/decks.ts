import type { StarterDeck } from '../../decks/deck.ts';

export const decks: readonly StarterDeck[] = [
  {
    slug: 'scarlet-witch',
    identity: '15001a',
    aspect: 'justice',
    cards: {
      '01062': 2,
      '01065': 2,
      '01088': 1,
      '01089': 1,
      '01090': 1,
      '14018': 1,
      '15002': 1,
      '15003': 1,
      '15004': 4,
      '15005': 3,
      '15006': 1,
      '15007': 1,
      '15008': 3,
      '15009': 1,
      '15010': 1,
      '15011': 1,
      '15012': 3,
      '15013': 3,
      '15014': 3,
      '15015': 3,
      '15019': 3,
    },
  },
];
