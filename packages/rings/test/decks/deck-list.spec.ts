import { describe, expect, it } from 'vitest';
import { readDeckList } from '../../src/decks/deck-list.ts';

describe('a deck list', () => {
  it('is read line by line, however the numbers are written', () => {
    const list = `
      Heroes
      Aragorn
      1x Eowyn (Core Set)

      Allies (5)
      3x Gandalf
      2 Faramir
      Northern Tracker x1
      core-026 x2
    `;
    expect(readDeckList(list)).toEqual({
      heroes: ['core-001', 'core-007'],
      cards: { 'core-073': 3, 'core-014': 2, 'core-045': 1, 'core-026': 2 },
    });
  });

  it('adds up what is named twice, and does not mind capitals and accents', () => {
    expect(readDeckList('1x lorien guide\n2x Lórien Guide').cards).toEqual({ 'core-044': 3 });
  });

  it('keeps what nobody knows under its words, to be told', () => {
    expect(readDeckList('2x Tom Bombadil\n').cards).toEqual({ 'Tom Bombadil': 2 });
  });

  it('takes a hero once, and any more of him as cards, where they are refused', () => {
    expect(readDeckList('1000000x Gimli\n')).toEqual({
      heroes: ['core-004'],
      cards: { 'core-004': 999_999 },
    });
  });
});
