import { expect, test } from 'vitest';
import { lookOf } from '../../src/table/moments/change-tone.ts';

const damage = (by: number) => ({ id: 'damage', by, token: 'harm' as const });
const token = (id: string, by: number, tone: 'good' | 'bad' | 'threat' | 'plain') => ({
  ...{ id, by },
  token: tone,
});

test('damage is the life that it takes, red on friend and foe', () => {
  expect(lookOf(damage(8), false, [])).toEqual({ tone: 'harm', by: -8 });
  expect(lookOf(damage(8), true, [])).toEqual({ tone: 'harm', by: -8 });
});

test('healing is green on me, and red on an enemy', () => {
  expect(lookOf(damage(-2), false, [])).toEqual({ tone: 'help', by: 2 });
  expect(lookOf(damage(-2), true, [])).toEqual({ tone: 'harm', by: 2 });
});

test('what an enemy gains is red, what it loses green', () => {
  expect(lookOf(token('tough', 1, 'good'), true, []).tone).toBe('harm');
  expect(lookOf(token('tough', 1, 'good'), false, []).tone).toBe('help');
  expect(lookOf(token('stunned', 1, 'bad'), true, []).tone).toBe('help');
  expect(lookOf(token('stunned', 1, 'bad'), false, []).tone).toBe('harm');
  expect(lookOf({ id: 'value attack', by: 2, token: null }, true, []).tone).toBe('harm');
  expect(lookOf({ id: 'value attack', by: 2, token: null }, false, []).tone).toBe('help');
});

test('threat is red when it comes and green when it goes', () => {
  expect(lookOf(token('threat', 2, 'threat'), true, [])).toEqual({ tone: 'harm', by: 2 });
  expect(lookOf(token('threat', -2, 'threat'), true, [])).toEqual({ tone: 'help', by: -2 });
});

test('progress is good on the quest, which nobody controls', () => {
  expect(lookOf(token('progress', 3, 'good'), true, ['progress']).tone).toBe('help');
  expect(lookOf(token('progress', 3, 'good'), true, []).tone).toBe('harm');
});

test('a counter is neither', () => {
  expect(lookOf(token('web', 1, 'plain'), false, [])).toEqual({ tone: 'plain', by: 1 });
});
