import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { Kept, Question, Reply } from './database-thread.ts';
import { openSynced } from './synced-files.ts';

// Runs in a thread of its own: while the database writes, the tables go on.
const { folder, isSynced } = workerData as Kept;
const lite = await (isSynced ? openSynced(folder) : PGlite.create(folder));
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
