import type { Answer, Seat } from '@grimrule/kernel';
import { sameOption } from '@grimrule/kernel';
import type { Kysely } from 'kysely';
import { openDatabase, type Place } from '../../src/storage/database.ts';
import { hashOf } from '../../src/storage/keys.ts';
import type { Schema } from '../../src/storage/schema.ts';

/** An answer that the server said it has stored, and under which number. */
export interface Acknowledged {
  readonly table: string;
  readonly number: number;
  readonly seat: Seat;
  readonly answer: Answer;
}

/** Other acknowledged messages of a table. */
export interface Words {
  readonly table: string;
  readonly chat: readonly string[];
  /** The names that a seat was given, one after the other; those before the last acknowledged one are gone. */
  readonly names: readonly { readonly name: string; readonly isAcknowledged: boolean }[];
  readonly namedSeat: Seat;
  /** The key of the player on each seat. */
  readonly keys: readonly string[];
}

/** How much of this is not in the database as it was said. */
export async function lostOf(
  given: readonly Acknowledged[],
  words: readonly Words[],
  place: Place,
): Promise<number> {
  const { db, close } = await openDatabase(place, () => undefined);
  try {
    const lost = await Promise.all(words.map((each) => wordsLost(each, db)));
    return lost.reduce((sum, each) => sum + each, await answersLost(given, db));
  } finally {
    await close();
  }
}

/** Numbers of moves for which more than one answer was acknowledged: of two only one can have won. */
export function doubledIn(given: readonly Acknowledged[]): number {
  return given.length - new Set(given.map(({ table, number }) => `${table}/${number}`)).size;
}

async function answersLost(given: readonly Acknowledged[], db: Kysely<Schema>): Promise<number> {
  const rows = await db.selectFrom('moves').select(['game', 'number', 'body']).execute();
  const stored = new Map(rows.map(({ game, number, body }) => [`${game}/${number}`, body]));
  return given.filter(({ table, number, seat, answer }) => {
    const body = stored.get(`${table}/${number}`);
    // Answers that wait for those of other seats are stored as such.
    const isAnswer = body?.kind === 'answer' || body?.kind === 'ahead';
    return !isAnswer || body.seat !== seat || !isSame(body.answer, answer);
  }).length;
}

async function wordsLost(words: Words, db: Kysely<Schema>): Promise<number> {
  const { table, chat, names, namedSeat, keys } = words;
  const lines = await db.selectFrom('chat').select('text').where('game', '=', table).execute();
  const said = new Set(lines.map(({ text }) => text));
  const seats = await db
    .selectFrom('seats')
    .leftJoin('player_keys', 'player_keys.player', 'seats.player')
    .select(['name', 'player_keys.key_hash'])
    .where('game', '=', table)
    .orderBy('seat')
    .execute();
  const last = names.findLastIndex(({ isAcknowledged }) => isAcknowledged);
  const stored = names.findLastIndex(({ name }) => name === seats[namedSeat]?.name);
  return (
    chat.filter((text) => !said.has(text)).length +
    (stored < last ? 1 : 0) +
    keys.filter((key, seat) => seats[seat]?.key_hash !== hashOf(key)).length
  );
}

function isSame(one: Answer, other: Answer): boolean {
  return (
    one.length === other.length &&
    one.every((option) => other.some((each) => sameOption(option, each)))
  );
}
