import { expect, test } from 'vitest';
import type { Cost, Option } from '../../src/index.ts';
import { fitsCost, leftToPay, paidAlsoWith, paidSymbols } from '../../src/index.ts';

const pick = (card: number, verb = 'choose'): Option => ({ verb, card });

const [RED, BLUE, ANY] = [1, 2, 3] as const;
const source = (card: number, ...gives: number[]) => ({
  option: pick(card, 'spend'),
  gives,
  worth: 1,
});

test('picked cards pay symbols, and the rest is left to pay', () => {
  const cost: Cost = { symbols: [RED, ANY], sources: [source(1, RED), source(2, BLUE)] };
  expect(leftToPay(cost, [])).toBe(2);
  expect(leftToPay(cost, [pick(2, 'spend')])).toBe(1);
  expect(paidSymbols(cost, [pick(2, 'spend')]).map(({ by }) => by?.card ?? null)).toEqual([
    null,
    2,
  ]);
  expect(leftToPay(cost, [pick(1, 'spend'), pick(2, 'spend')])).toBe(0);
});

test('a resource moves to another symbol if only so the next one pays', () => {
  const cost: Cost = { symbols: [ANY, RED], sources: [source(1, RED), source(2, BLUE)] };
  // The red one is put on the first symbol, until the blue one fits nowhere else.
  const paid = paidSymbols(cost, [pick(1, 'spend'), pick(2, 'spend')]);
  expect(paid.map(({ by }) => by?.card)).toEqual([2, 1]);
});

test('a resource pays one symbol', () => {
  const cost: Cost = { symbols: [RED, RED], sources: [source(1, RED), source(2, RED)] };
  const paid = paidSymbols(cost, [pick(1, 'spend'), pick(2, 'spend')]);
  expect(paid.map(({ by }) => by?.card)).toEqual([1, 2]);
});

test('a source that gives several resources pays several symbols', () => {
  const cost: Cost = { symbols: [ANY, ANY, ANY], sources: [source(1, RED, RED)] };
  expect(leftToPay(cost, [pick(1, 'spend')])).toBe(1);
});

test('what gives another symbol than any that is owed does not fit', () => {
  const cost: Cost = { symbols: [RED, RED], sources: [source(1, RED), source(2, BLUE)] };
  expect(fitsCost(cost, pick(1, 'spend'))).toBe(true);
  expect(fitsCost(cost, pick(2, 'spend'))).toBe(false);
  expect(fitsCost(cost, pick(3, 'spend'))).toBe(false);
  expect(fitsCost({ ...cost, symbols: [] }, pick(1, 'spend'))).toBe(false);
});

test('one more pick makes an earlier one needless, and leaves those that are needed', () => {
  const sources = [source(1, RED), source(2, BLUE), source(3, ANY), source(4, RED, RED)];
  const [red, blue, any, two] = [1, 2, 3, 4].map((card) => pick(card, 'spend'));
  if (!red || !blue || !any || !two) throw new Error('there are four');
  const cost: Cost = { symbols: [RED, ANY], sources };
  expect(paidAlsoWith(cost, [], red)).toEqual([red]);
  expect(paidAlsoWith(cost, [red], blue)).toEqual([red, blue]);
  expect(paidAlsoWith(cost, [red, blue], any)).toEqual([blue, any]);
  expect(paidAlsoWith(cost, [red, blue], two)).toEqual([two]);
  // A pick that pays nothing yet is not needed either.
  expect(paidAlsoWith({ ...cost, symbols: [RED] }, [blue], red)).toEqual([red]);
});
