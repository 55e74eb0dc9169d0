import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Answer, GameRecord, Line } from '@grimrule/kernel';
import { proposalFor } from '@grimrule/kernel';
import { Piscina } from 'piscina';
import type { Thought } from './bot-worker.ts';

/** A thought that takes longer than this is broken off, and its thread with it. */
const THINK_MS = 30_000;
const IDLE_MS = 30_000;

/** Threads in which bots think and saved games are tried, away from those who serve the tables. */
export class Thinkers {
  private readonly pool: Piscina;
  private readonly report: (error: unknown) => void;
  private isClosed = false;

  constructor(worker: URL, report: (error: unknown) => void) {
    this.report = report;
    this.pool = new Piscina({
      filename: worker.href,
      // One is always there: on a busy machine a new one may take seconds to start.
      minThreads: 1,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: IDLE_MS,
    });
  }

  /**
   * A bot that does not come to an answer takes what the game proposes: the others want to play.
   * Null if it was broken off because the server stops: that is no answer.
   */
  async think(thought: Omit<Thought, 'seed'>): Promise<Answer | null> {
    try {
      return await this.run<Answer>('think', { ...thought, seed: randomUUID() });
    } catch (error) {
      if (this.isClosed) return null;
      this.report(error);
      return proposalFor(thought.prompt);
    }
  }

  tryRecord(record: GameRecord): Promise<readonly Line[]> {
    return this.run('tryRecord', record);
  }

  close(): Promise<void> {
    this.isClosed = true;
    return this.pool.destroy();
  }

  private run<T>(name: string, task: unknown): Promise<T> {
    return this.pool.run(task, { name, signal: AbortSignal.timeout(THINK_MS) }) as Promise<T>;
  }
}
