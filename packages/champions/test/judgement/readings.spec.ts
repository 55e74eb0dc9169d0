import { describe, expect, test } from 'vitest';
import { evaluate, readings } from '../../src/evaluate.ts';
import { DESIGNS } from '../../src/index.ts';
import { priceOfReveal } from '../../src/judgement/reveal-price.ts';
import type { Description, PlayerDescription } from '../table/description.ts';
import { positionOf } from '../table/position.ts';

const position = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  positionOf({ players: [{ hero: 'spider-man', form: 'hero', ...player }], ...table });
const read = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  readings(position(player, table));

const EMPTY = read();

/** What is read differently than of a table with nothing on it, besides what was thought of it. */
function different(
  player: Partial<PlayerDescription>,
  table: Partial<Description> = {},
): Readonly<Record<string, number>> {
  const now = read(player, table);
  const names = Object.keys(now).filter((name) => name !== 'today' && now[name] !== EMPTY[name]);
  return Object.fromEntries(names.map((name) => [name, now[name] ?? 0]));
}

describe('a position is read as numbers', () => {
  test('first what is thought of it without having learned', () => {
    const [first] = Object.keys(EMPTY);
    const today = EMPTY.today ?? 0;
    expect(first).toBe('today');
    expect(evaluate(position(), 0)).toBeCloseTo(1 / (1 + Math.exp(-today)), 10);
  });

  test('always the same in the same order', () => {
    expect(Object.keys(read({ area: ['Mockingbird'] }))).toEqual(Object.keys(EMPTY));
    expect(Object.keys(EMPTY).length).toBeGreaterThan(55);
  });

  test.each<readonly [string, Partial<PlayerDescription>, Partial<Description>, object]>([
    [
      'an ally',
      { area: ['Mockingbird'] },
      {},
      { allies: 1, allyHitPoints: 3, allyThwart: 1, allyAttack: 1, alliesReady: 1 },
    ],
    ['a hurt hero', { damage: 7 }, {}, { hitPoints: 3, fewHitPoints: 2 }],
    ['an alter-ego', { form: 'alterEgo' }, {}, { hero: 0 }],
    [
      'a hurt villain',
      {},
      { villain: { damage: 11 } },
      { villainStage: 3, villainNearlyBeaten: 1 },
    ],
    ['a stunned villain', {}, { villain: { status: ['stunned'] } }, { 'villain stunned': 1 }],
    ['threat', {}, { threat: 3 }, { schemeRoom: 4, schemeRounds: 4 }],
  ])('%s', (_what, player, table, expected) => {
    expect(different(player, table)).toEqual(expected);
  });
});

describe('what the reveal of a stage brings is priced by its data', () => {
  const price = (name: string, stage: string) =>
    priceOfReveal(DESIGNS.findIndex((each) => each?.name === name && each.stage === stage));

  test('a side scheme by its threat and its icons, a minion by its hit points', () => {
    expect(price('Rhino', 'I')).toBe(0);
    expect(price('Rhino', 'II')).toBeCloseTo(0.7 * 2 + 2.5, 10);
    expect(price('Klaw', 'II')).toBeGreaterThan(price('Rhino', 'II'));
    expect(price('Ultron', 'III')).toBeGreaterThan(0);
  });

  test('a minion that nobody knows, and minions that are made', () => {
    expect(price('Underground Distribution', '1B')).toBe(5);
    expect(price('Assault on NORAD', '2A')).toBeGreaterThan(0);
    expect(price('Klaw', 'III')).toBe(0);
  });
});
