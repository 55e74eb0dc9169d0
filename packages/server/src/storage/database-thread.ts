import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Embedded, Rows } from './embedded.ts';

/** Where the database lies, and whether it waits until what it wrote is on the disk. */
export interface Kept {
  readonly folder: string;
  readonly isSynced: boolean;
}

export interface Question {
  readonly id: number;
  readonly sql: string;
  readonly parameters: unknown[];
}

export type Reply =
  | 'ready'
  | ({ readonly id: number } & Rows<never>)
  | { readonly id: number; readonly error: unknown };

interface Waiting {
  readonly resolve: (rows: Rows<never>) => void;
  readonly reject: (error: unknown) => void;
}

/** The embedded database in a thread of its own. */
export class DatabaseThread implements Embedded {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;
  /** Why there is nobody any more who answers. */
  private end: Error | null = null;

  private constructor(worker: Worker) {
    this.worker = worker;
    worker.on('message', (reply: Reply) => this.hear(reply));
    worker.on('error', (error) => this.isOver(error));
    worker.on('exit', () => this.isOver(new Error('the database is closed')));
  }

  /** Starts a thread with this script, on the database that is kept there. */
  static async start(script: URL, kept: Kept): Promise<DatabaseThread> {
    const worker = new Worker(script, { workerData: kept });
    await once(worker, 'message');
    return new DatabaseThread(worker);
  }

  query<R>(sql: string, parameters: unknown[]): Promise<Rows<R>> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      if (this.end) return reject(this.end);
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, sql, parameters } satisfies Question);
    });
  }

  async close(): Promise<void> {
    if (this.end) return;
    const gone = once(this.worker, 'exit');
    this.worker.postMessage(null);
    await gone;
  }

  private hear(reply: Reply): void {
    if (reply === 'ready') return;
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ('error' in reply) waiting?.reject(reply.error);
    else waiting?.resolve(reply);
  }

  private isOver(reason: Error): void {
    this.end ??= reason;
    for (const { reject } of this.waiting.values()) reject(this.end);
    this.waiting.clear();
  }
}
