import { setTimeout as pause } from 'node:timers/promises';
import type { Snapshot } from '@grimrule/kernel';
import type { Move, Summary } from '@grimrule/room';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { CHANNEL } from './ear.ts';
import type { Schema } from './schema.ts';

/** A move on its way to the database. */
export interface Appending {
  readonly game: string;
  readonly number: number;
  readonly rules: string;
  readonly move: Move;
  readonly snapshot: Snapshot | null;
  readonly summary: Summary;
}

interface Waiting extends Appending {
  readonly resolve: (isFirst: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The most moves that are written at once, and how long the first of them waits for others: a write
 * takes the processor of the embedded database 0.9 ms, and 0.1 ms more for each move in it.
 */
const MOST = 100;
const GATHER_MS = 8;
/** A write that takes longer than this counts as failed: those behind it must not wait for ever. */
const WRITE_MS = 20_000;

/**
 * Stores moves. Those that come within a moment, or while others are being written, are written
 * together: a commit takes about as long for one move as for fifty. An answer is acknowledged
 * after the commit.
 */
export class MoveWriter {
  private readonly db: Kysely<Schema>;
  private readonly server: string;
  private waiting: Waiting[] = [];
  private isWriting = false;

  constructor(db: Kysely<Schema>, server: string) {
    this.db = db;
    this.server = server;
  }

  /** Whether the move was the first with its number. */
  append(appending: Appending): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ ...appending, resolve, reject });
      if (!this.isWriting) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      await pause(GATHER_MS);
      const batch = this.waiting.slice(0, MOST);
      this.waiting = this.waiting.slice(MOST);
      await this.store(batch);
    }
    this.isWriting = false;
  }

  /**
   * The database takes all of them or none. A move that it does not take, such as that of a table which
   * was deleted just now, must not keep the others from being stored.
   */
  private async store(batch: readonly Waiting[]): Promise<void> {
    try {
      const won = await inTime(this.write(batch));
      // `delete` says whether it was there: of two with one number only the first has won.
      for (const each of batch) each.resolve(won.delete(nameOf(each)));
    } catch (error) {
      if (batch.length > 1 && !(error instanceof TooLate)) {
        await Promise.all(batch.map((each) => this.store([each])));
      } else for (const each of batch) each.reject(error);
    }
  }

  /** One statement is one transaction: moves, snapshots, summaries, and the news for others. */
  private async write(batch: readonly Appending[]): Promise<Set<string>> {
    const snapshots = batch.flatMap(({ game, number, snapshot }) =>
      snapshot ? [{ game, number, ...snapshot }] : [],
    );
    const { rows } = await sql<{ readonly game: string; readonly number: number }>`
      select game, number from store_moves(
        ${batch.map(({ game }) => game)},
        ${batch.map(({ number }) => number)},
        ${batch.map(({ rules }) => rules)},
        ${batch.map(({ move }) => JSON.stringify(move))},
        ${batch.map(({ summary }) => JSON.stringify(summary))},
        ${snapshots.map(({ game }) => game)},
        ${snapshots.map(({ number }) => number)},
        ${snapshots.map(({ decisions }) => decisions)},
        ${snapshots.map(({ state }) => JSON.stringify(state))},
        ${CHANNEL},
        ${this.server}
      )
    `.execute(this.db);
    return new Set(rows.map(nameOf));
  }
}

class TooLate extends Error {
  constructor() {
    super('the database did not store in time');
  }
}

async function inTime<T>(writing: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate()), WRITE_MS);
  });
  try {
    return await Promise.race([writing, late]);
  } finally {
    clearTimeout(timer);
  }
}

function nameOf({ game, number }: { readonly game: string; readonly number: number }): string {
  return `${game}/${number}`;
}
