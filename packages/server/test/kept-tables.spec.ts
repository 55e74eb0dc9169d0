import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import type { GameRecord } from '@grimrule/kernel';
import type { ApiError, CreatedPlayer, ListedTables, ServerMessage, Summary } from '@grimrule/room';
import { CLOSED } from '@grimrule/room';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameNamed } from '../src/games.ts';
import type { RunningServer } from '../src/server.ts';
import type { Place } from '../src/storage/database.ts';
import { answerOne } from './kept/playing.ts';
import { bundledScripts } from './support/bundles.ts';
import { Page } from './support/page.ts';
import { KINDS, type Kind } from './support/places.ts';
import { postgresDatabase } from './support/postgres-database.ts';
import { playerAt, request } from './support/requests.ts';
import type { Scripts } from './support/scripts.ts';
import { serverOn } from './support/servers.ts';
import { hearing } from './support/told.ts';

const FIXTURES = fileURLToPath(new URL('../../../fixtures/', import.meta.url));
const COMMITS = readdirSync(FIXTURES).filter((name) => !name.includes('.'));
const CASES = COMMITS.flatMap((commit) => KINDS.map((kind) => ({ commit, kind })));

interface KeptTable {
  readonly what: string;
  readonly table: string;
  readonly keys: readonly string[];
  readonly number: number;
  readonly summary: Summary;
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[];
  readonly options: unknown;
  readonly chat: readonly (readonly [string, string])[];
}

interface Loaded {
  readonly place: Place;
  readonly remove: () => Promise<void>;
}

/** Whether a game is still played by the rules of that commit. */
function isOfToday(commit: string, game: string): boolean {
  const { rules } = JSON.parse(readFileSync(join(FIXTURES, commit, `names/${game}.json`), 'utf8'));
  return gameNamed(game)?.definition.version === rules;
}

/** The kept database as it lay on the disk, or as it was dumped, with the migrations of its day. */
async function load(commit: string, kind: Kind, { database }: Scripts): Promise<Loaded> {
  const file = (name: string) => readFileSync(join(FIXTURES, commit, name));
  if (kind === 'postgres') {
    const postgres = await postgresDatabase();
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(file('postgres.sql').toString());
    await client.end();
    return { place: { url: postgres.url }, remove: () => postgres.remove() };
  }
  const folder = mkdtempSync(join(tmpdir(), 'grimrule-kept-'));
  const tar = new Blob([new Uint8Array(brotliDecompressSync(file('embedded.tar.br')))]);
  const lite = await PGlite.create(join(folder, 'postgres'), { loadDataDir: tar });
  await lite.close();
  const remove = async () => rmSync(folder, { recursive: true, force: true });
  return { place: { folder, script: database }, remove };
}

/** A finished table, where no other test plays, and the keys of its links. */
function seatedInFixture(kept: readonly KeptTable[]): readonly [string, ...(readonly string[])] {
  const found = kept.find(({ what }) => what === 'a copy of a finished game');
  if (!found) throw new Error('no such table was kept');
  return [found.table, ...found.keys];
}

