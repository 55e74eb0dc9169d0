import { champions, championsWords } from '@grimrule/champions';
import type { Told } from '@grimrule/room';
import { expect, test } from 'vitest';
import { spotlightOn } from '../../src/table/board/spotlight.ts';
import { changesBetween } from '../../src/table/board/use-changes.ts';
import { stopsOf } from '../../src/table/playback/stops.ts';

const told = (line: { say: string; card?: number; cards?: number[] }, step = ''): Told => ({
  at: 0,
  entry: { line, rule: '', step, seen: {}, designs: {} },
});

test('the light falls on who acts and on whom', () => {
  expect(spotlightOn(told({ say: 'enemyAttacks', card: 3, cards: [5] }))).toEqual({
    by: 3,
    on: [5],
  });
  // Of damage the one is told first who takes it.
  expect(spotlightOn(told({ say: 'damaged', card: 5, cards: [3] }))).toEqual({ by: 3, on: [5] });
  expect(spotlightOn(told({ say: 'damaged', card: 5, cards: [] }))).toEqual({ by: -1, on: [5] });
  expect(spotlightOn(undefined)).toEqual({ by: -1, on: [] });
});

const counter = (id: string, value?: string) => ({
  ...{ id, icon: 'counter' as const, label: id, tone: 'plain' as const },
  ...(value === undefined ? {} : { value }),
});

test('a number that has changed is told with what it changed by', () => {
  const before = { values: [], tokens: [counter('damage', '2'), counter('stunned')] };
  const after = { values: [], tokens: [counter('damage', '5')] };
  expect(changesBetween(before, after).map(({ id, by }) => [id, by])).toEqual([
    ['damage', 3],
    ['stunned', -1],
  ]);
  expect(changesBetween(after, after)).toEqual([]);
});

test('a value is told only if no token tells it already', () => {
  const value = (now: number) => ({ id: 'attack', now, printed: 2, from: [] });
  const before = { values: [value(2)], tokens: [] };
  expect(changesBetween(before, { values: [value(4)], tokens: [] })).toMatchObject([{ by: 2 }]);
  const both = changesBetween(before, { values: [value(4)], tokens: [counter('boost', '2')] });
  expect(both.map(({ id }) => id)).toEqual(['boost']);
});

test('every step of the rules can be a stop, by its title, and those that came stand first', () => {
  const log = [told({ say: 'stepThreat' }, '1 place threat')];
  for (const words of [championsWords.en, championsWords.de]) {
    const stops = stopsOf(champions.definition, words, log);
    expect(stops[0]).toMatchObject({ step: '1 place threat', hasCome: true });
    expect(stops.filter(({ hasCome }) => hasCome)).toHaveLength(1);
    expect(stops.every(({ title }) => title.includes(': '))).toBe(true);
    expect(new Set(stops.map(({ step }) => step)).size).toBe(stops.length);
  }
});
