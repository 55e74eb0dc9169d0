import { expect, test } from 'vitest';
import { isCounted, shortTitle } from '../../src/table/beside/titles.ts';

test('additions that tell rules apart in the index are left out of their titles', () => {
  expect(shortTitle('Attack (enemy activation)')).toBe('Attack');
  expect(shortTitle('Villain phase')).toBe('Villain phase');
});

test('steps that the book counts are told from those that only have names', () => {
  expect(
    ['1 Place threat', 'a Turn the card over', '6.4b Initiate the attack'].every(isCounted),
  ).toBe(true);
  expect(['The first part of the effect', 'Pay'].some(isCounted)).toBe(false);
});
