import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A column, with its type as PostgreSQL writes it. */
interface Column {
  readonly name: string;
  readonly type: string;
}

/** Rows of `table` name rows of `parent` in these columns. */
export interface Reference {
  readonly table: string;
  readonly columns: readonly string[];
  readonly parent: string;
  readonly parentColumns: readonly string[];
  /** Whether the database itself sees to it when the row that is named goes. */
  readonly isLookedAfter: boolean;
}

export interface KeptTable {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** The database's own description, so that a new table is never forgotten. */
export interface Catalogue {
  /** A row comes after all rows that it names. */
  readonly tables: readonly KeptTable[];
  readonly references: readonly Reference[];
}

/** Migrations, the row that is written to see whether anything can be, and guesses of the last minute. */
const NOT_KEPT = ['kysely_migration', 'kysely_migration_lock', 'health', 'guesses'];

export async function readCatalogue<T>(db: Kysely<T>): Promise<Catalogue> {
  await demandNoSequences(db);
  const columns = await sql<Column & { readonly table: string }>`
    select class.relname::text as table, attname::text as name,
      format_type(atttypid, atttypmod) as type
    from pg_class class join pg_attribute on attrelid = class.oid
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and attnum > 0 and not attisdropped and attgenerated = ''
    order by class.relname, attnum
  `.execute(db);
  const { rows: references } = await sql<Reference>`
    select child.relname::text as table, named.relname::text as parent,
      confdeltype in ('c', 'n', 'd') as "isLookedAfter",
      (select json_agg(attname::text order by place) from unnest(conkey) with ordinality
        as part (number, place) join pg_attribute on attrelid = conrelid and attnum = part.number
      ) as columns,
      (select json_agg(attname::text order by place) from unnest(confkey) with ordinality
        as part (number, place) join pg_attribute on attrelid = confrelid and attnum = part.number
      ) as "parentColumns"
    from pg_constraint
      join pg_class child on child.oid = conrelid
      join pg_class named on named.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace
    order by child.relname, conname
  `.execute(db);
  const names = [...new Set(columns.rows.map(({ table }) => table))];
  const tables = names
    .filter((name) => !NOT_KEPT.includes(name))
    .map((name) => ({
      name,
      columns: columns.rows.flatMap(({ table, name: column, type }) =>
        table === name ? [{ name: column, type }] : [],
      ),
    }));
  return { tables: inOrder(tables, references), references };
}

/** The migrations that have been made, in their order; none if there are no tables yet. */
export async function readMigrations<T>(db: Kysely<T>): Promise<readonly string[]> {
  const { rows: found } = await sql<{ readonly there: boolean }>`
    select to_regclass('kysely_migration') is not null as there
  `.execute(db);
  if (!found[0]?.there) return [];
  const { rows } = await sql<{ readonly name: string }>`
    select name from kysely_migration order by name
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Rows alone do not say how far a sequence has counted. */
async function demandNoSequences<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ readonly name: string }>`
    select relname::text as name from pg_class
    where relkind = 'S' and relnamespace = current_schema()::regnamespace
  `.execute(db);
  if (rows.length === 0) return;
  throw new Error(`backups do not know sequences: ${rows.map(({ name }) => name).join(', ')}`);
}

function inOrder(
  tables: readonly KeptTable[],
  references: readonly Reference[],
): readonly KeptTable[] {
  const ordered: KeptTable[] = [];
  let rest = tables;
  while (rest.length > 0) {
    const waits = ({ name }: KeptTable) =>
      references.some(
        ({ table, parent }) =>
          table === name && parent !== name && rest.some((each) => each.name === parent),
      );
    const ready = rest.filter((table) => !waits(table));
    if (ready.length === 0) {
      throw new Error(`tables name each other: ${rest.map(({ name }) => name).join(', ')}`);
    }
    ordered.push(...ready);
    rest = rest.filter((table) => !ready.includes(table));
  }
  return ordered;
}
