import type { ListedSeat } from '@grimrule/room';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from './schema.ts';

/** How many tables a list has. */
const MOST_LISTED = 500;

/** Tables for a list, the latest first, and no more than somebody can read. */
export async function listed(db: Kysely<Schema>, games: readonly string[]) {
  if (games.length === 0) return [];
  const rows = await db
    .selectFrom('games')
    .select(['id', 'game', 'options', 'seed_chosen', 'summary', 'created', 'updated', 'closed'])
    .where('id', '=', sql<string>`any(${games}::text[])`)
    .orderBy('updated', 'desc')
    .limit(MOST_LISTED)
    .execute();
  const seats = await db
    .selectFrom('seats')
    .select(['game', 'name', 'bot', 'player', 'key_hash'])
    .where('game', '=', sql<string>`any(${rows.map(({ id }) => id)}::text[])`)
    .orderBy('seat')
    .execute();
  const tables = rows.map((row) => ({ ...row, seats: [] as ListedSeat[] }));
  const byId = new Map(tables.map((row) => [row.id, row]));
  for (const { game, name, bot, player, key_hash } of seats) {
    const isFree = bot === null && player === null && key_hash === null;
    byId.get(game)?.seats.push({ name, bot, isFree });
  }
  return tables;
}
