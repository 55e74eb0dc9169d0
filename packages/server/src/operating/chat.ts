import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/**
 * Removes lines of chat, and notices. The last line of a table only becomes empty, because its number says which
 * is the next; nobody gets to read an empty one. Gives the tables in which something was said.
 */
export async function removeChat(
  db: Kysely<Schema>,
  which: RawBuilder<unknown>,
): Promise<{ readonly tables: readonly string[]; readonly lines: number }> {
  const { rows } = await sql<{ readonly game: string }>`
    with removed as (
      select game, number from chat where (text <> '' or notice is not null) and ${which}
    ), last as (
      select game, max(number) as number from chat group by game
    ), emptied as (
      update chat set text = '', name = '', notice = null from removed join last using (game, number)
      where chat.game = removed.game and chat.number = removed.number
    ), deleted as (
      delete from chat using removed join last on last.game = removed.game
      where chat.game = removed.game and chat.number = removed.number and chat.number < last.number
    )
    select game from removed
  `.execute(db);
  return { tables: [...new Set(rows.map(({ game }) => game))], lines: rows.length };
}
