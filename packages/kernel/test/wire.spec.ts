import { describe, expect, it } from 'vitest';
import { asSent, fieldsBesides, isSent, isTexts, isTooDeep, isWhole } from '../src/wire.ts';

describe('what anybody may have sent', () => {
  it('is an object or nothing that has fields', () => {
    expect([{}, { a: 1 }].map(isSent)).toEqual([true, true]);
    expect([null, undefined, [], 'text', 7].map(isSent)).toEqual(Array(5).fill(false));
  });

  it('is a whole number that a computer can count to', () => {
    expect([0, -3, Number.MAX_SAFE_INTEGER].map(isWhole)).toEqual([true, true, true]);
    const none = [0.5, Number.MAX_SAFE_INTEGER + 1, Number.NaN, '1', null];
    expect(none.map(isWhole)).toEqual(Array(5).fill(false));
  });

  it('is a list of texts only if all are', () => {
    expect([[], ['a', 'b']].map(isTexts)).toEqual([true, true]);
    expect([['a', 1], 'a', null, {}].map(isTexts)).toEqual(Array(4).fill(false));
  });

  it('has fields besides those that are known', () => {
    expect(fieldsBesides({ a: 1, b: 2, c: 3 }, ['a', 'c', 'd'])).toEqual(['b']);
  });

  it('lies in itself two hundred levels deep at most', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 7 : { in: [nested(levels - 1)] });
    expect(isTooDeep(7)).toBe(false);
    expect(isTooDeep(nested(100))).toBe(false);
    expect(isTooDeep([nested(100)])).toBe(true);
  });

  it('is told back as a word, unless it has none', () => {
    expect(['x', 7, null, undefined, [], {}].map(asSent)).toEqual([
      'x',
      '7',
      'null',
      'undefined',
      '…',
      '…',
    ]);
  });
});
