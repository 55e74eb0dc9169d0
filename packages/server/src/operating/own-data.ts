import type { Json, Seat } from '@grimrule/kernel';
import type { Move } from '@grimrule/room';
import { sql } from 'kysely';
import { removeChat } from './chat.ts';
import { deleteGames } from './deletion.ts';
import type { Office } from './office.ts';

/** A seat that somebody holds, however that is known. */
export interface HeldSeat {
  readonly game: string;
  readonly seat: Seat;
}

/** The stored data of a player who holds a seat. */
export interface OwnTable {
  readonly table: string;
  readonly game: string;
  readonly options: Json;
  readonly seat: Seat;
  readonly name: string;
  readonly created: string;
  readonly updated: string;
  readonly decisions: readonly { readonly number: number; readonly move: Move }[];
  readonly chat: readonly { readonly at: string; readonly name: string; readonly text: string }[];
  readonly reports: readonly { readonly at: string; readonly text: string }[];
}

/** How many seats are looked up at a time: somebody may have thousands. */
const AT_ONCE = 50;

/** Everything that is kept of those who hold these seats, and nothing of the others at their tables. */
export async function ownData(
  { db }: Office,
  seats: readonly HeldSeat[],
): Promise<readonly OwnTable[]> {
  const tables: OwnTable[] = [];
  for (let from = 0; from < seats.length; from += AT_ONCE) {
    tables.push(...(await ownTables(db, seats.slice(from, from + AT_ONCE))));
  }
  return tables;
}

async function ownTables(
  db: Office['db'],
  seats: readonly HeldSeat[],
): Promise<readonly OwnTable[]> {
  const held = sql`
    unnest(${seats.map(({ game }) => game)}::text[], ${seats.map(({ seat }) => seat)}::integer[])
      as held (game, seat)
  `;
  const { rows: tables } = await sql<HeldSeat & TableRow>`
    select held.game as "table", held.seat, games.game, options, name, created, updated
    from ${held} join games on games.id = held.game
      join seats on seats.game = held.game and seats.seat = held.seat
    order by held.game, held.seat
  `.execute(db);
  const moves = await sql<HeldSeat & { readonly number: number; readonly body: Move }>`
    select held.game, held.seat, number, body
    from ${held} join moves on moves.game = held.game
      and (body->>'seat')::integer = held.seat
    order by number
  `.execute(db);
  const chat = await sql<HeldSeat & ChatRow>`
    select held.game, held.seat, at, name, text
    from ${held} join chat on chat.game = held.game and chat.seat = held.seat
    where text <> '' order by number
  `.execute(db);
  const reports = await sql<HeldSeat & ReportRow>`
    select held.game, held.seat, at, text
    from ${held} join reports on reports.game = held.game and reports.seat = held.seat
    order by at
  `.execute(db);
  return tables.map(({ created, updated, ...row }) => {
    const ofSeat = <T extends HeldSeat>(rows: readonly T[]) =>
      rows.filter(({ game, seat }) => game === row.table && seat === row.seat);
    return {
      ...row,
      created: created.toISOString(),
      updated: updated.toISOString(),
      decisions: ofSeat(moves.rows).map(({ number, body }) => ({ number, move: body })),
      chat: ofSeat(chat.rows).map(({ at, name, text }) => ({ at: at.toISOString(), name, text })),
      reports: ofSeat(reports.rows).map(({ at, text }) => ({ at: at.toISOString(), text })),
    };
  });
}

interface TableRow {
  readonly table: string;
  readonly options: Json;
  readonly name: string;
  readonly created: Date;
  readonly updated: Date;
}

interface ReportRow {
  readonly at: Date;
  readonly text: string;
}

interface ChatRow extends ReportRow {
  readonly name: string;
}

/**
 * Removes what names somebody who holds these seats: the name, what was said, what was reported, and
 * who sits there: the seat is free. The decisions stay, because the others' game is made of them; a table at which nobody
 * else plays is deleted.
 */
export async function forget(
  { db, reopen }: Office,
  seats: readonly HeldSeat[],
): Promise<{ readonly seats: number; readonly tables: number }> {
  const games = [...new Set(seats.map(({ game }) => game))];
  for (const { game, seat } of seats) {
    await db.transaction().execute(async (all) => {
      await all
        .updateTable('seats')
        .set({ name: '', key_hash: null, player: null })
        .where('game', '=', game)
        .where('seat', '=', seat)
        .execute();
      await removeChat(all, sql`game = ${game} and seat = ${seat}`);
      await all.deleteFrom('reports').where('game', '=', game).where('seat', '=', seat).execute();
    });
  }
  const left = await db
    .selectFrom('seats')
    .select('game')
    .distinct()
    .where('game', 'in', [...games, ''])
    .where('bot', 'is', null)
    .where((seat) => seat.or([seat('key_hash', 'is not', null), seat('player', 'is not', null)]))
    .execute();
  const empty = games.filter((game) => !left.some((each) => each.game === game));
  await deleteGames(db, empty);
  await reopen(games);
  return { seats: seats.length, tables: empty.length };
}
