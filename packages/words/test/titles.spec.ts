import { expect, test } from 'vitest';
import { titlesByLanguage } from '../src/titles.ts';

test('a title in English is the name with a capital, behind the number of the book', () => {
  const { en, de } = titlesByLanguage({
    'a round begins': 'Eine Runde beginnt',
    '5a retaliate': '5a Vergeltung',
    '6.4.1 declare defenders': '6.4.1 Verteidiger erklären',
    '6 to 9 defeat': '6 bis 9 Besiegt',
    '2 and 3 afterwards': '2 und 3 Danach',
    '2 X is chosen': '2 X wird gewählt',
  });
  expect(Object.values(en)).toEqual([
    'A round begins',
    '5a Retaliate',
    '6.4.1 Declare defenders',
    '6 to 9 Defeat',
    '2 and 3 Afterwards',
    '2 X is chosen',
  ]);
  expect(de['5a retaliate']).toBe('5a Vergeltung');
});

test('a title that is not the name stands before the German one', () => {
  expect(titlesByLanguage({ 'use it': ['Use the ability', 'Die Fähigkeit nutzen'] })).toEqual({
    en: { 'use it': 'Use the ability' },
    de: { 'use it': 'Die Fähigkeit nutzen' },
  });
});
