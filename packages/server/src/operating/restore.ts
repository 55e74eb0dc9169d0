import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { migrate, migrateOnly } from '../storage/migrations.ts';
import { type BackupHeader, backupEnd, backupHeader, backupRow } from './backup.ts';
import { type KeptTable, readCatalogue, readMigrations } from './catalogue.ts';

/** Why nothing was restored. */
export type Unrestorable =
  | { readonly why: 'notABackup' }
  /** It breaks off, or something in it has changed. */
  | { readonly why: 'damaged'; readonly line: number }
  | { readonly why: 'newer'; readonly migration: string }
  | { readonly why: 'notEmpty'; readonly table: string }
  /** Its tables are of another version than the backup. */
  | { readonly why: 'otherTables' };

/** Lines of a file, from its beginning each time. */
export type Lines = () => AsyncIterable<string>;

/** Rows that are written at a time, and the characters after which no more are added. */
const MOST_ROWS = 500;
const ENOUGH_TEXT = 2_000_000;

/**
 * Puts a backup into an empty database, of either kind. The tables are made as they were when the
 * backup was, and then brought up to date with the rows in them, as a server would have done.
 * All of it or nothing is restored.
 */
export async function restoreBackup<T>(
  db: Kysely<T>,
  lines: Lines,
): Promise<{ readonly rows: number } | Unrestorable> {
  const checked = await check(lines);
  if ('why' in checked) return checked;
  const { header, rows } = checked;
  const made = await readMigrations(db);
  if (made.length > 0) {
    const full = await firstWithRows(db);
    if (full !== null) return { why: 'notEmpty', table: full };
    if (made.join('\n') !== header.migrations.join('\n')) return { why: 'otherTables' };
  } else {
    const unknown = await migrateOnly(db, header.migrations);
    if (unknown !== null) return { why: 'newer', migration: unknown };
  }
  const { tables } = await readCatalogue(db);
  if (!header.tables.every((table) => isAmong(tables, table))) return { why: 'otherTables' };
  let line = 0;
  try {
    await db.transaction().execute(async (all) => {
      for await (const batch of batches(lines)) {
        line = batch.line;
        await insert(all, header, tables, batch);
      }
    });
  } catch (error) {
    if (!isAboutValues(error)) throw error;
    return { why: 'damaged', line };
  }
  await migrate(db);
  return { rows };
}

type Listed = BackupHeader['tables'][number];

/** A backup may write to no other table than those that are kept, and to each column once. */
function isAmong(tables: readonly KeptTable[], { name, columns }: Listed): boolean {
  const known = tables.find((table) => table.name === name)?.columns ?? [];
  return (
    new Set(columns).size === columns.length &&
    columns.every((column) => known.some((each) => each.name === column))
  );
}

/** Whether the database refused a value or what it refers to, and did not fail in another way. */
function isAboutValues(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

/** Reads all of it before anything is written. */
async function check(
  lines: Lines,
): Promise<{ readonly header: BackupHeader; readonly rows: number } | Unrestorable> {
  const digest = createHash('sha256');
  let header: BackupHeader | null = null;
  let columns = new Map<string, number>();
  let number = 0;
  let rows = 0;
  let isWhole = false;
  for await (const line of lines()) {
    number++;
    // Nothing vouches for what comes after the end.
    if (isWhole) return { why: 'damaged', line: number };
    const value = parsed(line);
    if (!header) {
      header = backupHeader.safeParse(value).data ?? null;
      if (!header) return { why: 'notABackup' };
      columns = new Map(header.tables.map((table) => [table.name, table.columns.length]));
    } else if (Array.isArray(value)) {
      const [table, row] = backupRow.safeParse(value).data ?? [];
      if (table === undefined || row?.length !== columns.get(table)) {
        return { why: 'damaged', line: number };
      }
      rows++;
    } else {
      const end = backupEnd.safeParse(value).data;
      isWhole = end?.rows === rows && end.sha256 === digest.digest('hex');
      if (!isWhole) return { why: 'damaged', line: number };
      continue;
    }
    digest.update(`${line}\n`);
  }
  if (!header) return { why: 'notABackup' };
  return isWhole ? { header, rows } : { why: 'damaged', line: number };
}

async function firstWithRows<T>(db: Kysely<T>): Promise<string | null> {
  const { tables } = await readCatalogue(db);
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return name;
  }
  return null;
}

interface Batch {
  readonly table: string;
  /** Where its first row stands. */
  readonly line: number;
  readonly rows: readonly (readonly (string | null)[])[];
}

/** Rows of one table after the other, as many at a time as make a good statement. */
async function* batches(lines: Lines): AsyncGenerator<Batch> {
  let table = '';
  let rows: (readonly (string | null)[])[] = [];
  let characters = 0;
  let first = 0;
  let number = 0;
  for await (const line of lines()) {
    number++;
    const row = backupRow.safeParse(parsed(line)).data;
    if (!row) continue;
    if (row[0] !== table || rows.length >= MOST_ROWS || characters >= ENOUGH_TEXT) {
      if (rows.length > 0) yield { table, rows, line: first };
      rows = [];
      characters = 0;
      first = number;
    }
    table = row[0];
    rows.push(row[1]);
    characters += line.length;
  }
  if (rows.length > 0) yield { table, rows, line: first };
}

async function insert<T>(
  db: Kysely<T>,
  header: BackupHeader,
  tables: readonly KeptTable[],
  { table, rows }: Batch,
): Promise<void> {
  const names = header.tables.find(({ name }) => name === table)?.columns ?? [];
  const known = tables.find(({ name }) => name === table)?.columns ?? [];
  const values = names.map((_, index) => sql`${rows.map((row) => row[index] ?? null)}::text[]`);
  const typed = names.map((name) => {
    const type = known.find((column) => column.name === name)?.type ?? 'text';
    return sql`${sql.ref(name)}::${sql.raw(type)}`;
  });
  const columns = sql.join(names.map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${sql.join(typed)} from unnest(${sql.join(values)}) as sent (${columns})
  `.execute(db);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
