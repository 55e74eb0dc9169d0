import type { Snapshot } from '@grimrule/kernel';
import type { Move, Summary } from '@grimrule/room';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { CHANNEL } from './database.ts';
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

/** The most moves that are written at once. */
const MOST = 100;

/**
 * Stores moves. Those that come while others are being written are written together: a commit
 * takes about as long for one move as for fifty. An answer is acknowledged after the commit.
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
    // What is asked for in this very moment goes along.
    await Promise.resolve();
    while (this.waiting.length > 0) {
      const batch = this.waiting.slice(0, MOST);
      this.waiting = this.waiting.slice(MOST);
      try {
        const won = await this.write(batch);
        // `delete` says whether it was there: of two with one number only the first has won.
        for (const each of batch) each.resolve(won.delete(nameOf(each)));
      } catch (error) {
        for (const each of batch) each.reject(error);
      }
    }
    this.isWriting = false;
  }

  /** One statement is one transaction: moves, snapshots, summaries, and the news for others. */
  private async write(batch: readonly Appending[]): Promise<Set<string>> {
    const snapshots = batch.flatMap(({ game, number, snapshot }) =>
      snapshot ? [{ game, number, ...snapshot }] : [],
    );
    const { rows } = await sql<{ readonly game: string; readonly number: number }>`
      with sent as (
        select * from unnest(
          ${batch.map(({ game }) => game)}::text[],
          ${batch.map(({ number }) => number)}::integer[],
          ${batch.map(({ rules }) => rules)}::text[],
          ${batch.map(({ move }) => JSON.stringify(move))}::text[],
          ${batch.map(({ summary }) => JSON.stringify(summary))}::text[]
        ) as sent (game, number, rules, body, summary)
      ), won as (
        insert into moves (game, number, rules, body)
        select game, number, rules, body::json from sent
        on conflict do nothing
        returning game, number
      ), kept as (
        insert into snapshots (game, number, decisions, state)
        select kept.game, kept.number, kept.decisions, kept.state::json from unnest(
          ${snapshots.map(({ game }) => game)}::text[],
          ${snapshots.map(({ number }) => number)}::integer[],
          ${snapshots.map(({ decisions }) => decisions)}::integer[],
          ${snapshots.map(({ state }) => JSON.stringify(state))}::text[]
        ) as kept (game, number, decisions, state) join won using (game, number)
        on conflict do nothing
      ), stands as (
        update games set summary = sent.summary::json, updated = now()
        from sent join won using (game, number) where games.id = sent.game
      )
      select game, number, pg_notify(
        ${CHANNEL}::text,
        json_build_object('told', 'move', 'server', ${this.server}::text, 'game', game)::text
      ) from won
    `.execute(this.db);
    return new Set(rows.map(nameOf));
  }
}

function nameOf({ game, number }: { readonly game: string; readonly number: number }): string {
  return `${game}/${number}`;
}
