import type { ChatLine } from '@grimrule/room';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Lines of chat that somebody who comes gets to read. */
const CHAT_READ = 200;
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
    if (saved) return { ...line, number: saved.number, at: saved.at.getTime() };
  }
  throw new Error('a line of chat found no number');
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
