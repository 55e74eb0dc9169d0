import { describe, expect, it } from 'vitest';
import { readDeckList } from '../../src/decks/deck-list.ts';
import { rings } from '../../src/game.ts';
import { ringsWords } from '../../src/words/rings-words.ts';

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

  it('may name anything: what an object has by itself is a word like any other', () => {
    const { cards } = readDeckList('2x constructor\n3x __proto__\n1x constructor\n');
    expect(Object.entries(cards)).toEqual([
      ['constructor', 3],
      ['__proto__', 3],
    ]);
  });

  it('is refused with a sentence if it is no list, before any card is looked for', () => {
    const begun = rings.setup({ decks: ['1x Energy\n2x a\u2028b\n'] }, 1);
    const problems = 'problems' in begun ? begun.problems : [];
    expect(problems).toEqual([
      { say: 'controlCharacter', option: 'decks.0', line: 2, character: 'U+2028' },
    ]);
    const reader = { seat: -1, seats: 0, designOf: () => null };
    const said = problems.map((line) => [
      ringsWords.en.line(line, reader),
      ringsWords.de.line(line, reader),
    ]);
    expect(said.flat().join(' ')).toContain('U+2028');
  });
});
