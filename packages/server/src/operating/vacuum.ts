import { sql } from 'kysely';
import { readCatalogue } from './catalogue.ts';
import type { Office } from './office.ts';

/**
 * Gives the space of deleted rows to new ones. A PostgreSQL server does that by itself; nobody does
 * it in the embedded database, whose files would only grow. Table by table: moves are stored in
 * between.
 */
export async function vacuum({ db, store }: Pick<Office, 'db' | 'store'>): Promise<void> {
  if (store.isShared) return;
  const { tables } = await readCatalogue(db);
  for (const { name } of tables) await sql`vacuum ${sql.table(name)}`.execute(db);
}
