import pg from 'pg';

/** The number of the locks that living workers hold, each with the number of its own name. */
const ALIVE = 7777;
const LOOK_MS = 1_000;

/** What a killed machine leaves open is noticed by the database after about ten seconds. */
const KEEPALIVE = '-c tcp_keepalives_idle=4 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3';

const DEAD = `
  select distinct locked_by as worker from graphile_worker.jobs
  where locked_by is not null and not exists (
    select from pg_locks
    where locktype = 'advisory' and granted and classid = ${ALIVE} and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())
      and objid::bigint = (hashtext(locked_by)::bigint + 4294967296) % 4294967296
  )`;

/**
 * Shows that a worker is alive, and frees the jobs of those that are not. The queue itself gives a job of
 * a killed worker back after four hours. A lock on a connection of its own is gone as soon as the process
 * is; who has jobs and no lock, two looks in a row, is dead.
 */
export class Rescue {
  private readonly client: pg.Client;
  private suspects: readonly string[] = [];
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();

  private constructor(client: pg.Client) {
    this.client = client;
  }

  /** `lost` is called when this worker can no longer show that it is alive. */
  static async open(url: string, lost: (error: Error) => void): Promise<Rescue> {
    const client = new pg.Client({ connectionString: url, options: KEEPALIVE, keepAlive: true });
    client.on('error', lost);
    await client.connect();
    const rescue = new Rescue(client);
    rescue.timer = setInterval(() => {
      rescue.looking = rescue.looking.then(() => rescue.look()).catch(lost);
    }, LOOK_MS);
    return rescue;
  }

  /** To be called before the worker takes its first job. */
  async stayAlive(worker: string): Promise<void> {
    await this.client.query('select pg_advisory_lock($1, hashtext($2))', [ALIVE, worker]);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
    await this.client.end();
  }

  private async look(): Promise<void> {
    const { rows } = await this.client.query<{ worker: string }>(DEAD);
    const now = rows.map(({ worker }) => worker);
    const dead = now.filter((worker) => this.suspects.includes(worker));
    this.suspects = now;
    if (dead.length === 0) return;
    await this.client.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
  }
}
