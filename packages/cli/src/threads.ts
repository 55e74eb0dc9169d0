import { availableParallelism } from 'node:os';

/** A task for a thread: which function of the worker, and what it gets. */
interface Tasks<T> {
  readonly name: string;
  readonly tasks: readonly T[];
  /** How many threads; one for each core if nothing is said. */
  readonly threads: number | undefined;
}

export const threadsFor = (wanted: number | undefined) => wanted ?? availableParallelism();

/** Threads that play: a thread gets fast by playing, so none ends before the pool does. */
export interface Threads {
  run<T, R>(name: string, task: T): Promise<R>;
  end(): Promise<void>;
}

export async function openThreads(count: number): Promise<Threads> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina({
    filename: new URL('./worker.mjs', import.meta.url).href,
    minThreads: count,
    maxThreads: count,
  });
  return {
    run: (name, task) => pool.run(task, { name }),
    end: () => pool.destroy(),
  };
}

/** Has threads do tasks one after the other, and hands over each result with its task as it comes. */
export async function inThreads<T, R>(
  { name, tasks, threads }: Tasks<T>,
  done: (result: R, task: T) => void,
): Promise<void> {
  const waiting = [...tasks];
  const busy = Math.max(1, Math.min(threadsFor(threads), waiting.length));
  const pool = await openThreads(busy);
  try {
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        done(await pool.run<T, R>(name, next), next);
      }
    };
    // Two tasks a thread: one that is being done, one at hand when it is done.
    await Promise.all(Array.from({ length: busy * 2 }, work));
  } finally {
    await pool.end();
  }
}
