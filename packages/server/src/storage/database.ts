import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { DatabaseThread } from './database-thread.ts';
import { CHANNEL, CONNECT_MS, Ear } from './ear.ts';
import type { Embedded } from './embedded.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrations.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import type { Schema } from './schema.ts';

/** Where games are kept. */
export type Place =
  /** A PostgreSQL server, which other table servers may use as well. */
  | { readonly url: string }
  /**
   * A folder for the embedded PostgreSQL, which belongs to this process alone, and the script of the
   * thread that it runs in. An unsynced one may lose the last moments in a power cut.
   */
  | { readonly folder: string; readonly script: URL; readonly isUnsynced?: boolean }
  /** The embedded PostgreSQL in memory, for tests; made from a dump, which is quicker. */
  | { readonly template: Blob };

/** Where a server keeps them that somebody starts. */
export type ServedPlace = Exclude<Place, { readonly template: Blob }>;

export interface Database {
  readonly db: Kysely<Schema>;
  /** Whether other servers may write to it as well. */
  readonly isShared: boolean;
  /** Whether what other servers tell comes through. */
  hears(): boolean;
  /** Hears what is told on the channel; `missed` when something may have been missed. */
  listen(heard: (payload: string) => void, missed: () => void): Promise<void>;
  close(): Promise<void>;
}

/** The database as it is. */
export function connect(place: Place, report: (error: unknown) => void): Promise<Database> {
  return 'url' in place ? overNetwork(place.url, report) : embedded(place, report);
}

/** The database with its tables up to date. */
export async function openDatabase(
  place: Place,
  report: (error: unknown) => void,
): Promise<Database> {
  const database = await connect(place, report);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function embedded(
  place: Exclude<Place, { readonly url: string }>,
  report: (error: unknown) => void,
): Promise<Database> {
  const release = 'folder' in place ? lockFolder(place.folder, report) : () => undefined;
  let lite: Embedded;
  try {
    lite = await ('folder' in place
      ? DatabaseThread.start(place.script, {
          folder: join(place.folder, 'postgres'),
          isSynced: place.isUnsynced !== true,
        })
      : PGlite.create({ loadDataDir: place.template }));
  } catch (error) {
    release();
    throw error;
  }
  const db = new Kysely<Schema>({ dialect: pgliteDialect(lite) });
  return {
    db,
    isShared: false,
    hears: () => true,
    // There is nobody else who could tell anything.
    listen: async () => undefined,
    async close() {
      await db.destroy();
      await lite.close();
      release();
    },
  };
}

/** How many questions a server asks the database at the same time. */
const CONNECTIONS = 8;
/** A question that takes longer than this will not be answered. */
const QUESTION_MS = 15_000;
/** How long a server waits for the database when it starts, and until it listens again. */
const START_MS = 20_000;
const AGAIN_MS = 500;

async function overNetwork(url: string, report: (error: unknown) => void): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUESTION_MS,
    keepAlive: true,
  });
  // A connection that breaks is replaced when somebody needs one. The pool only hears of those
  // that nobody uses; one that breaks in between two questions would end the whole server.
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  await untilItAnswers(pool);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const ear = new Ear(
    url,
    async (payload) => {
      await sql`select pg_notify(${CHANNEL}::text, ${payload}::text)`.execute(db);
    },
    report,
  );
  return {
    db,
    isShared: true,
    hears: () => ear.hears,
    listen: (heard, missed) => ear.listen(heard, missed),
    async close() {
      await ear.close();
      await db.destroy();
      // Kysely ends what it has used.
      if (!pool.ended) await pool.end();
    },
  };
}

async function untilItAnswers(pool: pg.Pool): Promise<void> {
  for (const end = Date.now() + START_MS; ; ) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (Date.now() < end) await pause(AGAIN_MS);
      else {
        await pool.end();
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`The database at DATABASE_URL does not answer: ${reason}`);
      }
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
