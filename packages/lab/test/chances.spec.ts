import { describe, expect, it } from 'vitest';
import { chanceOfPairs, differenceOf, meanOf, pairedDifference, shareOf } from '../src/chances.ts';

const rounded = ({ value, least, most }: { value: number; least: number; most: number }) =>
  [value, least, most].map((each) => Number(each.toFixed(4)));

describe('a share', () => {
  it('has the interval of Wilson', () => {
    expect(rounded(shareOf(56, 70))).toEqual([0.8, 0.6918, 0.877]);
    expect(rounded(shareOf(0, 10))).toEqual([0, 0, 0.2775]);
    expect(rounded(shareOf(0, 0))).toEqual([0, 0, 1]);
  });

  // Newcombe 1998, Statistics in Medicine 17, table II, method 10.
  it('differs from that of other games as Newcombe reckons', () => {
    expect(rounded(differenceOf(shareOf(56, 70), shareOf(48, 80)))).toEqual([0.2, 0.0524, 0.3339]);
    expect(rounded(differenceOf(shareOf(9, 10), shareOf(3, 10)))).toEqual([0.6, 0.1705, 0.809]);
    expect(rounded(differenceOf(shareOf(10, 10), shareOf(0, 20)))).toEqual([1, 0.6791, 1]);
  });
});

describe('a mean', () => {
  it('has the interval of Student', () => {
    const few = meanOf([1, 2, 3, 4, 5]);
    // 2.776 is the point for four degrees of freedom.
    expect(few.value).toBe(3);
    expect(few.most - 3).toBeCloseTo(2.776 * Math.sqrt(2.5 / 5), 2);
    const many = meanOf(Array.from({ length: 1001 }, (_, at) => at % 2));
    expect(many.most - many.value).toBeCloseTo((1.9623 * 0.5) / Math.sqrt(1000), 4);
  });

  it('of three numbers uses the point for two degrees of freedom', () => {
    expect(meanOf([0, 1, 2]).most - 1).toBeCloseTo(4.303 / Math.sqrt(3), 3);
    expect(meanOf([0, 2]).most - 1).toBeCloseTo(12.706, 2);
  });

  it('of one number or of none could be anything', () => {
    const anything = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
    expect(meanOf([7])).toEqual({ value: 7, ...anything });
    expect(meanOf([])).toEqual({ value: 0, ...anything });
  });
});

describe('pairs', () => {
  const pairs = { both: 20, onlyFirst: 6, onlySecond: 18, neither: 56 };

  it('differ by what only one of them has won', () => {
    // (18 - 6) / 100; Bonett and Price 2012: 12/102 ± 1.96 √((19/102 + 7/102 − (12/102)²) / 102).
    expect(rounded(pairedDifference(pairs))).toEqual([0.12, 0.0224, 0.2129]);
    expect(rounded(pairedDifference({ both: 0, onlyFirst: 0, onlySecond: 0, neither: 0 }))).toEqual(
      [0, -1, 1],
    );
  });

  it('are held against chance by the exact test of McNemar', () => {
    expect(chanceOfPairs(pairs)).toBeCloseTo(0.0227, 4);
    expect(chanceOfPairs({ ...pairs, onlyFirst: 18, onlySecond: 6 })).toBeCloseTo(0.0227, 4);
    expect(chanceOfPairs({ ...pairs, onlyFirst: 5, onlySecond: 5 })).toBe(1);
    expect(chanceOfPairs({ ...pairs, onlyFirst: 0, onlySecond: 0 })).toBe(1);
    expect(chanceOfPairs({ ...pairs, onlyFirst: 0, onlySecond: 6 })).toBeCloseTo(2 / 64, 10);
  });
});
