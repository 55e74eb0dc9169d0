import { expect, test } from 'vitest';
import { linked } from '../../src/table/log/linked-text.ts';

test('a sentence is cut where it names cards, and nothing of it is lost', () => {
  const parts = linked('Rhino attacks Spider-Man.', [
    ['Rhino', 4],
    ['Spider-Man', 7],
  ]);
  expect(parts).toEqual([
    { text: 'Rhino', card: 4 },
    { text: ' attacks ', card: null },
    { text: 'Spider-Man', card: 7 },
    { text: '.', card: null },
  ]);
});

test('a name within a longer name belongs to the longer one', () => {
  const parts = linked('Iron Man takes Iron Man Armor.', [
    ['Iron Man', 1],
    ['Iron Man Armor', 2],
  ]);
  expect(parts.filter(({ card }) => card !== null).map(({ card }) => card)).toEqual([1, 2]);
  expect(parts.map(({ text }) => text).join('')).toBe('Iron Man takes Iron Man Armor.');
});

test('a card that is named twice is linked twice, and an empty name never', () => {
  const parts = linked('Vulture dodges, Vulture strikes.', [
    ['Vulture', 3],
    ['', 5],
  ]);
  expect(parts.map(({ card }) => card)).toEqual([3, null, 3, null]);
});

test('a name within another name is not a card of its own', () => {
  expect(linked('She-Hulk plays Hulk.', [['Hulk', 7]])).toEqual([
    { text: 'She-Hulk plays ', card: null },
    { text: 'Hulk', card: 7 },
    { text: '.', card: null },
  ]);
});
