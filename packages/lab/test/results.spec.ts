import { describe, expect, it } from 'vitest';
import type { Plan, PlayedRow, Row } from '../src/index.ts';
import {
  cardWorths,
  compare,
  csvOf,
  curvesOf,
  gridOf,
  summaryOf,
  tableOfRun,
  varyingFacts,
} from '../src/index.ts';

const row = (number: number, won: boolean, more: Partial<PlayedRow> = {}): PlayedRow => ({
  setting: 0,
  number,
  won,
  result: won ? 'heroes' : 'villain',
  ending: won ? 'villainDefeated' : 'schemeCompleted',
  winners: won ? [0] : [],
  rounds: 4,
  decisions: 40,
  gauges: {},
  cards: [],
  ...more,
});
const failed: Row = { setting: 0, number: 9, failure: 'crash', message: 'no card 3' };

describe('the games of a setting', () => {
  it('are summed up with intervals, without those that had no end', () => {
    const sum = summaryOf([row(0, true), row(1, false, { rounds: 6 }), row(2, true), failed]);
    expect(sum).toMatchObject({
      games: 4,
      failed: 1,
      won: { count: 2, games: 3 },
      results: { heroes: { count: 2 }, villain: { count: 1 } },
      endings: { schemeCompleted: { count: 1, games: 3 }, villainDefeated: { count: 2 } },
      decisions: { value: 40 },
    });
    expect(sum.rounds.value).toBeCloseTo(14 / 3);
  });

  it('are told round by round, by the games that got so far', () => {
    const course = (values: readonly number[]) => ({ gauges: { threat: values } });
    const rows = [
      ...[1, 2, 3, 4, 5].map((at) => row(at, true, course([at, 10, 99]))),
      row(6, true, course([3, 99])),
      row(7, true, course([3, 20, 7, 99])),
    ];
    const [curve] = curvesOf([...rows, failed]);
    expect(curve?.gauge).toBe('threat');
    expect(curve?.points.map(({ round, games, mean }) => [round, games, mean])).toEqual([
      [1, 7, 3],
      [2, 6, 70 / 6],
    ]);
  });
});

describe('two settings', () => {
  it('are compared on the seeds that both have played', () => {
    const second = (number: number, won: boolean) => row(number, won, { setting: 1 });
    const rows = [
      ...[row(0, true), row(1, true), row(2, false), row(3, false), row(4, false), row(5, true)],
      ...[second(0, true), second(1, false), second(2, true), second(3, true), second(4, false)],
      failed,
      second(9, true),
    ];
    const found = compare(rows, 0, 1);
    expect(found).toMatchObject({ pairs: 5, both: 1, onlyFirst: 1, onlySecond: 2, neither: 1 });
    expect(found.difference.value).toBeCloseTo(0.2);
    expect(compare(rows, 1, 0)).toMatchObject({ onlyFirst: 2, onlySecond: 1 });
  });
});

describe('a card', () => {
  const game = (number: number, won: boolean, touches: readonly string[], wonSeat = won) => {
    const of = (touch: string) => (touches.includes(touch) ? ['a', 'b'] : ['b']);
    const cards = { won: wonSeat, kept: of('kept'), drawn: of('drawn'), played: of('played') };
    return row(number, won, { cards: [cards, { ...cards, won: !wonSeat, drawn: ['c'] }] });
  };
  const rows = [
    game(0, true, ['kept', 'drawn', 'played']),
    game(1, true, ['drawn', 'played']),
    game(2, false, ['drawn']),
    game(3, false, []),
  ];

  it('is worth what was won with it, beside what was won without', () => {
    const [a, b] = cardWorths(rows, 0);
    expect(a).toMatchObject({
      code: 'a',
      kept: { won: { count: 1, games: 1 }, without: { count: 1, games: 3 } },
      drawn: { won: { count: 2, games: 3 }, without: { count: 0, games: 1 } },
      played: { won: { count: 2, games: 2 }, without: { count: 0, games: 2 } },
    });
    expect(a?.drawn.difference.value).toBeCloseTo(2 / 3);
    expect(b?.drawn.without.games).toBe(0);
  });

  it('is worth something to its own seat', () => {
    const [c, ...others] = cardWorths(rows, 1);
    expect(others).toEqual([]);
    expect(c).toMatchObject({ code: 'c', drawn: { won: { count: 2, games: 4 } } });
    expect(cardWorths(rows, 2)).toEqual([]);
  });
});

describe('a plan with many settings', () => {
  const setting = (hero: string, scenario: string) => ({
    name: `${hero} ${scenario}`,
    facts: { hero, scenario, mode: 'standard' },
    options: {},
    bots: ['random'],
  });
  const plan: Plan = {
    game: 'champions',
    settings: [setting('x', 'r'), setting('x', 'k'), setting('y', 'r')],
    games: 2,
    from: 0,
    seed: 's',
  };
  const at = (setting: number, number: number, won: boolean) => row(number, won, { setting });

  it('makes a grid of two facts', () => {
    expect(varyingFacts(plan)).toEqual(['hero', 'scenario']);
    const rows = [at(0, 0, true), at(0, 1, false), at(1, 0, true), at(2, 0, false)];
    const { rows: down, columns, cells } = gridOf(plan, rows, 'hero', 'scenario');
    expect([down, columns]).toEqual([
      ['x', 'y'],
      ['r', 'k'],
    ]);
    const counts = cells.map((line) => line.map((cell) => cell && [cell.count, cell.games]));
    expect(counts).toEqual([
      [
        [1, 2],
        [1, 1],
      ],
      [[0, 1], null],
    ]);
  });

  it('is a table with a line for each game', () => {
    const rows = [at(1, 0, true), { ...at(0, 0, false), gauges: { threat: [1, 7] } }, failed];
    const [head, ...lines] = tableOfRun(plan, rows);
    expect(head).toEqual([
      ...['setting', 'hero', 'scenario', 'mode', 'seed', 'won', 'result', 'ending', 'rounds'],
      ...['decisions', 'threat'],
    ]);
    expect(lines).toEqual([
      ['x r', 'x', 'r', 'standard', 's/0', 0, 'villain', 'schemeCompleted', 4, 40, 7],
      ['x k', 'x', 'k', 'standard', 's/0', 1, 'heroes', 'villainDefeated', 4, 40, ''],
      ['x r', 'x', 'r', 'standard', 's/9', '', 'crash', 'no card 3', '', '', ''],
    ]);
    expect(csvOf(lines.slice(2))).toBe('x r,x,r,standard,s/9,,crash,no card 3,,,\r\n');
  });
});
