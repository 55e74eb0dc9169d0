import { createHash } from 'node:crypto';
import type { Plan, Row } from '@grimrule/lab';
import { jobCount } from '@grimrule/lab';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

/** A game of a run: which run, and the place of the job in its plan. */
export interface QueuedJob {
  readonly run: string;
  readonly place: number;
}

export interface StoredRun {
  readonly plan: Plan;
  readonly rules: string;
}

/** Two machines may come first at the same time; this lock lets one of them make the tables. */
const MAKING = 7776;

/** Jobs of a game whose rules a worker does not have are none of its tasks. */
export const taskOf = (game: string, rules: string) => `lab ${game} ${rules}`;

/** The runs of the laboratory in a PostgreSQL, and the jobs that are left of them. */
export class LabDatabase {
  readonly pool: pg.Pool;

  private constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  static async open(url: string, connections: number): Promise<LabDatabase> {
    const pool = new pg.Pool({ connectionString: url, max: connections });
    // A connection that breaks while nobody uses it is replaced by the pool.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    try {
      const database = new LabDatabase(pool);
      await database.makeTables();
      return database;
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  /**
   * Adds the jobs of a plan, once: a run is known by its plan and its rules, so the same plan finds the
   * run that is there.
   */
  async add({ plan, rules }: StoredRun): Promise<string> {
    const text = JSON.stringify(plan);
    const run = createHash('sha256').update(`${rules}\n${text}`).digest('hex').slice(0, 24);
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const added = await client.query(
        'insert into grimrule_lab.runs (run, plan, rules) values ($1, $2, $3) on conflict do nothing',
        [run, text, rules],
      );
      if (added.rowCount === 1) {
        await client.query(
          `select count(graphile_worker.add_job(identifier => $1, payload => json_build_object('run', $2::text, 'place', place)))
           from generate_series(0, $3::integer - 1) as place`,
          [taskOf(plan.game, rules), run, jobCount(plan)],
        );
      }
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
    return run;
  }

  async planOf(run: string): Promise<Plan | null> {
    const { rows } = await this.pool.query<{ plan: Plan }>(
      'select plan from grimrule_lab.runs where run = $1',
      [run],
    );
    return rows[0]?.plan ?? null;
  }

  /** Keeps a result. A job that was done twice has the same result twice, and counts once. */
  async keep({ run, place }: QueuedJob, row: Row): Promise<void> {
    await this.pool.query(
      'insert into grimrule_lab.results (run, place, result) values ($1, $2, $3) on conflict do nothing',
      [run, place, JSON.stringify(row)],
    );
  }

  async count(run: string): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>(
      'select count(*)::integer as count from grimrule_lab.results where run = $1',
      [run],
    );
    return rows[0]?.count ?? 0;
  }

  async rows(run: string): Promise<readonly Row[]> {
    const { rows } = await this.pool.query<{ result: Row }>(
      'select result from grimrule_lab.results where run = $1 order by place',
      [run],
    );
    return rows.map(({ result }) => result);
  }

  /** How many jobs of these tasks nobody has done yet. */
  async left(tasks: readonly string[]): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>(
      'select count(*)::integer as count from graphile_worker.jobs where task_identifier = any($1) and attempts < max_attempts',
      [tasks],
    );
    return rows[0]?.count ?? 0;
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  private async makeTables(): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [MAKING]);
      await runMigrations({ pgPool: this.pool });
      await client.query(`
        create schema if not exists grimrule_lab;
        create table if not exists grimrule_lab.runs (
          run text primary key,
          plan json not null,
          rules text not null,
          made timestamptz not null default now()
        );
        create table if not exists grimrule_lab.results (
          run text not null references grimrule_lab.runs on delete cascade,
          place integer not null,
          result json not null,
          primary key (run, place)
        );
      `);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MAKING]);
      client.release();
    }
  }
}
