import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsTitled, deckLines, isDeckList, listFault } from '../../src/index.ts';

/** The format as an expression: short, but it tries every way to divide a line. */
const LINE = /^(?:(\d+)\s*[x×]?\s+)?(.+?)(?:\s+[x×](\d+))?(?:\s*\(.*\))?$/i;

describe('a line of a deck list', () => {
  it('is divided as the expression would divide it', () => {
    const part = fc.constantFrom('1', '20', 'x', 'X', '×', ' ', '\t', '(', ')', 'a', 'Bo', '-', '');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const [, before, title = '', after] = LINE.exec(parts.join('').trim()) ?? [];
        const number = before ?? after;
        const count = Number(number ?? 1);
        const divided = { title, count: Math.min(count, 1_000_000), counted: number !== undefined };
        expect(deckLines(parts.join(''))).toEqual(title === '' || count === 0 ? [] : [divided]);
      }),
      { numRuns: 3000, seed: 2026 },
    );
  });

  it('may be made of what an expression would try in every way', () => {
    const lines = [' x1', '1 ', '(', ' ('].map((part) => part.repeat(200).slice(0, 190));
    for (const line of lines) expect(deckLines(`3x a${line}!`)).toHaveLength(1);
  });
});

describe('a text', () => {
  it('is a deck list with tabs, accents and the ends of lines of any system', () => {
    const text = '3x\tÉowyn\r\n2x Þórr’s Hammer\n';
    expect(listFault(text)).toBeNull();
    expect(deckLines(text).map(({ title, count }) => [title, count])).toEqual([
      ['Éowyn', 3],
      ['Þórr’s Hammer', 2],
    ]);
  });

  it.each([
    ['a\n'.repeat(10_001), { say: 'listTooLong', most: 20_000 }],
    ['a\n'.repeat(501), { say: 'tooManyLines', most: 500 }],
    [`a\n${'b'.repeat(201)}\n`, { say: 'lineTooLong', line: 2, most: 200 }],
    ['a\nb\u2028c\n', { say: 'controlCharacter', line: 2, character: 'U+2028' }],
    ['a\u2029\n', { say: 'controlCharacter', line: 1, character: 'U+2029' }],
    ['a\n\nb\u0000', { say: 'controlCharacter', line: 3, character: 'U+0000' }],
    ['a\rb\n', { say: 'controlCharacter', line: 1, character: 'U+000D' }],
    ['a\u0085b\n', { say: 'controlCharacter', line: 1, character: 'U+0085' }],
  ])('is no deck list, and none of its lines is read', (text, fault) => {
    expect(listFault(text)).toEqual(fault);
    expect(deckLines(text)).toEqual([]);
  });
});

describe('a deck list at its limits', () => {
  const lines = (count: number, text = 'a') => Array(count).fill(text).join('\n');

  it('has twenty thousand characters at most', () => {
    const most = `${lines(100, 'b'.repeat(199))}\n`;
    expect(most).toHaveLength(20_000);
    expect(listFault(most)).toBeNull();
    expect(listFault(`${most}b`)).toEqual({ say: 'listTooLong', most: 20_000 });
  });

  it('has five hundred lines at most', () => {
    expect(listFault(lines(500))).toBeNull();
    expect(listFault(lines(501))).toEqual({ say: 'tooManyLines', most: 500 });
  });

  it('has two hundred characters a line at most', () => {
    expect(listFault('b'.repeat(200))).toBeNull();
    expect(listFault('b'.repeat(201))).toEqual({ say: 'lineTooLong', line: 1, most: 200 });
  });

  it('counts a million copies at most', () => {
    const counts = ['999999', '1000000', '1000001'].map((many) => deckLines(`${many} a`)[0]?.count);
    expect(counts).toEqual([999_999, 1_000_000, 1_000_000]);
  });

  it('has more than one line: else it is a name', () => {
    expect(isDeckList('Gandalf')).toBe(false);
    expect(isDeckList('Gandalf\n')).toBe(true);
  });
});

describe('a title of a deck list', () => {
  const pool = [
    { code: '1', name: 'Great Übermacht', nameDe: 'Große Übermacht' },
    { code: '2', name: 'Éowyn’s Shield' },
  ];

  it.each([
    ['große übermacht', '1'],
    ['Grosse Uebermacht', '1'],
    ["Eowyn's shield", '2'],
    ['2', '2'],
  ])('is found however it is spelt: %s', (title, code) => {
    expect(cardsTitled(title, pool).map((card) => card.code)).toEqual([code]);
  });
});
