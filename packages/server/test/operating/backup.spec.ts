import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { proposalFor } from '@grimrule/kernel';
import type { ListedTables } from '@grimrule/room';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BackupHeader, writeBackup } from '../../src/operating/backup.ts';
import { linesOf as fileLines, newFile } from '../../src/operating/backup-file.ts';
import { readCatalogue } from '../../src/operating/catalogue.ts';
import { restoreBackup } from '../../src/operating/restore.ts';
import { connect, type Database, openDatabase } from '../../src/storage/database.ts';
import { migrateOnly } from '../../src/storage/migrations.ts';
import { bundledScripts } from '../support/bundles.ts';
import { grimrule } from '../support/command.ts';
import { emptyDatabase, putDatabase } from '../support/embedded.ts';
import { Page } from '../support/page.ts';
import { KINDS, type Kind, placeOf } from '../support/places.ts';
import { type PostgresDatabase, postgresDatabase } from '../support/postgres-database.ts';
import { DUEL, newTableAt, request } from '../support/requests.ts';
import type { Scripts } from '../support/scripts.ts';
import { ServerProcess } from '../support/server-process.ts';

const HELLO = 'Hello "all" \\ ünï';

const quiet = () => undefined;

async function linesOf(database: Database): Promise<string[]> {
  const lines: string[] = [];
  await writeBackup(database.db, async (line) => {
    lines.push(line.trimEnd());
  });
  return lines;
}

const from = (lines: readonly string[]) =>
  async function* read() {
    yield* lines;
  };

/** Everything but when it was made and in which order rows came. */
const content = (lines: readonly string[]) =>
  lines
    .slice(1, -1)
    .filter((line) => line !== '')
    .sort();

/** Plays so many decisions of a game of Duel as the game proposes. */
async function play(page: Page, decisions: number): Promise<void> {
  const end = page.number + decisions;
  while (page.number < end) {
    await page.until(() => page.prompts.size > 0);
    const [prompt] = page.prompts.values();
    if (!prompt) throw new Error('nobody is asked');
    const { number } = page;
    const answer = [...proposalFor(prompt)];
    const { say } = await page.ask({ say: 'answer', seat: prompt.seat, number, answer });
    if (say !== 'done') throw new Error(`refused after ${number} decisions`);
    await page.until(() => page.number > number);
  }
}

describe('a backup of a running server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grimrule-backup-'));
  let postgres: PostgresDatabase;
  let scripts: Scripts;

  beforeAll(async () => {
    postgres = await postgresDatabase();
    scripts = await bundledScripts();
  });

  afterAll(async () => {
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const places = (kind: Kind, name: string): Record<string, string> =>
    kind === 'embedded' ? { GRIMRULE_DATA: join(folder, name) } : { DATABASE_URL: postgres.url };

  it.each([
    ['embedded', 'postgres', 'one.jsonl'],
    ['postgres', 'embedded', 'two.jsonl.gz'],
  ] as const)('on the %s database goes on in an empty %s one', async (kind, other, name) => {
    const file = join(folder, name);
    await putDatabase(join(folder, 'of-embedded'));
    const server = await ServerProcess.start(scripts.serve, places(kind, `of-${kind}`));
    const { table, keys } = await newTableAt(server.port, DUEL);
    const page = await Page.open(server.port, table, keys);
    await play(page, 15);
    await page.ask({ say: 'undo', seat: 0, number: page.number, to: page.number });
    await page.ask({ say: 'chat', text: HELLO });
    const { number } = page;
    // People go on while the backup is made.
    const [made] = await Promise.all([
      grimrule(['backup', file], places(kind, `of-${kind}`)),
      play(page, 10),
    ]);
    expect(made).toMatchObject({ code: 0, err: '' });
    page.close();
    await server.stop('SIGTERM');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    if (name.endsWith('.gz')) expect(gunzipSync(readFileSync(file)).toString()).toContain('ünï');

    const to = places(other, `to-${other}`);
    expect(await grimrule(['restore', file], to)).toMatchObject({ code: 0, err: '' });
    const again = await ServerProcess.start(scripts.serve, to);
    const listed = await request<ListedTables>(again.port, '/api/tables/list', { keys });
    expect(listed.body.tables.map((each) => each.table)).toEqual([table]);
    let heard = '';
    const back = await Page.open(again.port, table, keys, (text) => {
      heard += text;
    });
    expect(back.number).toBeGreaterThanOrEqual(number);
    expect(heard.includes(JSON.stringify(HELLO))).toBe(true);
    await play(back, 5);
    back.close();
    await again.stop('SIGTERM');

    const full = await grimrule(['restore', file], to);
    expect(full.code).toBe(2);
    expect(full.err).toContain('not empty');
    const there = await grimrule(['backup', file], to);
    expect(there.code).toBe(2);
    expect(there.err).toContain('already exists');
  });

  it('says who has the folder if that server does not answer', async () => {
    await putDatabase(join(folder, 'silent'));
    const place = places('embedded', 'silent');
    const server = await ServerProcess.start(scripts.serve, place);
    writeFileSync(
      join(folder, 'silent', 'operator.json'),
      JSON.stringify({ address: 'http://127.0.0.1:9', token: 'x' }),
    );
    const { code, err } = await grimrule(['backup', join(folder, 'never.jsonl')], place);
    expect(code).toBe(2);
    expect(err).toContain('is in use by another Grimrule server');
    await server.stop('SIGTERM');
  });
});

