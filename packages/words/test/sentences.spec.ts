import type { Ability, Condition, Filter, Modifier } from '@grimrule/kernel';
import { afterCost, SUBJECT, THIS } from '@grimrule/kernel';
import { expect, test } from 'vitest';
import { keptText } from '../src/testing/index.ts';
import type { Amount, Garden, GardenEffect } from './garden.ts';
import { both, cut, doing, garden, raining, tree, water, wild } from './garden.ts';

/**
 * What the grammar says in both languages, also in ways that no card of any game does yet: every way
 * to put effects together around every kind of effect, and every kind of amount, test, condition and
 * change. Who changes a sentence reads the difference and renews the file:
 *
 *     RENEW_GOLDEN=1 npx vitest run packages/words/test/sentences
 */
const FILE = new URL('./sentences.txt', import.meta.url);

const { all, any, choose, either, exists, hasTokens, keep, may, not, query, same, sequence } =
  garden;
const dryTrees = query('yours', all(tree, not(hasTokens('drop'))));

const EFFECTS: readonly GardenEffect[] = [
  cut(THIS),
  water(THIS, 2),
  cut(query('weeds')),
  choose(query('weeds', wild), (weed) => sequence(water(weed), cut(weed))),
  garden.chooseSome(2, 2, query('yours'), (some) => cut(some)),
  garden.lasting('day', garden.change('height', same(THIS), -1)),
];
const THEN = choose(query('weeds'), cut);
const WAYS: Readonly<Record<string, (effect: GardenEffect) => GardenEffect>> = {
  alone: (effect) => effect,
  may,
  if: (effect) => garden.when(raining, effect),
  'if, otherwise': (effect) => garden.when(garden.never(raining), THEN, effect),
  'first of two': (effect) => sequence(effect, THEN),
  'second of two': (effect) => sequence(THEN, effect),
  'second of three': (effect) => sequence(cut(THIS), effect, THEN),
  'in any order': (effect) => garden.inAnyOrder(effect, THEN),
  'one of two': (effect) => either(THEN, effect),
  'one of three': (effect) => either(sequence(cut(THIS), THEN), effect, THEN),
  'for each': (effect) => garden.each(query('weeds'), () => effect),
  twice: (effect) => garden.repeat(2, effect),
  'as another': (effect) => garden.as(query('weeds'), effect),
  'before then': (effect) => garden.andThen(effect, water(THIS)),
  'after then': (effect) => garden.andThen(THEN, effect),
  'may before then': (effect) => garden.andThen(may(effect), water(THIS)),
  otherwise: (effect) => garden.otherwise(THEN, effect),
  later: (effect) => garden.later('cut', effect, raining),
  instead: (effect) => garden.instead(effect),
};
const AMOUNTS: readonly Amount[] = [
  1,
  3,
  garden.count(query('weeds', wild)),
  garden.count(dryTrees),
  garden.statOf('height', query('weeds')),
  garden.tokensOn('drop', THIS),
  garden.tokensOn('drop', query('yours')),
  garden.times(garden.count(query('weeds')), 2),
  garden.sum(1, garden.count(query('weeds'))),
  garden.upTo(3, garden.statOf('height', query('weeds'))),
  garden.ifElse(raining, 2, 1),
  { amount: 'gardeners' },
  garden.times({ amount: 'gardeners' }, 3),
];
const TESTS: readonly Filter<Garden>[] = [
  tree,
  wild,
  all(wild, hasTokens('drop')),
  any(wild, hasTokens('drop')),
  all(wild, any(hasTokens('drop'), garden.statAtLeast('height', 3))),
  hasTokens('drop'),
  hasTokens('drop', 2),
  garden.statAtLeast('height', 3),
  garden.statAtMost('height', 1),
  same(THIS),
];
const CONDITIONS: readonly Condition<Garden>[] = [
  raining,
  exists(query('weeds')),
  exists(query('weeds', wild), 2),
  exists(query('yours', tree)),
  garden.cardIs(THIS, wild),
  garden.cardIs(THIS, any(wild, hasTokens('drop'))),
  garden.cardIs(THIS, hasTokens('drop')),
  garden.atLeast({ amount: 'gardeners' }, 3),
  garden.atLeast({ amount: 'gardeners' }, garden.count(query('weeds'))),
  garden.both(raining, exists(query('weeds'))),
  garden.anyOf(raining, exists(query('weeds'))),
];
const CHANGES: readonly Modifier<Garden>[] = [
  garden.change('height', same(THIS), 1),
  garden.change('height', tree, -2),
  garden.change('height', all(tree, not(same(THIS))), 1, raining),
  garden.change('height', any(tree, wild), garden.count(query('weeds'))),
  garden.setTo('height', tree, 0),
  garden.fixAt('height', same(THIS), 2),
  garden.capAt('height', wild, 4),
  { ...garden.change('height', tree, 2), op: 'times' },
];
const change: Modifier<Garden> = garden.change('height', same(THIS), 1);
const must = garden.triggered('must');
const optional = garden.triggered('may');
const ABILITIES: readonly Ability<Garden>[] = [
  ...CHANGES.map((modifier) => garden.constant(modifier)),
  garden.constant(change, garden.change('height', tree, -1)),
  must('cut', null, THEN),
  must('cut', garden.cardIs(SUBJECT, same(THIS)), THEN),
  must('cut', garden.cardIs(SUBJECT, not(tree)), cut(SUBJECT)),
  must('cut', raining, THEN),
  must('cut', null, garden.when(raining, THEN)),
  must('cut', garden.marked('deep'), garden.alter(1)),
  must('cut', garden.never(garden.marked('deep')), garden.alter(-1)),
  optional('cut', null, THEN, { limit: { times: 2, per: 'day' } }),
  optional('cut', raining, may(THEN), { cost: cut(THIS) }),
  garden.action('day', THEN),
  garden.action('day', THEN, { limit: { times: 1, per: 'day' } }),
  garden.action('day', THEN, { when: raining, cost: water(THIS, 2) }),
  garden.action(
    'day',
    afterCost((paid, many) => sequence(water(paid), water(THIS, many))),
    {
      cost: choose(query('weeds'), cut),
    },
  ),
  garden.called('planted')(THEN, raining),
];

