import { sql } from 'kysely';
import { removeChat } from './chat.ts';
import { deleteGames } from './deletion.ts';
import type { Office } from './office.ts';
import { vacuum } from './vacuum.ts';

/** For how many days something is kept; null for as long as nobody deletes it. */
export interface Retention {
  /** Since the last move. */
  readonly tables: number | null;
  readonly chat: number | null;
  readonly reports: number | null;
  /** Players without a seat or a table of their own, since their last visit. */
  readonly players: number | null;
}

export interface Swept {
  readonly tables: number;
  readonly chat: number;
  readonly reports: number;
  readonly players: number;
  /** Codes, knocks, invitations and keys of devices that have been void for long. */
  readonly expired: number;
}

/** How many days after it became void nobody asks any more why a code, an invitation or a key is. */
const VOID_DAYS = 30;

/** Tables or players that are deleted in one go: others want to use the database too. */
const AT_ONCE = 50;

/** Deletes what has been kept long enough, and lets its space be used again. Several servers may do so at the same time. */
export async function sweep(office: Office, kept: Retention): Promise<Swept> {
  const { tables, chat, reports, players } = kept;
  const swept = {
    tables: tables === null ? 0 : await sweepTables(office, tables),
    chat: chat === null ? 0 : await sweepChat(office, chat),
    reports: reports === null ? 0 : await sweepReports(office, reports),
    expired: await sweepExpired(office),
    // Tables that are gone by now keep nobody.
    players: players === null ? 0 : await sweepPlayers(office, players),
  };
  await vacuum(office);
  return swept;
}

async function sweepExpired({ db, store }: Office): Promise<number> {
  await store.tries.removeOld();
  let swept = 0;
  for (const table of ['device_codes', 'join_codes', 'knocks', 'invitations'] as const) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('expires', '<', before(VOID_DAYS))
      .executeTakeFirst();
    swept += Number(numDeletedRows);
  }
  return swept + (await store.players.removeRevoked(VOID_DAYS));
}

async function sweepTables({ db, reopen }: Office, days: number): Promise<number> {
  for (let swept = 0; ; ) {
    const old = await db
      .selectFrom('games')
      .select('id')
      .where('updated', '<', before(days))
      .limit(AT_ONCE)
      .execute();
    const names = old.map(({ id }) => id);
    await deleteGames(db, names);
    await reopen(names);
    swept += names.length;
    if (names.length < AT_ONCE) return swept;
  }
}

async function sweepChat({ db, reopen }: Office, days: number): Promise<number> {
  const { tables, lines } = await removeChat(db, sql`at < ${before(days)}`);
  await reopen(tables);
  return lines;
}

async function sweepReports({ db }: Office, days: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('reports')
    .where('at', '<', before(days))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function sweepPlayers({ store }: Office, days: number): Promise<number> {
  for (let swept = 0; ; ) {
    const removed = await store.players.removeIdle(days, AT_ONCE);
    swept += removed;
    if (removed === 0) return swept;
  }
}

const before = (days: number) => sql<Date>`now() - ${days}::integer * interval '1 day'`;
