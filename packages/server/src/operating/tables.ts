import type { State } from '@grimrule/kernel';
import { type Summary, summaryOf } from '@grimrule/room';
import { sql } from 'kysely';
import { gameNamed } from '../games.ts';
import { openRoom } from '../tables/opening.ts';
import { deleteGames } from './deletion.ts';
import type { Office } from './office.ts';

/** A table as those see it who run the server: nothing of its cards, and no seed. */
export interface TableLine {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[];
  readonly summary: Summary;
  readonly created: string;
  readonly updated: string;
  readonly isClosed: boolean;
}

export interface TableFile extends TableLine {
  readonly generator: string;
  /** The versions of the rules that its moves were made with. */
  readonly rules: readonly string[];
  readonly moves: number;
  /** The number of the last move; if it is larger than their count, some are missing. */
  readonly lastMove: number;
  readonly snapshots: number;
  readonly chatLines: number;
  readonly reports: readonly string[];
}

/** The findings of a repair, and the position where the table goes on. */
export interface Repaired {
  /** The faults, in the words of the log. */
  readonly found: readonly string[];
  /** Moves that were removed because they came later than was asked for. */
  readonly removed: number;
  readonly decisions: number;
  readonly rounds: number;
}

/** Tables, the latest first. */
export async function listTables(
  { db, store }: Office,
  most: number,
): Promise<readonly TableLine[]> {
  const latest = await db
    .selectFrom('games')
    .select('id')
    .orderBy('updated', 'desc')
    .limit(most)
    .execute();
  return (await store.list(latest.map(({ id }) => id))).map(lineOf);
}

export async function showTable(office: Office, table: string): Promise<TableFile | null> {
  const { db, store } = office;
  const [row] = await store.list([table]);
  if (!row) return null;
  const [game, moves, snapshots, chat, reports, versions] = await Promise.all([
    db
      .selectFrom('games')
      .select(['generator', 'rules'])
      .where('id', '=', table)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('moves')
      .select(({ fn }) => [
        fn.countAll<string>().as('count'),
        fn.coalesce(fn.max('number'), sql<number>`0`).as('last'),
      ])
      .where('game', '=', table)
      .executeTakeFirstOrThrow(),
    counted(office, 'snapshots', table),
    counted(office, 'chat', table),
    db.selectFrom('reports').select('id').where('game', '=', table).orderBy('at').execute(),
    db.selectFrom('moves').select('rules').distinct().where('game', '=', table).execute(),
  ]);
  return {
    ...lineOf(row),
    generator: game.generator,
    rules: [...new Set([game.rules, ...versions.map(({ rules }) => rules)])],
    moves: Number(moves.count),
    lastMove: moves.last,
    snapshots,
    chatLines: chat,
    reports: reports.map(({ id }) => id),
  };
}

/**
 * Opens a table from what is kept of it. If moves are damaged, it goes on from the last position
 * that is sound. With `to` all moves after that one are removed first.
 */
export async function repairTable(
  { db, store, reopen }: Office,
  table: string,
  to: number | null,
): Promise<Repaired | null> {
  // Players at the table must not go on with the old state.
  await reopen([table]);
  const removed = to === null ? 0 : await cutAfter(db, table, to);
  const stored = await store.load(table);
  if (!stored) return null;
  const game = gameNamed(stored.game);
  if (!game)
    return { found: [`'${stored.game}' is not known here`], removed, decisions: 0, rounds: 0 };
  const found: string[] = [];
  const report = (error: unknown) => {
    found.push(error instanceof Error ? error.message : String(error));
  };
  const { room } = await openRoom(table, game, stored, { store, report });
  const { decisions } = room;
  const state = room.state as State;
  await db
    .updateTable('games')
    .set({ summary: JSON.stringify(summaryOf(state, decisions)) })
    .where('id', '=', table)
    .execute();
  await reopen([table]);
  return { found, removed, decisions, rounds: state.rounds };
}

/** No player can come to a closed table; everything of it is kept. */
export async function closeTable(
  office: Office,
  table: string,
  isClosed: boolean,
): Promise<boolean> {
  const { db, reopen } = office;
  const { numUpdatedRows } = await db
    .updateTable('games')
    .set({ closed: isClosed ? sql`now()` : null })
    .where('id', '=', table)
    .executeTakeFirst();
  await reopen([table]);
  return numUpdatedRows > 0n;
}

export async function deleteTable({ db, store, reopen }: Office, table: string): Promise<boolean> {
  const isThere = (await store.gameOf(table)) !== null;
  await deleteGames(db, [table]);
  await reopen([table]);
  return isThere;
}

async function cutAfter(db: Office['db'], table: string, to: number): Promise<number> {
  return db.transaction().execute(async (all) => {
    const { numDeletedRows } = await all
      .deleteFrom('moves')
      .where('game', '=', table)
      .where('number', '>', to)
      .executeTakeFirst();
    await all.deleteFrom('snapshots').where('game', '=', table).where('number', '>', to).execute();
    return Number(numDeletedRows);
  });
}

async function counted({ db }: Office, from: 'snapshots' | 'chat', table: string): Promise<number> {
  const { count } = await db
    .selectFrom(from)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('game', '=', table)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Row = Awaited<ReturnType<Office['store']['list']>>[number];

function lineOf({ id, game, seats, summary, created, updated, closed }: Row): TableLine {
  return {
    table: id,
    game,
    seats,
    summary,
    created: created.toISOString(),
    updated: updated.toISOString(),
    isClosed: closed !== null,
  };
}