describe.each(CASES)('tables written by $commit ($kind)', ({ commit, kind }) => {
  const kept: readonly KeptTable[] = JSON.parse(
    readFileSync(join(FIXTURES, commit, `${kind}.expected.json`), 'utf8'),
  );
  let server: RunningServer;
  let loaded: Loaded;
  let port: number;

  beforeAll(async () => {
    const scripts = await bundledScripts();
    loaded = await load(commit, kind, scripts);
    server = await serverOn(loaded.place, scripts);
    port = server.port;
  });

  afterAll(async () => {
    await server.close();
    await loaded.remove();
  });

  it.each(kept)('$what: the list has it for every key', async (table) => {
    for (const [seat, key] of table.keys.entries()) {
      const { body } = await request<ListedTables>(port, '/api/tables/list', { keys: [key] });
      const { summary, seats, options } = table;
      const listed = { table: table.table, mine: [seat], seats, options, summary };
      expect(body.tables).toMatchObject([listed]);
    }
  });

  it.each(kept)('$what: opens for every seat as it was left, with its chat', async (table) => {
    // Where somebody comes, bots play on.
    const hasBots = table.seats.some(({ bot }) => bot !== null);
    for (const [seat, key] of table.keys.entries()) {
      const heard: ServerMessage[] = [];
      const page = await Page.open(port, table.table, [key], (text) => {
        heard.push(JSON.parse(text));
      });
      page.close();
      const [welcome] = heard;
      if (welcome?.say !== 'welcome') throw new Error('not welcome');
      expect(welcome.seats).toEqual([seat]);
      expect(welcome.chat.map(({ name, text }) => [name, text])).toEqual(table.chat);
      const [standing] = welcome.standings;
      if (!hasBots) expect(standing?.number).toBe(table.number);
      // Only with the rules it was played with: others may no longer take all its answers.
      if (!hasBots && isOfToday(commit, welcome.info.game)) {
        expect(standing?.view.rounds).toBe(table.summary.rounds);
        expect(standing?.view.waitsFor).toBe(table.summary.waitsFor);
        expect(standing?.view.outcome?.winners).toEqual(table.summary.outcome?.winners);
      }
      expect(standing?.view.cards.length).toBeGreaterThan(0);
    }
  });

  const finished = kept.filter(({ summary }) => summary.outcome);
  it.each(finished)('$what: its replay link shows it with its outcome', async (table) => {
    const path = `/api/tables/${table.table}/record`;
    const { status, body } = await request<GameRecord>(port, path);
    expect(status).toBe(200);
    if (isOfToday(commit, body.game)) {
      expect(body.decisions).toHaveLength(table.summary.decisions);
    }
    expect(gameNamed(body.game)).not.toBeNull();
    expect(body.generator).toBe('xoroshiro128plus/1');
  });

  const going = kept.filter(({ summary }) => !summary.outcome);
  it.each(going)('$what: takes an answer, and keeps it', async ({ table, keys }) => {
    const sit = () => Promise.all(keys.map((key) => Page.open(port, table, [key])));
    const pages = await sit();
    const isAsked = () => pages.some(({ prompts }) => prompts.size > 0);
    await pages[0]?.until(isAsked);
    const before = Math.max(...pages.map(({ number }) => number));
    expect((await answerOne(pages)).say).toBe('done');
    for (const page of pages) page.close();
    const [again] = await sit();
    expect(again?.number).toBeGreaterThan(before);
    again?.close();
  });

  it('a link to a seat becomes the seat of a player, and void if the player says so', async () => {
    const [table, key = '', other = ''] = seatedInFixture(kept);
    const [ada, ben] = [await playerAt(port, 'Ada'), await playerAt(port, 'Ben')];
    const claim = (seatKey: string, player: CreatedPlayer, voidLink: boolean) =>
      request<Partial<ApiError>>(port, '/api/seats/claim', {
        ...{ seatKey, key: player.key, voidLink },
      });
    const seatsOf = async (secret: string) => {
      const page = await Page.open(port, table, [secret]);
      page.close();
      return page.seats;
    };
    expect((await claim('nonsense', ada, false)).body.refusal?.reason.say).toBe('wrongKey');
    expect((await claim(key, ada, false)).body).toEqual({ table, seat: 0 });
    expect(await seatsOf(ada.key)).toEqual([0]);
    // The link still opens the seat, but nobody else can make it theirs.
    expect(await seatsOf(key)).toEqual([0]);
    expect((await claim(key, ben, true)).body.refusal?.reason.say).toBe('seatNotFree');
    const link = await hearing(port, table, [key]);
    expect((await claim(key, ada, true)).status).toBe(200);
    expect(await link.page.closed).toBe(CLOSED.wrongKey);
    await expect(seatsOf(key)).rejects.toThrow(String(CLOSED.wrongKey));
    expect(await seatsOf(ada.key)).toEqual([0]);
    // The holder of the host's link is still the host.
    const { body: listed } = await request<ListedTables>(port, '/api/tables/list', {
      keys: [ada.key],
    });
    expect(listed.tables.map((each) => [each.table, each.host])).toEqual([[table, true]]);
    const { notices, page } = await hearing(port, table, [other]);
    const claims = notices().filter(({ kind: told }) => told === 'seatClaimed');
    expect(claims).toEqual([
      { kind: 'seatClaimed', seat: 0, voidLink: false },
      { kind: 'seatClaimed', seat: 0, voidLink: true },
    ]);
    page.close();
  });
});
