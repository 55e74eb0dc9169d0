import { describe, expect, test } from 'vitest';
import type { Finished, Speech } from '../../src/testing/play.ts';
import { PlayedTable } from '../../src/testing/play.ts';
import { Play } from '../arena-game/playing.ts';
import type { ArenaVars } from '../arena-game/rules.ts';
import { action, card, note, words } from '../arena-game/vocabulary.ts';

const { choose, query } = words;
const CARDS = [
  card('picker', {}, action(choose(query('others'), () => note('chosen')))),
  card('one', {}),
  card('two', {}),
];

const nameOf: Speech<ArenaVars>['nameOf'] = (state, id) =>
  CARDS[state.cards[id]?.design ?? -1]?.code ?? '';
const speech: Speech<ArenaVars> = {
  nameOf,
  optionName: (state, { verb, card: id }) =>
    id === undefined ? verb : `${verb} ${nameOf(state, id)}`,
  pictureOf: () => ({}),
};

/** A table of Arena, and what happens when the test is over that plays at it. */
function beginning(rests: readonly string[] = []) {
  const { game, state } = new Play(CARDS, { ring: [['picker'], ['one', 'two']] });
  const checks: ((test: Finished) => void)[] = [];
  const table = new PlayedTable(game, speech, state, {
    rests,
    whenOver: (check) => checks.push(check),
  });
  const ends = (result: string) => () => {
    for (const check of checks) check({ task: { result: { state: result } } });
  };
  return { table, ends: ends('pass'), fails: ends('fail') };
}

const chosen = (rests?: readonly string[]) => {
  const { table, ...over } = beginning(rests);
  return { table: table.choose('use picker'), ...over };
};

describe('a test that says what can be chosen', () => {
  const offered = () => chosen().table;

  test('names all of it, in any order', () => {
    offered().offers('choose two', 'choose one');
    expect(() => offered().offers('choose one')).toThrow('what can be chosen');
    expect(() => offered().offers('choose one', 'choose two', 'choose picker')).toThrow(
      'what can be chosen',
    );
    expect(() => offered().offers('choose one', 'choose one')).toThrow('what can be chosen');
  });

  test('names a part of it where it says that there are others', () => {
    offered().offersAmongOthers('choose two');
    expect(() => offered().offersAmongOthers('choose picker')).toThrow("'choose picker' cannot be");
    expect(() => offered().offersAmongOthers('choose one', 'choose one')).toThrow('cannot be');
    expect(() => offered().offersAmongOthers('choose one', 'choose two')).toThrow(
      "nothing else can be chosen: say 'offers'",
    );
  });
});

describe('a test that ends on an open question', () => {
  const UNMENTIONED = 'the test ends on a question that it does not mention: 0: ';

  test('fails if it does not mention the question, and says which it is', () => {
    expect(beginning().ends).toThrow(`${UNMENTIONED}turn is asked [cheer, end, use picker]`);
    expect(chosen().ends).toThrow(`${UNMENTIONED}chooseCard is asked [choose one, choose two]`);
  });

  test.each<readonly [string, (table: PlayedTable<ArenaVars>) => unknown]>([
    ['who is asked what', (table) => table.asks('chooseCard', 0)],
    ['what can be chosen', (table) => table.offers('choose one', 'choose two')],
    ['some of what can be chosen', (table) => table.offersAmongOthers('choose one')],
    ['what cannot be chosen', (table) => table.lacks('choose picker')],
    ['the prompt', (table) => expect(table.prompt).toMatchObject({ least: 1, most: 1 })],
    ['the options', (table) => expect(table.options).toHaveLength(2)],
    ['the question', (table) => expect(table.asked).toBe('0: chooseCard')],
  ])('may end there if it says %s', (_what, looks) => {
    const { table, ends } = chosen();
    looks(table);
    expect(ends).not.toThrow();
  });

  test('has to mention the last question, not one before it', () => {
    const { table, ends } = beginning();
    table.asks('turn', 0).choose('use picker');
    expect(ends).toThrow(UNMENTIONED);
  });

  test('may end where the table rests', () => {
    expect(beginning(['turn']).ends).not.toThrow();
    expect(chosen(['turn']).ends).toThrow(UNMENTIONED);
  });

  test('that has failed anyway is not blamed for it', () => {
    expect(chosen().fails).not.toThrow();
  });
});
