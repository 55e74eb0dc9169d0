import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { type Reference, readCatalogue } from './catalogue.ts';

/** Deletes tables with everything that belongs to them, in whichever tables of the database it is. */
export async function deleteGames<T>(db: Kysely<T>, games: readonly string[]): Promise<void> {
  if (games.length === 0) return;
  const { references } = await readCatalogue(db);
  await db.transaction().execute(async (all) => {
    await deleteWhere(all, references, 'games', sql`id = any(${[...games]}::text[])`);
  });
}

/** First the rows that name these, then these. */
async function deleteWhere<T>(
  db: Kysely<T>,
  references: readonly Reference[],
  table: string,
  which: RawBuilder<unknown>,
): Promise<void> {
  for (const { table: child, columns, parent, parentColumns, isLookedAfter } of references) {
    if (parent !== table || child === table || isLookedAfter) continue;
    const names = sql.join(columns.map((name) => sql.ref(name)));
    const named = sql.join(parentColumns.map((name) => sql.ref(name)));
    await deleteWhere(
      db,
      references,
      child,
      sql`(${names}) in (select ${named} from ${sql.table(table)} where ${which})`,
    );
  }
  await sql`delete from ${sql.table(table)} where ${which}`.execute(db);
}
