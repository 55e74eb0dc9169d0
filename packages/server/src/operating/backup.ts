import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import { type KeptTable, readCatalogue, readMigrations } from './catalogue.ts';

/** The first line of a backup. */
export const backupHeader = z.object({
  format: z.literal('grimrule-backup'),
  version: z.literal(1),
  made: z.string(),
  /** The migrations that had made the tables as they were. */
  migrations: z.array(z.string()).min(1).readonly(),
  tables: z
    .array(z.object({ name: z.string(), columns: z.array(z.string()).min(1).readonly() }))
    .readonly(),
});
export type BackupHeader = z.infer<typeof backupHeader>;

/**
 * A row: its table, and its values in the order of the columns. Values are texts as PostgreSQL
 * itself writes and reads them, so they come back exactly as they were.
 */
export const backupRow = z.tuple([z.string(), z.array(z.string().nullable())]);

/** The last line: without it something is missing. The digest is of all lines before it. */
export const backupEnd = z.object({ rows: z.number().int(), sha256: z.string() });

/** Rows that are fetched at a time: a snapshot may have a hundred kilobytes. */
const AT_ONCE = 200;

/** Nothing has ever been kept there. */
export class NothingKept extends Error {}

/**
 * Everything that is kept, as lines of JSON, from one moment: what is written meanwhile is not in
 * it. The embedded database has a single connection, so there writers wait until it is done.
 */
export async function writeBackup<T>(
  db: Kysely<T>,
  write: (line: string) => Promise<void>,
): Promise<{ readonly rows: number }> {
  const digest = createHash('sha256');
  let rows = 0;
  const put = async (value: unknown) => {
    const line = `${JSON.stringify(value)}\n`;
    digest.update(line);
    await write(line);
  };
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (moment) => {
      await sql`set local time zone 'UTC'`.execute(moment);
      await sql`set local datestyle = 'ISO'`.execute(moment);
      const migrations = await readMigrations(moment);
      if (migrations.length === 0) throw new NothingKept('there are no tables');
      const { tables } = await readCatalogue(moment);
      await put({
        format: 'grimrule-backup',
        version: 1,
        made: new Date().toISOString(),
        migrations,
        tables: tables.map(({ name, columns }) => ({
          name,
          columns: columns.map((column) => column.name),
        })),
      } satisfies BackupHeader);
      for (const table of tables) {
        for await (const row of rowsOf(moment, table)) {
          await put([table.name, row] satisfies z.infer<typeof backupRow>);
          rows++;
        }
      }
    });
  const end = { rows, sha256: digest.digest('hex') } satisfies z.infer<typeof backupEnd>;
  await write(`${JSON.stringify(end)}\n`);
  return { rows };
}

async function* rowsOf<T>(
  db: Kysely<T>,
  { name, columns }: KeptTable,
): AsyncGenerator<(string | null)[]> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  await sql`
    declare kept no scroll cursor for select array[${texts}] as row from ${sql.table(name)}
  `.execute(db);
  for (;;) {
    const { rows } = await sql<{ readonly row: (string | null)[] }>`
      fetch ${sql.lit(AT_ONCE)} from kept
    `.execute(db);
    for (const { row } of rows) yield row;
    if (rows.length < AT_ONCE) break;
  }
  await sql`close kept`.execute(db);
}
