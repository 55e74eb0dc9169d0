import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plan, Row } from '@grimrule/lab';
import { jobAt, jobCount } from '@grimrule/lab';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LabDatabase, work } from '../../src/laboratory/index.ts';
import { pause } from '../support/postgres.ts';
import type { PostgresDatabase } from '../support/postgres-database.ts';
import { postgresDatabase } from '../support/postgres-database.ts';

const BIN = fileURLToPath(new URL('../../../cli/bin/grimrule.mjs', import.meta.url));
const RULES = { duel: '9' };

const planOf = (games: number, seed = 's'): Plan => ({
  game: 'duel',
  settings: ['random', 'sensible'].map((bot) => ({
    ...{ name: bot, facts: {}, options: null, bots: [bot] },
  })),
  ...{ games, from: 0, seed },
});

/** A result that tells which job it is of. */
const rowOf = (plan: Plan, place: number): Row => ({
  ...jobAt(plan, place),
  ...{ failure: 'crash', message: `${plan.seed} ${place}` },
});

describe('the queue of the laboratory', () => {
  let postgres: PostgresDatabase;
  let database: LabDatabase;
  let processes: ChildProcess[] = [];

  beforeEach(async () => {
    postgres = await postgresDatabase();
    database = await LabDatabase.open(postgres.url, 2);
    processes = [];
  });

  afterEach(async () => {
    for (const each of processes) each.kill('SIGKILL');
    await database.close();
    await postgres.remove();
  });

  async function until(condition: () => Promise<boolean>): Promise<void> {
    while (!(await condition())) await pause(50);
  }

  /** A worker in this process that gives each job its own result, and counts how often it was asked. */
  async function worker(rules: Readonly<Record<string, string>>, plan: Plan) {
    const places: number[] = [];
    const taker = await work(postgres.url, {
      ...{ rules, atOnce: 2, played: () => undefined },
      async play(_plan, { setting, number }) {
        const place = number * plan.settings.length + setting;
        places.push(place);
        return rowOf(plan, place);
      },
    });
    return { taker, places };
  }

  it('gives every job to a worker once, and keeps its result', async () => {
    const plan = planOf(20);
    const run = await database.add({ plan, rules: '9' });
    const [one, other] = [await worker(RULES, plan), await worker(RULES, plan)];
    await until(async () => (await database.count(run)) === jobCount(plan));
    expect(await database.rows(run)).toEqual(
      Array.from({ length: 40 }, (_, place) => rowOf(plan, place)),
    );
    expect([...one.places, ...other.places].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, place) => place),
    );
    for (const { taker } of [one, other]) await taker.stop();
  });

  it('knows a run by its plan and its rules', async () => {
    const run = await database.add({ plan: planOf(3), rules: '9' });
    expect(await database.add({ plan: planOf(3), rules: '9' })).toBe(run);
    expect(await database.left(['lab duel 9'])).toBe(6);
    expect(await database.add({ plan: planOf(3), rules: '10' })).not.toBe(run);
    expect(await database.add({ plan: planOf(3, 't'), rules: '9' })).not.toBe(run);
    expect(await database.left(['lab duel 9'])).toBe(12);
  });

  it('leaves jobs of other rules to those who have them', async () => {
    const plan = planOf(2);
    await database.add({ plan, rules: '8' });
    const run = await database.add({ plan, rules: '9' });
    const { taker, places } = await worker(RULES, plan);
    await until(async () => (await database.count(run)) === 4);
    expect(places).toHaveLength(4);
    expect(await database.left(['lab duel 8'])).toBe(4);
    await taker.stop();
  });

  it('counts a job once that was done twice', async () => {
    const plan = planOf(2);
    const run = await database.add({ plan, rules: '9' });
    await database.keep({ run, place: 1 }, rowOf(plan, 1));
    await database.keep({ run, place: 1 }, rowOf(plan, 3));
    expect(await database.rows(run)).toEqual([rowOf(plan, 1)]);
  });

  it('gives the jobs of a dead worker to another, and none of a living one', async () => {
    const plan = planOf(3);
    const run = await database.add({ plan, rules: '9' });
    // Who has jobs and no lock is dead: this one has taken a job and never showed that it lives.
    await database.pool.query(
      `update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now(), attempts = 1
       where payload ->> 'place' = '2'`,
    );
    let isHeld = true;
    const slow = await work(postgres.url, {
      ...{ rules: RULES, atOnce: 1, played: () => undefined },
      async play(_plan, { setting, number }) {
        while (isHeld) await pause(20);
        return rowOf(plan, number * 2 + setting);
      },
    });
    await until(async () => (await database.left(['lab duel 9'])) === 6);
    const { taker, places } = await worker(RULES, plan);
    // All but the one that the living worker is at.
    await until(async () => (await database.count(run)) === 5);
    expect(places).toContain(2);
    // Several looks of the rescue later the living worker still has its job.
    await pause(3_000);
    expect(places).toHaveLength(5);
    isHeld = false;
    await until(async () => (await database.count(run)) === 6);
    await taker.stop();
    await slow.stop();
  });

  it('loses and doubles nothing when workers are killed', async () => {
    const lab = ['lab', 'duel', '--bot', 'random', '--games', '400', '--seed', 'kills', '--json'];
    const environment = { ...process.env, DATABASE_URL: postgres.url, LC_ALL: 'C' };
    const start = (args: readonly string[]) => {
      const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
      const child = spawn(process.execPath, [BIN, ...args], { env: environment, stdio });
      processes.push(child);
      return child;
    };
    const outputOf = async (child: ChildProcess) => {
      let out = '';
      child.stdout?.on('data', (data: Buffer) => {
        out += data.toString();
      });
      await new Promise((resolve) => child.once('close', resolve));
      return out;
    };
    const queued = outputOf(start([...lab, '--queue']));
    const count = async () => {
      const { rows } = await database.pool.query(
        'select count(*)::integer as n from grimrule_lab.results',
      );
      return rows[0].n as number;
    };
    let victim = start(['worker', '--threads', '1']);
    start(['worker', '--threads', '1']);
    for (const games of [60, 140, 220]) {
      await until(async () => (await count()) >= games);
      victim.kill('SIGKILL');
      victim = start(['worker', '--threads', '1']);
    }
    const byQueue = JSON.parse(await queued);
    expect(await count()).toBe(400);
    expect(byQueue.settings[0].games).toBe(400);
    const alone = JSON.parse(await outputOf(start([...lab, '--threads', '1'])));
    expect(byQueue).toEqual(alone);
  });
});
