import type { Plan, Row } from '@grimrule/lab';
import { inOrder, jobCount, jobsLeft } from '@grimrule/lab';
import { Progress } from '../progress.ts';
import type { Streams } from '../streams.ts';
import { inThreads, threadsFor } from '../threads.ts';
import type { CliWords } from '../words/en.ts';
import type { Jobs } from '../worker.ts';
import type { RunFile } from './run-file.ts';

/** Few enough that little is lost when a run is interrupted, and that all threads end together. */
const MOST_AT_ONCE = 4;

/** Plays the games of a plan that its file does not have yet, and gives all rows. */
export async function run(
  plan: Plan,
  file: RunFile,
  threads: number | undefined,
  say: CliWords,
  { stderr }: Streams,
): Promise<readonly Row[]> {
  const left = jobsLeft(plan, file.rows);
  if (left.length === 0) return file.rows;
  const share = Math.ceil(left.length / (threadsFor(threads) * 8));
  const size = Math.max(1, Math.min(MOST_AT_ONCE, share));
  const tasks: Jobs[] = [];
  for (let at = 0; at < left.length; at += size) {
    tasks.push({ plan, jobs: left.slice(at, at + size) });
  }
  const rows: Row[] = [...file.rows];
  const progress = new Progress(jobCount(plan), say, stderr, rows.length);
  try {
    await inThreads<Jobs, readonly Row[]>({ name: 'playJobs', tasks, threads }, (found) => {
      file.add(found);
      rows.push(...found);
      progress.show(rows.length);
    });
  } finally {
    progress.end();
  }
  return inOrder(rows);
}
