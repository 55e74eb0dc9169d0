import { EventEmitter } from 'node:events';
import type { Job, Plan, Row } from '@grimrule/lab';
import { jobAt } from '@grimrule/lab';
import type { TaskList, WorkerEvents } from 'graphile-worker';
import { Logger, run } from 'graphile-worker';
import type { QueuedJob } from './lab-database.ts';
import { LabDatabase, taskOf } from './lab-database.ts';
import { Rescue } from './rescue.ts';

/** What a worker can do: games by their rules, and how one is played. */
export interface Work {
  /** By game, the version of its rules. */
  readonly rules: Readonly<Record<string, string>>;
  /** How many games at the same time. */
  readonly atOnce: number;
  play(plan: Plan, job: Job): Promise<Row>;
  /** A game was played and kept. */
  played(): void;
}

export interface LabWorker {
  /** Ends when somebody says so, or when it lost its database. */
  readonly ended: Promise<void>;
  /** How many jobs are left that this worker could take. */
  left(): Promise<number>;
  /** Lets the games end that are being played. */
  stop(): Promise<void>;
}

const QUIET = new Logger(() => () => undefined);
/** How often a worker that has nothing to do looks for jobs. */
const POLL_MS = 500;

/** Takes jobs from the queue until it is stopped. */
export async function work(url: string, { rules, atOnce, play, played }: Work): Promise<LabWorker> {
  const database = await LabDatabase.open(url, atOnce + 2);
  const plans = new Map<string, Promise<Plan | null>>();
  const planOf = (name: string) => {
    const known = plans.get(name) ?? database.planOf(name);
    plans.set(name, known);
    return known;
  };
  let lost = (_error: Error) => {};
  const rescue = await Rescue.open(url, (error) => lost(error));
  let isAlive: Promise<void> = Promise.resolve();
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    isAlive = rescue.stayAlive(workerPool.id);
  });
  const take = async (payload: unknown) => {
    await isAlive;
    const job = payload as QueuedJob;
    const plan = await planOf(job.run);
    // The run was deleted meanwhile: its jobs are nobody's any more.
    if (!plan) return;
    await database.keep(job, await play(plan, jobAt(plan, job.place)));
    played();
  };
  const tasks = Object.entries(rules).map(([game, version]) => taskOf(game, version));
  const taskList: TaskList = Object.fromEntries(tasks.map((task) => [task, take]));
  const runner = await run({
    ...{ pgPool: database.pool, taskList, events, logger: QUIET },
    ...{ concurrency: atOnce, pollInterval: POLL_MS, noHandleSignals: true },
  });
  const ended = new Promise<void>((resolve, reject) => {
    lost = reject;
    runner.promise.then(resolve, reject);
  });
  return {
    ended,
    left: () => database.left(tasks),
    async stop() {
      await runner.stop();
      await rescue.close();
      await database.close();
    },
  };
}
