import type { Option, Prompt } from '@grimrule/kernel';
import { expect, test } from 'vitest';
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

test('a card that can pay several times puts in one more while something is owed, then takes all back', () => {
  const [first, second] = [0, 1].map((value): Option => ({ verb: 'spend', card: 1, value }));
  if (!first || !second) throw new Error('there are two');
  expect(nextOfMany([], [first, second], false)).toEqual([first]);
  expect(nextOfMany([first], [first, second], false)).toEqual([second]);
  expect(nextOfMany([three, first], [first, second], true)).toEqual([first]);
  expect(nextOfMany([first, second], [first, second], false)).toEqual([first, second]);
});

test('a card that fits no symbol of a cost offers nothing to pay with', () => {
  const source = (card: number, gives: number) => ({
    option: pick(card),
    gives: [gives],
    worth: 1,
  });
  const sources = [source(1, 1), source(2, 2)];
  const paying = question({ cost: { symbols: [1], sources } });
  expect(optionsOn(paying, 1)).toEqual([one]);
  expect(optionsOn(paying, 2)).toEqual([]);
});

test('another way to pay takes the place of one that is not needed any more', () => {
  const source = (card: number, gives: number) => ({
    option: pick(card),
    gives: [gives],
    worth: 1,
  });
  const sources = [source(1, 1), source(2, 1)];
  const paying = question({ cost: { symbols: [1], sources } });
  expect(toggled([one], two, paying)).toEqual([two]);
  expect(toggled([one], two, question({ cost: { symbols: [1], sources, overpay: true } }))).toEqual(
    [one, two],
  );
});
