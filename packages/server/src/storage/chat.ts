import type { ChatLine } from '@grimrule/room';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Lines of chat that somebody who comes gets to read. */
const CHAT_READ = 200;
/** Lines of a table that are kept: with each hundredth new one the oldest go, so that nobody fills the disk. */
const MOST_LINES = 2_000;
const TIDIED_EVERY = 100;
/** How often a line of chat is tried under the next number when others chat as well. */
const CHAT_TRIES = 20;

/** Stores a line of chat and gives it its number. */
export async function saveChat(
  db: Kysely<Schema>,
  game: string,
  line: Omit<ChatLine, 'number'>,
): Promise<ChatLine> {
  const { seat, name, text, watcher = null } = line;
  const notice = line.notice ? JSON.stringify(line.notice) : null;
  for (let tries = 0; tries < CHAT_TRIES; tries++) {
    const { rows } = await sql<{ readonly number: number; readonly at: Date }>`
      insert into chat (game, number, seat, name, text, watcher, notice)
      select ${game}::text, coalesce(max(number), 0) + 1, ${seat}::integer, ${name}::text,
        ${text}::text, ${watcher}::text, ${notice}::json
      from chat where game = ${game}::text
      on conflict do nothing
      returning number, at
    `.execute(db);
    const [saved] = rows;
    if (!saved) continue;
    const { number } = saved;
    if (number % TIDIED_EVERY === 0) await forgetBefore(db, game, number - MOST_LINES);
    return { ...line, number, at: saved.at.getTime() };
  }
  throw new Error('a line of chat found no number');
}

async function forgetBefore(db: Kysely<Schema>, game: string, last: number): Promise<void> {
  await db.deleteFrom('chat').where('game', '=', game).where('number', '<=', last).execute();
}

/** The latest lines of chat after this number. */
export async function chatOf(
  db: Kysely<Schema>,
  game: string,
  after: number,
): Promise<readonly ChatLine[]> {
  const rows = await db
    .selectFrom('chat')
    .select(['number', 'seat', 'name', 'text', 'at', 'watcher', 'notice'])
    .where('game', '=', game)
    .where('number', '>', after)
    // A removed line may be empty; notices have no text.
    .where((line) => line.or([line('text', '<>', ''), line('notice', 'is not', null)]))
    .orderBy('number', 'desc')
    .limit(CHAT_READ)
    .execute();
  return rows.reverse().map(({ watcher, notice, at, ...line }) => ({
    ...{ ...line, at: at.getTime() },
    ...(watcher === null ? {} : { watcher }),
    ...(notice === null ? {} : { notice }),
  }));
}
