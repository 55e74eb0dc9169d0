import type { Cost, Option, Prompt } from '@grimrule/kernel';
import { expect, test } from 'vitest';
import { leftToPay, paidSymbols } from '../../src/table/question/paying.ts';
import {
  asksForTarget,
  isOneOf,
  nextOfMany,
  optionsOn,
  placeOf,
  toggled,
} from '../../src/table/question/picking.ts';

const pick = (card: number, verb = 'choose'): Option => ({ verb, card });
const [one, two, three] = [pick(1), pick(2), pick(3)] as const;

const question = (changes: Partial<Prompt>): Prompt => ({
  seat: 0,
  ask: { say: 'chooseCards', card: 9 },
  rule: 'choose',
  options: [one, two, three],
  least: 1,
  most: 1,
  ...changes,
});

test('picking decides at once only where exactly one option is wanted and nothing is paid', () => {
  expect(isOneOf(question({}))).toBe(true);
  expect(isOneOf(question({ least: 0 }))).toBe(false);
  expect(isOneOf(question({ most: 2 }))).toBe(false);
  expect(isOneOf(question({ cost: { symbols: [1], sources: [] } }))).toBe(false);
});

test('picks keep the order in which they were made, and a second click takes one out', () => {
  const upToThree = question({ least: 0, most: 3 });
  const both = toggled(toggled([], two, upToThree), one, upToThree);
  expect(both).toEqual([two, one]);
  expect(placeOf(both, { verb: 'choose', card: 1 })).toBe(1);
  expect(toggled(both, pick(2), upToThree)).toEqual([one]);
});

test('where one or none is wanted, another pick replaces the first', () => {
  const oneOrNone = question({ least: 0, most: 1 });
  expect(toggled([one], two, oneOrNone)).toEqual([two]);
});

test('no more is picked than may be', () => {
  const upToTwo = question({ least: 0, most: 2 });
  expect(toggled([one, two], three, upToTwo)).toEqual([one, two]);
});

test('a card offers its own options, and the same list for the same question', () => {
  const asked = question({ options: [one, pick(1, 'use'), two, { verb: 'pass' }] });
  expect(optionsOn(asked, 1)).toEqual([one, pick(1, 'use')]);
  expect(optionsOn(asked, 1)).toBe(optionsOn(asked, 1));
  expect(optionsOn(asked, 8)).toEqual([]);
  expect(optionsOn(null, 1)).toEqual([]);
});

test('a question for a target is one about a card whose answers are all of one kind', () => {
  expect(asksForTarget(question({}))).toBe(true);
  expect(asksForTarget(question({ ask: { say: 'playerTurn' } }))).toBe(false);
  expect(asksForTarget(question({ options: [pick(1, 'use'), { verb: 'pass' }] }))).toBe(false);
});

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

test('a source that gives several resources pays several symbols', () => {
  const cost: Cost = { symbols: [ANY, ANY, ANY], sources: [source(1, RED, RED)] };
  expect(leftToPay(cost, [pick(1, 'spend')])).toBe(1);
});

test('a card that can pay several times puts in one more while something is owed, then takes all back', () => {
  const [first, second] = [0, 1].map((value): Option => ({ verb: 'spend', card: 1, value }));
  if (!first || !second) throw new Error('there are two');
  expect(nextOfMany([], [first, second], false)).toEqual([first]);
  expect(nextOfMany([first], [first, second], false)).toEqual([second]);
  expect(nextOfMany([three, first], [first, second], true)).toEqual([first]);
  expect(nextOfMany([first, second], [first, second], false)).toEqual([first, second]);
});
