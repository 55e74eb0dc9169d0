import { describe, expect, it } from 'vitest';
import type { Plan } from '../src/index.ts';
import {
  headOf,
  isSamePlan,
  isWhole,
  jobAt,
  jobCount,
  jobsLeft,
  lineOf,
  readPlan,
  readRun,
} from '../src/index.ts';

const setting = (name: string) => ({
  name,
  facts: { hero: name },
  options: { heroes: [name] },
  bots: ['random'],
});
const PLAN: Plan = {
  game: 'champions',
  settings: [setting('a'), setting('b')],
  games: 3,
  from: 5,
  seed: 's',
};

const row = (setting: number, number: number, won = true) => ({
  ...{ setting, number, won, result: 'heroes', ending: 'villainDefeated', winners: [0] },
  ...{ rounds: 4, decisions: 40, gauges: {}, cards: [] },
});

describe('a plan', () => {
  it('plays all settings on one seed before the next', () => {
    expect(jobCount(PLAN)).toBe(6);
    const jobs = Array.from({ length: 6 }, (_, place) => jobAt(PLAN, place));
    expect(jobs.map(({ setting, number }) => `${setting} ${number}`)).toEqual([
      ...['0 5', '1 5', '0 6', '1 6', '0 7', '1 7'],
    ]);
  });

  it('goes on with the jobs that have no result', () => {
    const done = [row(1, 5), row(0, 6)];
    expect(jobsLeft(PLAN, done).map(({ setting, number }) => [setting, number])).toEqual([
      ...[
        [0, 5],
        [1, 6],
        [0, 7],
        [1, 7],
      ],
    ]);
  });

  it('is read from anything, or is none', () => {
    expect(readPlan(JSON.parse(JSON.stringify(PLAN)))).toEqual(PLAN);
    const broken: readonly object[] = [
      { game: 1 },
      { seed: 1 },
      { games: 0 },
      { games: 1.5 },
      { games: 1_000_001 },
      { from: -1 },
      { settings: [] },
      { settings: {} },
      { settings: [setting('a'), { ...setting('b'), name: 1 }] },
      { settings: [{ ...setting('b'), bots: [] }] },
      { settings: [{ ...setting('b'), bots: [1] }] },
      { settings: [{ ...setting('b'), facts: { hero: 1 } }] },
      { settings: [{ ...setting('b'), facts: null }] },
      { settings: [{ name: 'b', facts: {}, bots: ['random'] }] },
      { settings: Array(2001).fill(setting('a')) },
    ];
    for (const change of broken) expect(readPlan({ ...PLAN, ...change })).toBeNull();
    expect(readPlan(null)).toBeNull();
  });
});

describe('a run that is kept', () => {
  const text = [headOf({ plan: PLAN, rules: '7' }), lineOf(row(1, 5)), lineOf(row(0, 5))].join('');

  it('is read with its rows in the order of the jobs', () => {
    expect(readRun(text)).toEqual({ plan: PLAN, rules: '7', rows: [row(0, 5), row(1, 5)] });
  });

  it('loses no more than the line that was being written', () => {
    const cut = `${text}${lineOf(row(0, 6)).slice(0, 30)}`;
    expect(readRun(cut)?.rows).toEqual([row(0, 5), row(1, 5)]);
  });

  it('counts no game twice, and none that was not asked for', () => {
    const twice = [
      text,
      lineOf(row(1, 5)),
      lineOf(row(2, 5)),
      lineOf(row(0, 4)),
      lineOf(row(0, 8)),
    ];
    expect(readRun(twice.join(''))?.rows).toEqual([row(0, 5), row(1, 5)]);
  });

  it('is no other file', () => {
    for (const other of ['', 'null', '[]', '{"plan":1}', text.replace('lab 1', 'lab 2'), 'x']) {
      expect(readRun(other)).toBeNull();
    }
  });

  it('belongs to its plan alone, and is whole when every job has a row', () => {
    expect(isSamePlan(PLAN, { ...PLAN, seed: 't' })).toBe(false);
    expect(isSamePlan(PLAN, JSON.parse(JSON.stringify(PLAN)))).toBe(true);
    const rows = [5, 6, 7].flatMap((number) => [row(0, number), row(1, number)]);
    expect(isWhole({ plan: PLAN, rows })).toBe(true);
    expect(isWhole({ plan: PLAN, rows: [...rows.slice(1), row(1, 6)] })).toBe(false);
  });
});