describe.each(KINDS)('rows of the %s database', (kind) => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const made = await placeOf(kind);
    remove = made.remove;
    database = await openDatabase(made.place, quiet);
    const { db } = database;
    // Tables that are added later are kept too, and restored after what they name.
    await sql`create table a_player (id text primary key, born timestamptz, odd json, part real)`.execute(
      db,
    );
    await sql`create table a_friend (player text references a_player, bytes bytea, tags text[])`.execute(
      db,
    );
    await sql`
      insert into a_player values
      ('one', '2026-01-02 03:04:05.678901+05', '{"b":"\\u0000","a":1e400}', 0.1), ('two', null, null, null)
    `.execute(db);
    await sql`insert into a_friend values ('one', '\\x00ff', '{"a,b",null,"\\"c\\\\"}')`.execute(
      db,
    );
  });

  afterAll(async () => {
    await database.close();
    await remove();
  });

  it('come back exactly as they were, in the other database', async () => {
    const lines = await linesOf(database);
    const other = await placeOf(kind === 'embedded' ? 'postgres' : 'embedded');
    const target = await openDatabase(other.place, quiet);
    await sql`create table a_player (id text primary key, born timestamptz, odd json, part real)`.execute(
      target.db,
    );
    await sql`create table a_friend (player text references a_player, bytes bytea, tags text[])`.execute(
      target.db,
    );
    expect(await restoreBackup(target.db, from(lines))).toEqual({ rows: 3 });
    expect(content(await linesOf(target))).toEqual(content(lines));
    expect(content(lines)).toHaveLength(3);
    await target.close();
    await other.remove();
  });

  it('are listed after those that they name', async () => {
    const { tables } = await readCatalogue(database.db);
    const names = tables.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['games', 'moves', 'seats', 'snapshots', 'chat', 'reports']),
    );
    expect(names).not.toContain('kysely_migration');
    expect(names.indexOf('a_player')).toBeLessThan(names.indexOf('a_friend'));
    expect(names.indexOf('games')).toBeLessThan(names.indexOf('chat'));
  });
});

describe('a backup of a PostgreSQL that others write to', () => {
  it('is of one moment', async () => {
    const { place, remove } = await placeOf('postgres');
    const database = await openDatabase(place, quiet);
    const { db } = database;
    await sql`create table a_friend (name text)`.execute(db);
    await sql`insert into a_friend values ('before')`.execute(db);
    const lines: string[] = [];
    await writeBackup(db, async (line) => {
      lines.push(line);
      if (lines.length === 1) await sql`insert into a_friend values ('meanwhile')`.execute(db);
    });
    expect(lines.filter((line) => line.startsWith('["a_friend"'))).toEqual([
      '["a_friend",["before"]]\n',
    ]);
    expect((await linesOf(database)).filter((line) => line.includes('meanwhile'))).toHaveLength(1);
    await database.close();
    await remove();
  });
});

describe('the file of a backup', () => {
  it.each(['plain.jsonl', 'packed.jsonl.gz'])('%s gives back its lines', async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'grimrule-lines-'));
    const file = join(folder, name);
    const lines = [
      'one',
      'two \u2028 with \u2029 odd \u0085 ends',
      'x'.repeat(300_000),
      'ü'.repeat(99_999),
    ];
    await newFile(file, async (write) => {
      for (const line of lines) await write(`${line}\n`);
    });
    const read: string[] = [];
    for await (const line of fileLines(file)()) read.push(line);
    expect(read).toEqual(lines);
    await expect(newFile(file, async () => undefined)).rejects.toThrow('EEXIST');
    const broken = newFile(join(folder, `broken-${name}`), async (write) => {
      await write('half');
      throw new Error('no more');
    });
    await expect(broken).rejects.toThrow('no more');
    expect(readdirSync(folder)).toEqual([name]);
    rmSync(folder, { recursive: true });
  });
});

/** Lines with an end that fits them, as only the author of a backup can make it. */
function sealed(lines: readonly string[]): readonly string[] {
  const digest = createHash('sha256');
  for (const line of lines) digest.update(`${line}\n`);
  return [...lines, JSON.stringify({ rows: lines.length - 1, sha256: digest.digest('hex') })];
}

