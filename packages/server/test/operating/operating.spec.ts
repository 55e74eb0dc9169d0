import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proposalFor } from '@grimrule/kernel';
import { type About, CLOSED, type CreatedReport, type OwnData } from '@grimrule/room';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Errand, Result } from '../../src/operating/errands.ts';
import { run } from '../../src/operating/errands.ts';
import type { Office } from '../../src/operating/office.ts';
import type { OwnTable } from '../../src/operating/own-data.ts';
import { sweep } from '../../src/operating/retention.ts';
import type { RunningServer } from '../../src/server.ts';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { Store } from '../../src/storage/store.ts';
import { bundledScripts } from '../support/bundles.ts';
import { grimrule } from '../support/command.ts';
import { dataFolder, emptyDatabase } from '../support/embedded.ts';
import { Page } from '../support/page.ts';
import { type PostgresDatabase, postgresDatabase } from '../support/postgres-database.ts';
import { DUEL, made, newTableAt, playerAt, request } from '../support/requests.ts';
import type { Scripts } from '../support/scripts.ts';
import { serverOn } from '../support/servers.ts';

const quiet = () => undefined;
const NEVER = { tables: null, chat: null, reports: null, players: null };
const NOTHING = { tables: 0, chat: 0, reports: 0, players: 0, expired: 0 };

async function play(page: Page, decisions: number): Promise<void> {
  for (const end = page.number + decisions; page.number < end; ) {
    const [prompt] = page.prompts.values();
    if (!prompt) throw new Error('nobody is asked');
    const { number } = page;
    const answer = [...proposalFor(prompt)];
    await page.ask({ say: 'answer', seat: prompt.seat, number, answer });
    await page.until(() => page.number > number);
  }
}

