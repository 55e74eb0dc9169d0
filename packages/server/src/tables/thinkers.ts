import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Answer, GameRecord, Line } from '@grimrule/kernel';
import { proposalFor } from '@grimrule/kernel';
import { Piscina } from 'piscina';
import type { Practice, Thought } from './bot-worker.ts';
import type { Lane } from './lanes.ts';
import { Lanes } from './lanes.ts';

/** A thought that takes longer than this is broken off, and its thread with it. */
const THINK_MS = 30_000;
const IDLE_MS = 300_000;
/** Threads that are always there, for two addresses at least; new ones have to start and to get fast. */
const KEPT = 2;
/** Games of each kind that a thread plays for practice: later ones would not make it much faster. */
const PRACTICE_GAMES = 4;

/**
 * Threads in which bots think, away from those who serve the tables, and one in which saved games
 * are tried, away from the bots.
 */
export class Thinkers {
  private readonly bots: Threads;
  private readonly records: Threads;
  private readonly report: (error: unknown) => void;
  private isClosed = false;

  constructor(worker: URL, report: (error: unknown) => void) {
    this.report = report;
    const { href: filename } = worker;
    // No address has all of them: a thought may take long, and others must not wait for it.
    const maxThreads = Math.max(KEPT, availableParallelism());
    this.bots = new Threads({ filename, minThreads: KEPT, maxThreads });
    this.records = new Threads({ filename, minThreads: 0, maxThreads: 1 });
  }

  /** How many thoughts wait for a thread. */
  get waiting(): number {
    return this.bots.waiting;
  }

  /**
   * A bot that does not come to an answer takes what the game proposes: the others want to play.
   * Null if it was broken off because the server stops: that is no answer.
   */
  async think(thought: Omit<Thought, 'seed'>, lane: Lane): Promise<Answer | null> {
    try {
      return await this.bots.run<Answer>('think', { ...thought, seed: randomUUID() }, lane);
    } catch (error) {
      if (this.isClosed) return null;
      this.report(error);
      return proposalFor(thought.prompt);
    }
  }

  /**
   * Lets the threads play before anybody waits for them. A thought of a table is next in line when
   * a game is over, which takes a fraction of a second.
   */
  async practise(games: readonly string[]): Promise<void> {
    const inOneThread = async (thread: number) => {
      const lane = { table: '', address: `practice ${thread}` };
      for (let round = 0; round < PRACTICE_GAMES; round++) {
        for (const game of games) {
          const task: Practice = { game, seed: `${thread}/${round}` };
          await this.bots.run('practise', task, lane);
        }
      }
    };
    try {
      await Promise.all(Array.from({ length: KEPT }, (_, thread) => inOneThread(thread)));
    } catch (error) {
      if (!this.isClosed) this.report(error);
    }
  }

  /** The faults of a saved game that was sent from this address. */
  tryRecord(record: GameRecord, address: string): Promise<readonly Line[]> {
    return this.records.run('tryRecord', record, { table: '', address });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([this.bots.close(), this.records.close()]);
  }
}

interface ThreadOptions {
  readonly filename: string;
  readonly minThreads: number;
  readonly maxThreads: number;
}

/** Threads that take turns fairly. The pool's own queue is neither fair nor in order, so it stays empty. */
class Threads {
  private readonly pool: Piscina;
  private readonly lanes: Lanes;

  constructor(options: ThreadOptions) {
    this.pool = new Piscina({ ...options, idleTimeout: IDLE_MS });
    this.lanes = new Lanes(options.maxThreads, Math.max(1, options.maxThreads - 1));
  }

  get waiting(): number {
    return this.lanes.count;
  }

  run<T>(name: string, task: unknown, lane: Lane): Promise<T> {
    return this.lanes.run(lane, async () => {
      // The clock starts with the work, not in the queue.
      const signal = AbortSignal.timeout(THINK_MS);
      return (await this.pool.run(task, { name, signal })) as T;
    });
  }

  async close(): Promise<void> {
    this.lanes.close();
    await this.pool.destroy();
  }
}