function sentences(): readonly string[] {
  const lines = (texts: readonly string[]) => texts.map((text) => `  ${text}`);
  const section = (title: string, abilities: readonly (readonly string[])[]) => [
    title,
    ...abilities.flatMap(lines),
  ];
  return [
    ...Object.entries(WAYS).flatMap(([way, around]) =>
      section(
        way,
        EFFECTS.map((effect) => doing(around(effect))),
      ),
    ),
    ...section(
      'amounts',
      AMOUNTS.map((amount) => doing(water(THIS, amount))),
    ),
    ...section(
      'tests',
      TESTS.flatMap((where) => [where, not(where)].map((each) => doing(cut(query('weeds', each))))),
    ),
    ...section(
      'tests of one',
      TESTS.flatMap((where) =>
        [where, not(where)].map((each) => doing(choose(query('yours', each), cut))),
      ),
    ),
    ...section(
      'conditions',
      CONDITIONS.flatMap((condition) =>
        [condition, garden.never(condition)].map((each) => doing(garden.when(each, cut(THIS)))),
      ),
    ),
    ...section(
      'lasting changes',
      CHANGES.map((each) => doing(garden.lasting('day', each))),
    ),
    ...section('abilities', ABILITIES.map(both)),
    ...section('what was done', [
      doing(keep(cut(query('weeds')), (_kept, many) => water(THIS, many))),
      doing(keep(cut(query('weeds')), (_kept, _many, much) => water(THIS, much))),
      doing(keep(THEN, (kept) => garden.when(garden.cardIs(kept, wild), cut(THIS)))),
      doing(keep(THEN, (kept) => choose(query(kept), (one) => water(one)))),
      doing(keep(THEN, (kept) => garden.each(kept, (one) => water(one)))),
    ]),
  ];
}

test('every sentence of the grammar reads as it was decided', () => {
  const { now, kept } = keptText(FILE, sentences(), process.env.RENEW_GOLDEN);
  expect(now).toBe(kept);
});