/** A server on a PostgreSQL, and the office of somebody who works on the same database. */
describe('those who run a server', () => {
  let postgres: PostgresDatabase;
  let scripts: Scripts;
  let server: RunningServer;
  let database: Database;
  let office: Office;

  beforeAll(async () => {
    postgres = await postgresDatabase();
    scripts = await bundledScripts();
    server = await serverOn({ url: postgres.url }, scripts);
    database = await openDatabase({ url: postgres.url }, quiet);
    const store = new Store(database);
    office = {
      db: database.db,
      store,
      report: quiet,
      async reopen(tables) {
        for (const game of tables) await store.tell({ told: 'reopen', game });
      },
    };
  });

  afterAll(async () => {
    await database.close();
    await server.close();
    await postgres.remove();
  });

  const ask = <E extends Errand>(errand: E) => run(errand, office) as Promise<Result<E>>;

  /** A table with some decisions, a line of chat and a report. */
  async function table() {
    const made = await newTableAt(server.port, DUEL);
    const page = await Page.open(server.port, made.table, made.keys);
    await play(page, 6);
    await page.ask({ say: 'chat', text: 'Hello' });
    const [key] = made.keys;
    const report = await request<CreatedReport>(server.port, `/api/tables/${made.table}/report`, {
      key,
      text: 'It hangs',
    });
    return { ...made, page, report: report.body.report };
  }

  it('list tables and look at one', async () => {
    const { table: name, page, report } = await table();
    const [latest] = await ask({ do: 'listTables', most: 1 });
    expect(latest).toMatchObject({
      table: name,
      game: 'duel',
      seats: [
        { name: 'Ada', bot: null },
        { name: 'Ben', bot: null },
      ],
      isClosed: false,
    });
    const file = await ask({ do: 'showTable', table: name });
    expect(file).toMatchObject({ moves: 6, lastMove: 6, chatLines: 2, reports: [report] });
    const { rows } = await sql<{ readonly seed: string }>`
      select seed from games where id = ${name}
    `.execute(database.db);
    expect(JSON.stringify(file)).not.toContain(String(rows[0]?.seed));
    expect(await ask({ do: 'showTable', table: 'nothing' })).toBeNull();
    page.close();
  });

  it('read reports, with the game as it stood', async () => {
    const { table: name, page, report } = await table();
    const [latest] = await ask({ do: 'listReports', most: 1 });
    expect(latest).toMatchObject({ report, table: name, seat: 0, text: 'It hangs' });
    const file = await ask({ do: 'showReport', report });
    expect(file?.record).toMatchObject({ game: 'duel', format: 'grimrule' });
    expect(await ask({ do: 'showReport', report: 'nothing' })).toBeNull();
    page.close();
  });

  it('close a table to everybody, and open it again', async () => {
    const { table: name, page, keys } = await table();
    expect(await ask({ do: 'closeTable', table: name, isClosed: true })).toBe(true);
    expect(await page.closed).toBe(CLOSED.missed);
    await expect(Page.open(server.port, name, keys)).rejects.toThrow(String(CLOSED.closed));
    expect((await request(server.port, `/api/tables/${name}/view`)).status).toBe(404);
    await ask({ do: 'closeTable', table: name, isClosed: false });
    const back = await Page.open(server.port, name, keys);
    await play(back, 2);
    expect(back.number).toBe(8);
    back.close();
    expect(await ask({ do: 'closeTable', table: 'nothing', isClosed: true })).toBe(false);
  });

  it('delete a table with all that belongs to it', async () => {
    const { table: name, page, keys } = await table();
    await sql`create table guests (game text references games, seat integer)`.execute(database.db);
    await sql`insert into guests values (${name}, 1)`.execute(database.db);
    expect(await ask({ do: 'deleteTable', table: name })).toBe(true);
    expect(await page.closed).toBe(CLOSED.missed);
    await expect(Page.open(server.port, name, keys)).rejects.toThrow(String(CLOSED.noSuchTable));
    for (const of of ['moves', 'seats', 'snapshots', 'chat', 'reports', 'guests']) {
      const { rows } = await sql`select 1 from ${sql.table(of)} where game = ${name}`.execute(
        database.db,
      );
      expect(rows).toEqual([]);
    }
    await sql`drop table guests`.execute(database.db);
    expect(await ask({ do: 'deleteTable', table: name })).toBe(false);
  });

  it('repair a table: damaged moves are found, and it goes on from a sound position', async () => {
    const { table: name, page, keys } = await table();
    expect(await ask({ do: 'repairTable', table: name, to: null })).toMatchObject({
      found: [],
      removed: 0,
      decisions: 6,
    });
    expect(await page.closed).toBe(CLOSED.missed);
    await sql`delete from moves where game = ${name} and number = 5`.execute(database.db);
    await sql`delete from snapshots where game = ${name} and number >= 5`.execute(database.db);
    const repaired = await ask({ do: 'repairTable', table: name, to: null });
    expect(repaired?.found.join()).toContain('move 5 is damaged');
    expect(repaired?.decisions).toBe(4);
    const back = await Page.open(server.port, name, keys);
    await play(back, 1);
    back.close();
  });

  it('take a table back to a move', async () => {
    const { table: name, page, keys } = await table();
    const repaired = await ask({ do: 'repairTable', table: name, to: 3 });
    expect(repaired).toMatchObject({ found: [], removed: 3, decisions: 3 });
    await page.closed;
    expect((await ask({ do: 'showTable', table: name }))?.summary.decisions).toBe(3);
    const back = await Page.open(server.port, name, keys);
    expect(back.number).toBe(3);
    await play(back, 1);
    back.close();
  });

  it('keep nothing longer than they have set', async () => {
    const old = await table();
    const fresh = await table();
    const age = (of: string, column: string, name: string, game: string) =>
      sql`
        update ${sql.table(of)} set ${sql.ref(column)} = now() - interval '11 days'
        where ${sql.ref(name)} = ${game}
      `.execute(database.db);
    await age('games', 'updated', 'id', old.table);
    await age('chat', 'at', 'game', fresh.table);
    await age('reports', 'at', 'game', fresh.table);
    expect(await sweep(office, NEVER)).toEqual(NOTHING);
    const twelve = { tables: 12, chat: 12, reports: 12, players: 12 };
    expect(await sweep(office, twelve)).toEqual(NOTHING);
    const ten = { tables: 10, chat: 10, reports: 10, players: 10 };
    expect(await sweep(office, ten)).toEqual({ ...NOTHING, tables: 1, chat: 2, reports: 1 });
    expect(await sweep(office, ten)).toEqual(NOTHING);
    expect(await ask({ do: 'showTable', table: old.table })).toBeNull();
    expect(await ask({ do: 'showTable', table: fresh.table })).toMatchObject({ reports: [] });
    await Promise.all([old.page.closed, fresh.page.closed]);
    // The next line comes after the removed one.
    let heard = '';
    const back = await Page.open(server.port, fresh.table, fresh.keys, (text) => {
      heard += text;
    });
    expect(heard.includes('Hello')).toBe(false);
    await back.ask({ say: 'chat', text: 'Again' });
    const { rows } = await sql`
      select number, name, text from chat where game = ${fresh.table} order by number
    `.execute(database.db);
    expect(rows).toEqual([
      { number: 2, name: '', text: '' },
      { number: 3, name: 'Ada', text: 'Again' },
    ]);
    back.close();
  });

  it('keep players only while they sit somewhere, have made a table, or come', async () => {
    const { port } = server;
    const { table: name, keys, page } = await table();
    page.close();
    const asked = { ...DUEL, seats: DUEL.seats.map((seat) => ({ ...seat, bot: 'random' })) };
    const host = await playerAt(port, 'Host');
    await made(port, '/api/tables', { ...asked, key: host.key });
    const [idle, back, sitting] = await Promise.all(
      ['Idle', 'Back', 'Sitting'].map((each) => playerAt(port, each)),
    );
    const days = { ...NEVER, players: 10 };
    await sql`update players set created = now() - interval '11 days'`.execute(database.db);
    expect(await sweep(office, days)).toEqual(NOTHING);
    await sql`update player_keys set used = now() - interval '11 days'`.execute(database.db);
    // Coming to the list of tables is enough to be kept.
    await made(port, '/api/tables/list', { keys: [back?.key] });
    // A player who is about to sit down is not deleted meanwhile, and not afterwards.
    await database.db.transaction().execute(async (db) => {
      await db
        .updateTable('seats')
        .set({ player: sitting?.player ?? null })
        .where('game', '=', name)
        .where('seat', '=', 1)
        .execute();
      expect((await sweep(office, days)).players).toBeGreaterThanOrEqual(1);
    });
    expect(await sweep(office, days)).toMatchObject({ players: 1 });
    const isThere = async (key?: string) =>
      (await request(port, '/api/players/me', { key })).status === 200;
    const all = [keys[0], host.key, back?.key, sitting?.key, idle?.key, keys[1]];
    expect(await Promise.all(all.map(isThere))).toEqual([true, true, true, true, false, false]);
  });

  it('keep removed devices no longer than a month', async () => {
    const { table: name, keys, page } = await table();
    page.close();
    const device = `'${name}' device`;
    const { rows } = await sql<{ readonly hash: string }>`
      insert into player_keys (key_hash, id, player, label, revoked)
      select ${device}, ${device}, player, 'old', now() - interval '29 days'
      from seats where game = ${name} and seat = 0 returning key_hash as hash
    `.execute(database.db);
    expect(rows).toEqual([{ hash: device }]);
    await sql`insert into seat_devices values (${name}, 0, ${device})`.execute(database.db);
    expect(await sweep(office, NEVER)).toMatchObject({ expired: 0 });
    await sql`
      update player_keys set revoked = now() - interval '31 days' where id = ${device}
    `.execute(database.db);
    expect(await sweep(office, NEVER)).toMatchObject({ expired: 1 });
    const left = await sql`select * from seat_devices where device = ${device}`.execute(
      database.db,
    );
    expect(left.rows).toEqual([]);
    // Those that are in use stay.
    expect((await request(server.port, '/api/players/me', { key: keys[0] })).status).toBe(200);
  });

  it('keep invitations and codes no longer than a month after they became void', async () => {
    const { table: name, keys, page } = await table();
    page.close();
    const path = `/api/tables/${name}`;
    await made(server.port, `${path}/seats/0/invitation`, { key: keys[0] });
    await made(server.port, `${path}/code`, { key: keys[0] });
    const age = (days: number) =>
      Promise.all(
        ['invitations', 'join_codes'].map((of) =>
          sql`update ${sql.table(of)} set expires = now() - ${days}::integer * interval '1 day'
            where game = ${name}`.execute(database.db),
        ),
      );
    await age(29);
    expect(await sweep(office, NEVER)).toMatchObject({ expired: 0 });
    await age(31);
    // The invitation by which the second player came is one more.
    expect(await sweep(office, NEVER)).toMatchObject({ expired: 3 });
  });

  it('sweep when a server starts', async () => {
    const { table: name, page } = await table();
    page.close();
    await sql`update games set updated = now() - interval '3 days' where id = ${name}`.execute(
      database.db,
    );
    const retention = { ...NEVER, tables: 2 };
    const other = await serverOn({ url: postgres.url }, scripts, { retention });
    await other.close();
    expect(await ask({ do: 'showTable', table: name })).toBeNull();
  });

  it('give everybody their own data, and delete it without harm to the others', async () => {
    const { table: name, keys, page } = await table();
    const [adas = '', bens = ''] = keys;
    const ben = await Page.open(server.port, name, [bens]);
    await ben.ask({ say: 'chat', text: 'I am Ben' });
    const mine = await request<OwnData>(server.port, '/api/mine/export', { keys: [adas] });
    const [own] = mine.body.tables as readonly OwnTable[];
    expect(mine.body.players).toMatchObject([{ name: 'Ada', devices: [{ isThis: true }] }]);
    expect(own).toMatchObject({ table: name, seat: 0, name: 'Ada' });
    expect(own?.chat.map(({ text }) => text)).toEqual(['Hello']);
    expect(own?.reports.map(({ text }) => text)).toEqual(['It hangs']);
    expect(own?.decisions.length).toBeGreaterThan(0);
    expect(own?.decisions.every(({ move }) => move.seat === 0)).toBe(true);
    expect(mine.text.includes('I am Ben')).toBe(false);

    const gone = await request(server.port, '/api/mine/delete', { keys: [adas] });
    expect(gone.body).toEqual({ players: 1, seats: 1, tables: 0 });
    await Promise.all([page.closed, ben.closed]);
    await expect(Page.open(server.port, name, [adas])).rejects.toThrow(String(CLOSED.wrongKey));
    let heard = '';
    const back = await Page.open(server.port, name, [bens], (text) => {
      heard += text;
    });
    expect(back.number).toBe(6);
    expect(['Ada', 'Hello', 'It hangs'].filter((word) => heard.includes(`"${word}"`))).toEqual([]);
    expect(heard.includes('I am Ben')).toBe(true);
    back.close();

    // The last one to go takes the table along.
    const last = await request(server.port, '/api/mine/delete', { keys: [bens] });
    expect(last.body).toEqual({ players: 1, seats: 1, tables: 1 });
    expect(await ask({ do: 'showTable', table: name })).toBeNull();
    expect((await request(server.port, '/api/mine/delete', { keys: ['unknown'] })).body).toEqual({
      players: 0,
      seats: 0,
      tables: 0,
    });
  });

  it('work from the command line', async () => {
    const { table: name, page, report } = await table();
    const env = { DATABASE_URL: postgres.url };
    const listed = await grimrule(['tables', 'list', '--json'], env);
    expect(JSON.parse(listed.out)[0]).toMatchObject({ table: name });
    const shown = await grimrule(['tables', 'show', name, '--lang', 'de'], env);
    expect(shown.out).toMatch(/Entscheidungen +6/);
    const said = await grimrule(['reports', 'show', report], env);
    expect(said.out).toContain('It hangs');
    expect(await grimrule(['tables', 'delete', name], env)).toMatchObject({ code: 2 });
    const closed = await grimrule(['tables', 'close', name], env);
    expect(closed).toMatchObject({ code: 0, err: '' });
    // The server hears of it from the database.
    expect(await page.closed).toBe(CLOSED.missed);
    expect(await grimrule(['tables', 'delete', name, '--yes'], env)).toMatchObject({ code: 0 });
    const none = await grimrule(['tables', 'show', name], env);
    expect(none).toMatchObject({ code: 2, err: `There is no table '${name}'.\n` });
  });
});