describe('a backup that cannot be restored', () => {
  let database: Database;
  let lines: string[];

  beforeAll(async () => {
    const source = await openDatabase({ template: await emptyDatabase() }, quiet);
    await sql`insert into games (id, game, options, seed, seed_chosen, rules, summary)
      values ('g', 'duel', 'null', '"s"', false, '1', '{}')`.execute(source.db);
    lines = await linesOf(source);
    await source.close();
    database = await connect({ template: await emptyDatabase() }, quiet);
  });

  afterAll(() => database.close());

  const restored = (given: readonly string[]) => restoreBackup(database.db, from(given));

  it('is something else, breaks off, or was changed: nothing is made of it', async () => {
    expect(await restored(['{}'])).toEqual({ why: 'notABackup' });
    expect(await restored([])).toEqual({ why: 'notABackup' });
    expect(await restored(lines.slice(0, -1))).toEqual({ why: 'damaged', line: 2 });
    const changed = lines.map((line) => line.replace('"duel"', '"deul"'));
    expect(await restored(changed)).toEqual({ why: 'damaged', line: 3 });
    const [first = '', ...rest] = lines;
    const newer = first.replace('"010 closing"', '"010 closing","999 later"');
    expect(newer).not.toBe(first);
    expect(await restored([newer, ...rest])).toMatchObject({ why: 'damaged' });
    const { tables } = await readCatalogue(database.db);
    expect(tables).toEqual([]);
  });

  it('goes on after its end: nothing vouches for that', async () => {
    const more = [...lines, lines[1] ?? ''];
    expect(await restored(more)).toEqual({ why: 'damaged', line: more.length });
  });

  it('is of a newer version', async () => {
    const [first = ''] = lines;
    const header = first.replace('"010 closing"', '"010 closing","999 later"');
    const newer = sealed([header]);
    expect(await restored(newer)).toEqual({ why: 'newer', migration: '999 later' });
  });

  it('meets tables of another version, or rows', async () => {
    await migrateOnly(database.db, ['001 tables']);
    expect(await restored(lines)).toEqual({ why: 'otherTables' });
    await sql`insert into games (id, game, options, seed, seed_chosen, rules, summary)
      values ('g', 'duel', 'null', '"s"', false, '1', '{}')`.execute(database.db);
    expect(await restored(lines)).toEqual({ why: 'notEmpty', table: 'games' });
  });

  it('was made to write where no backup writes, or what no table takes: nothing is written', async () => {
    const [first = ''] = lines;
    const header = JSON.parse(first) as BackupHeader;
    const naming = (name: string, ...columns: readonly string[]) =>
      JSON.stringify({ ...header, tables: [...header.tables, { name, columns }] });
    const elsewhere = [
      ['kysely_migration', 'name', 'timestamp'],
      ['guesses', 'who'],
      ['pg_catalog.pg_description', 'description'],
      ['games"; drop table games; --', 'id'],
      ['chat', 'text', 'text'],
    ] as const;
    for (const [name, ...columns] of elsewhere) {
      const row = JSON.stringify([name, columns.map(() => 'x')]);
      const target = await openDatabase({ template: await emptyDatabase() }, quiet);
      const given = from(sealed([naming(name, ...columns), row]));
      expect(await restoreBackup(target.db, given)).toEqual({ why: 'otherTables' });
      await target.close();
    }
    const target = await openDatabase({ template: await emptyDatabase() }, quiet);
    const rows = [['x'], [null], ['\u0000']].map((id) => {
      const columns = header.tables.find(({ name }) => name === 'seat_devices')?.columns ?? [];
      return JSON.stringify(['seat_devices', columns.map(() => id[0])]);
    });
    for (const row of rows) {
      const given = from(sealed([first, lines[1] ?? '', row]));
      expect(await restoreBackup(target.db, given)).toEqual({ why: 'damaged', line: 3 });
    }
    expect((await linesOf(target)).length).toBe(2);
    await target.close();
  });

  it('is brought up to date if it is older', async () => {
    const old = await connect({ template: await emptyDatabase() }, quiet);
    await migrateOnly(old.db, ['001 tables', '002 storing moves']);
    await sql`insert into games (id, game, options, seed, seed_chosen, rules, summary)
      values ('old', 'duel', 'null', '"s"', false, '1', '{}')`.execute(old.db);
    const older = await linesOf(old);
    await old.close();
    const target = await connect({ template: await emptyDatabase() }, quiet);
    expect(await restoreBackup(target.db, from(older))).toEqual({ rows: 1 });
    const { rows } = await sql`select id, generator, closed from games`.execute(target.db);
    expect(rows).toEqual([{ id: 'old', generator: 'xoroshiro128plus/1', closed: null }]);
    await target.close();
  });
});
