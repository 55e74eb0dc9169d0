import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { Question, Reply } from './database-thread.ts';

// Runs in a thread of its own: while the database writes, the tables go on.
const lite = await PGlite.create(String(workerData));
const say = (reply: Reply) => parentPort?.postMessage(reply);

parentPort?.on('message', (question: Question | null) => {
  if (question) void answer(question);
  else void lite.close().finally(() => parentPort?.close());
});
say('ready');

async function answer({ id, sql, parameters }: Question): Promise<void> {
  try {
    const { rows, affectedRows } = await lite.query<never>(sql, parameters);
    say({ id, rows, affectedRows });
  } catch (error) {
    say({ id, error });
  }
}
