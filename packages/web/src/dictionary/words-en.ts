/** The texts of the dictionary. They are loaded with it: nobody else needs them. */
export const dictionaryEn = {
  title: 'Dictionary of the card vocabulary',
  intro:
    'For programmers: every word that cards are written with, with its meaning, its signature and cards that use it. It is read from the comments and the cards in the source code. Meanings are in English.',
  how: 'How to read the definition of a card is explained in docs/vocabulary.md of the source code.',
  loading: 'Loading the dictionary …',
  failed: 'The dictionary could not be loaded. Try again when you have a connection.',
  find: 'Search words, meanings and cards',
  games: 'Words to show',
  allGames: 'All',
  kernel: 'Every game',
  part: 'Part of a sentence',
  allParts: 'All parts',
  count_one: '{{count}} word',
  count_other: '{{count}} words',
  none: 'No word fits.',
  kinds: { builder: 'builder', node: 'node', name: 'name' },
  rule: 'Rule:',
  examples_one: '{{count}} example',
  examples_other: '{{count}} examples',
  through: 'says it with',
  outside: 'not in the pool',
  spec: 'spec of a rule',
  unused: 'The rules know it; no card uses it yet.',
};

export type DictionaryWords = typeof dictionaryEn;