describe('a server that has the data folder open', () => {
  it('works for whoever can read the token there, and for nobody else', async () => {
    const folder = await dataFolder('office');
    const scripts = await bundledScripts();
    const place = { folder, script: scripts.database };
    const server = await serverOn(place, scripts);
    const { table, keys } = await newTableAt(server.port, DUEL);
    const page = await Page.open(server.port, table, keys);
    const env = { GRIMRULE_DATA: folder };
    const listed = await grimrule(['tables', 'list', '--json'], env);
    expect(JSON.parse(listed.out)).toHaveLength(1);
    expect((await grimrule(['tables', 'close', table], env)).code).toBe(0);
    expect(await page.closed).toBe(CLOSED.missed);
    const errand = { do: 'listTables', most: 1 };
    expect((await request(server.port, '/api/operating', errand)).status).toBe(403);
    expect((await request(server.port, '/api/operating/backup')).status).toBe(403);
    const { token } = JSON.parse(
      await import('node:fs').then((fs) => fs.readFileSync(join(folder, 'operator.json'), 'utf8')),
    );
    const authorization = `Bearer ${token}`;
    const proxied = { authorization, 'x-forwarded-for': '1.2.3.4' };
    expect((await request(server.port, '/api/operating', errand, proxied)).status).toBe(403);
    expect((await request(server.port, '/api/operating', errand, { authorization })).status).toBe(
      200,
    );
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('what a server tells', () => {
  it('follows one request to its table in the log', async () => {
    const lines: Record<string, unknown>[] = [];
    const scripts = await bundledScripts();
    const server = await serverOn({ template: await emptyDatabase() }, scripts, {
      logLevel: 'debug',
      logTo: { write: (line) => lines.push(JSON.parse(line)) },
    });
    const { table, keys } = await newTableAt(server.port, DUEL);
    const page = await Page.open(server.port, table, keys);
    await play(page, 1);
    page.close();
    await page.closed;
    await server.close();
    const ofTable = lines.filter((line) => line.table === table);
    const said = ofTable.map(({ request: id, say, msg }) => ({ id, what: say ?? msg }));
    const visit = said.find(({ what }) => what === 'page connected')?.id;
    expect(visit).toMatch(/^[\da-f-]{36}$/);
    const followed = said.filter(({ id }) => id === visit).map(({ what }) => what);
    expect(followed).toEqual(expect.arrayContaining(['hello', 'answer', 'page disconnected']));
    // Nothing that opens a seat is in a log.
    const text = JSON.stringify(lines);
    for (const key of keys) expect(text.includes(key)).toBe(false);
  });

  it('says who runs it and for how long what is kept', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'grimrule-about-'));
    writeFileSync(join(folder, 'imprint.de.txt'), '\nAda Beispiel\nMusterweg 1\n\n');
    writeFileSync(join(folder, 'privacy.en.txt'), 'We keep little.');
    const scripts = await bundledScripts();
    const place = { template: await emptyDatabase() };
    const retention = { tables: 90, chat: 30, reports: null, players: 365 };
    const server = await serverOn(place, scripts, { about: folder, retention });
    expect((await request<About>(server.port, '/api/about')).body).toEqual({
      imprint: { de: 'Ada Beispiel\nMusterweg 1' },
      privacy: { en: 'We keep little.' },
      kept: retention,
    });
    await server.close();
    rmSync(folder, { recursive: true });
    await expect(serverOn(place, scripts, { about: folder })).rejects.toThrow('GRIMRULE_ABOUT');
  });

  it('measures storage', async () => {
    const folder = await dataFolder('metrics');
    const scripts = await bundledScripts();
    const server = await serverOn({ folder, script: scripts.database }, scripts);
    const { text } = await request(server.port, '/metrics');
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
    expect(value('grimrule_storage_bytes')).toBeGreaterThan(1_000_000);
    expect(value('grimrule_storage_free_bytes')).toBeGreaterThan(0);
    expect(value('grimrule_store_failures_total')).toBe(0);
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
