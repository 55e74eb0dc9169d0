import type { Job, Plan, Row } from '@grimrule/lab';
import { jobCount } from '@grimrule/lab';
import { LabDatabase, work } from '@grimrule/server/laboratory';
import { GAME_NAMES, gameNamed } from '../games.ts';
import { Mistake } from '../mistake.ts';
import { Progress } from '../progress.ts';
import type { Streams } from '../streams.ts';
import { complain } from '../streams.ts';
import { openThreads, threadsFor } from '../threads.ts';
import type { CliWords } from '../words/en.ts';
import type { Jobs } from '../worker.ts';

const LOOK_MS = 500;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// This file is bundled by itself: who plays at home need not load what speaks to databases.

/** Adds a plan to the queue, unless it is there, and waits until workers have played it. */
export async function queueRun(
  plan: Plan,
  rules: string,
  say: CliWords,
  streams: Streams,
): Promise<readonly Row[]> {
  const database = await opened(say);
  try {
    const run = await database.add({ plan, rules });
    const all = jobCount(plan);
    let done = await database.count(run);
    if (done < all) complain(streams, [say.lab.queued(all - done)]);
    const progress = new Progress(all, say, streams.stderr, done);
    for (; done < all; done = await database.count(run)) {
      progress.show(done);
      await pause(LOOK_MS);
    }
    progress.end();
    return await database.rows(run);
  } finally {
    await database.close();
  }
}

/** Takes games from the queue: until it is told to end, or until there is nothing left to take. */
export async function takeWork(
  { threads, untilEmpty }: { readonly threads?: number; readonly untilEmpty?: true },
  say: CliWords,
  streams: Streams,
): Promise<void> {
  const atOnce = threadsFor(threads);
  const pool = await openThreads(atOnce);
  let count = 0;
  const rules = Object.fromEntries(
    GAME_NAMES.map((name) => [name, gameNamed(name).game.definition.version]),
  );
  try {
    const worker = await work(databaseUrl(say), {
      rules,
      // One game is at hand for each that is being played.
      atOnce: atOnce * 2,
      async play(plan, job) {
        const [row] = await pool.run<Jobs, readonly Row[]>('playJobs', oneJob(plan, job));
        if (!row) throw new Error('a job without a result');
        return row;
      },
      played: () => {
        count++;
      },
    });
    complain(streams, [say.lab.working(atOnce)]);
    const end = new Promise<void>((resolve) => {
      process.once('SIGINT', resolve).once('SIGTERM', resolve);
    });
    await Promise.race([end, worker.ended, ...(untilEmpty ? [emptied(worker.left)] : [])]);
    await worker.stop();
  } finally {
    await pool.end();
  }
  complain(streams, [say.lab.worked(count)]);
}

/** A thread gets one job at a time, so that little is lost with a worker that is killed. */
function oneJob(plan: Plan, { setting, number }: Job): Jobs {
  return { plan, jobs: [{ setting, number }] };
}

async function emptied(left: () => Promise<number>): Promise<void> {
  while ((await left()) > 0) await pause(LOOK_MS);
}

function databaseUrl(say: CliWords): string {
  const url = process.env.DATABASE_URL ?? '';
  if (!/^postgres(ql)?:\/\//.test(url)) throw new Mistake(say.lab.noDatabase);
  return url;
}

async function opened(say: CliWords): Promise<LabDatabase> {
  return LabDatabase.open(databaseUrl(say), 2);
}
