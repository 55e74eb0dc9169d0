import { random } from '@grimrule/bots';
import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game } from '@grimrule/kernel';
import { resume } from '@grimrule/kernel';
import { rings } from '@grimrule/rings';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../src/index.ts';
import { isPlayed, jobAt, jobCount, playJob, recordOf } from '../src/index.ts';

const RULES = { champions, rings, duel } as unknown as Readonly<Record<string, Game>>;
const players = (name: string) => {
  const game = RULES[name];
  if (!game) throw new Error(name);
  return { game, bots: () => random };
};
const planOf = (game: string, options: readonly (object | null)[], games = 2): Plan => ({
  game,
  settings: options.map((each, at) => ({
    ...{ name: `${at}`, facts: {}, options: each as never, bots: ['random'] },
  })),
  ...{ games, from: 3, seed: 'lab' },
});

const played = (plan: Plan, places: readonly number[]) =>
  places.map((place) => playJob(plan, jobAt(plan, place), players(plan.game)));

describe('a job', () => {
  const plan = planOf('champions', [{ heroes: ['spider-man'] }, { heroes: ['she-hulk'] }]);

  it('has the same result in whatever order it is played', () => {
    const places = Array.from({ length: jobCount(plan) }, (_, place) => place);
    const forward = played(plan, places);
    const backward = played(plan, [...places].reverse()).reverse();
    expect(backward).toEqual(forward);
    expect(new Set(forward.map((row) => JSON.stringify(row))).size).toBe(4);
  });

  it('tells each round of a game, and its end', () => {
    const [row] = played(plan, [0]);
    if (!row || !isPlayed(row)) throw new Error('not played');
    expect(Object.keys(row.gauges)).toEqual(['villain', 'threat', 'heroes']);
    for (const values of Object.values(row.gauges)) expect(values).toHaveLength(row.rounds + 1);
    expect(row.gauges.villain?.[0]).toBe(14 + 15);
    expect(row.gauges.heroes?.[0]).toBe(10);
    expect(row.gauges.threat?.[0]).toBe(0);
  });

  it('tells which cards were kept, drawn and played', () => {
    const [row] = played(plan, [0]);
    if (!row || !isPlayed(row)) throw new Error('not played');
    const [{ kept, drawn, played: laid } = { kept: [], drawn: [], played: [] }] = row.cards;
    expect(row.cards).toHaveLength(1);
    expect(kept.length).toBeGreaterThan(2);
    expect(kept.length).toBeLessThanOrEqual(6);
    expect(drawn).toEqual(expect.arrayContaining([...kept]));
    expect(drawn).toEqual(expect.arrayContaining([...laid]));
    expect(laid.length).toBeGreaterThan(0);
    expect(drawn.length).toBeGreaterThan(laid.length);
  });

  it('is told where sides play against each other too', () => {
    const rows = played(planOf('duel', [null], 6), [0, 1, 2, 3, 4, 5]);
    for (const row of rows) {
      if (!isPlayed(row)) throw new Error('not played');
      expect(row.won).toBe(row.winners.includes(0));
      expect(row.cards.map(({ won }) => won)).toEqual(
        [0, 1].map((seat) => row.winners.includes(seat)),
      );
      expect(row.cards.every((cards) => cards.played.length > 0)).toBe(true);
      expect(Object.keys(row.gauges)).toEqual(['points', 'marker', 'civilians']);
    }
    expect(new Set(rows.map((row) => isPlayed(row) && row.result)).size).toBeGreaterThan(1);
  });

  it('counts for all seats where all play together', () => {
    const rows = played(planOf('rings', [{ decks: ['lore', 'spirit'] }], 2), [0, 1]);
    for (const row of rows) {
      if (!isPlayed(row)) throw new Error('not played');
      expect(row.cards.map(({ won }) => won)).toEqual([row.won, row.won]);
      expect(row.gauges.threat?.length).toBe(row.rounds + 1);
      expect(row.gauges.stages?.[0]).toBeGreaterThan(0);
    }
  });

  it('that cannot be played is told, with the reason', () => {
    const [row] = played(planOf('champions', [{ heroes: ['nobody'] }]), [0]);
    expect(row).toEqual({
      ...{ setting: 0, number: 3, failure: 'crash' },
      message: 'champions cannot be set up like this',
    });
  });
});

describe('the record of a job', () => {
  it.each(['champions', 'rings', 'duel'])('is the game that was counted, in %s', (name) => {
    const plan = planOf(name, [null], 1);
    const [row] = played(plan, [0]);
    if (!row || !isPlayed(row)) throw new Error('not played');
    const record = recordOf(plan, jobAt(plan, 0), players(name));
    const resumed = resume(players(name).game, record);
    if ('problems' in resumed) throw new Error('the record cannot be read');
    expect(resumed.dropped).toBe(0);
    const { outcome, rounds, decisions } = resumed.match.state;
    expect([outcome?.ending, rounds, decisions]).toEqual([row.ending, row.rounds, row.decisions]);
  });
});
