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

/** Everything that is kept of those who hold these seats, and nothing of the others at their tables. */
export async function ownData(
  { db }: Office,
  seats: readonly HeldSeat[],
): Promise<readonly OwnTable[]> {
  const tables: OwnTable[] = [];
  for (const { game, seat } of seats) {
    const row = await db
      .selectFrom('games')
      .innerJoin('seats', 'seats.game', 'games.id')
      .select(['games.game', 'options', 'name', 'created', 'updated'])
      .where('games.id', '=', game)
      .where('seat', '=', seat)
      .executeTakeFirst();
    if (!row) continue;
    const moves = await sql<{ readonly number: number; readonly body: Move }>`
      select number, body from moves
      where game = ${game} and (body->>'seat')::integer = ${seat} order by number
    `.execute(db);
    const chat = await db
      .selectFrom('chat')
      .select(['at', 'name', 'text'])
      .where('game', '=', game)
      .where('seat', '=', seat)
      .where('text', '<>', '')
      .orderBy('number')
      .execute();
    const reports = await db
      .selectFrom('reports')
      .select(['at', 'text'])
      .where('game', '=', game)
      .where('seat', '=', seat)
      .orderBy('at')
      .execute();
    tables.push({
      ...row,
      table: game,
      seat,
      created: row.created.toISOString(),
      updated: row.updated.toISOString(),
      decisions: moves.rows.map(({ number, body }) => ({ number, move: body })),
      chat: chat.map((line) => ({ ...line, at: line.at.toISOString() })),
      reports: reports.map((report) => ({ ...report, at: report.at.toISOString() })),
    });
  }
  return tables;
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
