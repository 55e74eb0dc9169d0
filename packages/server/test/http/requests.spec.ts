import type { GameRecord } from '@grimrule/kernel';
import { KEYED_GENERATOR, proposalFor } from '@grimrule/kernel';
import type {
  ApiError,
  CreatedReport,
  CreatedTable,
  ListedTable,
  ListedTables,
  ServerMessage,
} from '@grimrule/room';
import { CLOSED } from '@grimrule/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { LIMITS } from '../../src/settings.ts';
import { bundledScripts } from '../support/bundles.ts';
import { emptyDatabase } from '../support/embedded.ts';
import { Page } from '../support/page.ts';
import {
  CHAMPIONS,
  DUEL,
  newTableAt,
  playerAt,
  request,
  type SeatedTable,
  seatedAt,
} from '../support/requests.ts';
import { serverOn } from '../support/servers.ts';

describe('requests', () => {
  let server: RunningServer;
  let port: number;

  beforeAll(async () => {
    server = await serverOn({ template: await emptyDatabase() }, await bundledScripts());
    port = server.port;
  });

  afterAll(() => server.close());

  /** One person plays all seats of a table, for so many answers. */
  async function play(table: SeatedTable, answers: number): Promise<void> {
    const page = await Page.open(port, table.table, table.keys);
    for (let count = 0; count < answers && !page.isOver; count++) {
      await page.until(() => page.prompts.size > 0 || page.isOver);
      const [prompt] = page.prompts.values();
      if (!prompt) break;
      const answer = [...proposalFor(prompt)];
      await page.ask({ say: 'answer', seat: prompt.seat, number: page.number, answer });
    }
    page.close();
  }

  const reason = ({ refusal }: ApiError) => refusal.reason.say;

  it('say everything that is wrong with a table that cannot be', async () => {
    const { key } = await playerAt(port);
    const post = async (body: object) => {
      const sent = { key, ...body };
      const { status, body: error } = await request<ApiError>(port, '/api/tables', sent);
      return [status, reason(error), error.problems?.map(({ say }) => say)];
    };
    expect(await post({ ...DUEL, game: 'chess' })).toEqual([422, 'noSuchGame', undefined]);
    expect(await post({ ...DUEL, seats: [] })).toEqual([400, 'notUnderstood', undefined]);
    expect(await post({ ...DUEL, seats: DUEL.seats.slice(1) })).toEqual([
      422,
      'wrongSeats',
      ['wrongSeats'],
    ]);
    const bots = DUEL.seats.map((seat) => ({ ...seat, bot: 'nobody' }));
    expect(await post({ ...DUEL, seats: bots })).toEqual([422, 'noSuchBot', undefined]);
    const options = { scenario: 'nowhere', heroes: ['nobody'] };
    expect((await post({ ...CHAMPIONS, options }))[2]).toContain('unknownScenario');
  });

  it('list the tables that keys open, with where they stand', async () => {
    const [one, other] = [await newTableAt(port, DUEL), await newTableAt(port, CHAMPIONS)];
    await play(one, 3);
    const keys = [one.keys[1], other.keys[0], 'wrong'];
    const { body } = await request<ListedTables>(port, '/api/tables/list', { keys });
    expect(body.tables.map(({ table, mine }) => [table, mine])).toEqual([
      [one.table, [1]],
      [other.table, [0]],
    ]);
    expect(body.tables[0]?.summary.decisions).toBe(3);
    expect(body.tables[0]?.seats[0]).toEqual({ name: 'Ada', bot: null, isFree: false });
    const info = await request<ListedTable>(port, `/api/tables/${one.table}`, { keys: [] });
    expect([info.body.game, info.body.mine]).toEqual(['duel', []]);
    const none = await request<ApiError>(port, `/api/tables/${'A'.repeat(24)}`, { keys: [] });
    expect([none.status, reason(none.body)]).toEqual([404, 'noSuchTable']);
  });

  it('copy a game that goes on without what the seat may not know', async () => {
    const table = await newTableAt(port, { ...DUEL, seed: 'a seed to be kept' });
    await play(table, 12);
    const path = `/api/tables/${table.table}/copy`;
    const { seats } = DUEL;
    const { key: stranger } = await playerAt(port);
    const watching = await request<ApiError>(port, path, { at: 5, seats, key: stranger });
    expect([watching.status, reason(watching.body)]).toEqual([409, 'gameGoesOn']);
    const key = table.keys[0];
    const late = await request<ApiError>(port, path, { at: 99, key, seats });
    expect(reason(late.body)).toBe('noSuchPosition');
    const copy = await seatedAt(port, path, { at: 5, seats }, key);
    await play(copy, 5_000);
    const record = await request<GameRecord>(port, `/api/tables/${copy.table}/record`);
    expect(record.status).toBe(200);
    expect(record.text).not.toContain('a seed to be kept');
    // The copy has a key of its own, and its lots are counted from the beginning.
    const { base, generator, seed } = record.body;
    expect([generator, base?.state.generator]).toEqual([KEYED_GENERATOR, KEYED_GENERATOR]);
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(base?.state.random).toEqual([0, 0, 0, 0]);
  });

  it('give the record of a game that is over, and make a table of a record', async () => {
    const table = await newTableAt(port, CHAMPIONS);
    await play(table, 5_000);
    const record = await request<GameRecord>(port, `/api/tables/${table.table}/record`);
    expect(record.status).toBe(200);
    const { key } = await playerAt(port);
    const send = (sent: object) =>
      request<CreatedTable & ApiError>(port, '/api/records', { key, ...sent });
    const seats = CHAMPIONS.seats.map((seat) => ({ ...seat, mine: true }));
    expect(record.body.generator).toBe(KEYED_GENERATOR);
    const half = { ...record.body, decisions: record.body.decisions.slice(0, 7) };
    const made = await send({ record: half, seats });
    expect(made.status).toBe(201);
    const [listed] = (await request<ListedTables>(port, '/api/tables/list', { keys: [key] })).body
      .tables;
    expect([listed?.summary.decisions, listed?.seedChosen]).toEqual([7, true]);
    const whole = await request<CreatedTable>(port, `/api/tables/${table.table}/copy`, {
      ...{ at: 7, seats, key },
    });
    const page = await Page.open(port, whole.body.table, [key]);
    expect(page.number).toBe(7);
    page.close();
    const wrong = { ...half, decisions: [{ seat: 0, answer: [{ verb: 'win' }] }] };
    expect(reason((await send({ record: wrong, seats })).body)).toBe('recordDoesNotFit');
    expect(reason((await send({ record: { ...half, rules: '0' }, seats })).body)).toBe(
      'recordOfOtherRules',
    );
    expect(reason((await send({ record: { ...half, generator: 'dice/9' }, seats })).body)).toBe(
      'recordOfOtherGenerator',
    );
    for (const unread of ['nothing', { ...half, seed: 'no key' }]) {
      expect(reason((await send({ record: unread, seats })).body)).toBe('notUnderstood');
    }
  });

  it('are refused when lists lie in each other deeper than anybody can read', async () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const sound = { format: 'grimrule', game: 'duel', rules: '1', seed: 1, decisions: [] };
    const { key } = await playerAt(port);
    const made = { key, seats: DUEL.seats };
    const decisions = [{ seat: 0, answer: ['DEEP'] }];
    const bodies = [
      JSON.stringify({ record: { ...sound, options: 'DEEP' }, ...made }),
      JSON.stringify({ record: { ...sound, decisions }, ...made }),
      JSON.stringify({ record: 'DEEP', ...made }),
    ];
    for (const body of bodies) {
      const sent = body.replace('"DEEP"', nested(900_000));
      const { status, body: error } = await request<ApiError>(port, '/api/records', sent);
      expect([status, reason(error)]).toEqual([400, 'notUnderstood']);
    }
    const options = JSON.stringify({ ...DUEL, key, game: 'rings', options: { scenario: 'DEEP' } });
    const table = await request<ApiError>(
      port,
      '/api/tables',
      options.replace('"DEEP"', nested(30_000)),
    );
    expect([table.status, reason(table.body)]).toEqual([400, 'notUnderstood']);
  });

  it('keep a report without giving the game away', async () => {
    const table = await newTableAt(port, { ...DUEL, seed: 'a seed to be kept' });
    const path = `/api/tables/${table.table}/report`;
    const report = { key: table.keys[1], text: 'It looks wrong.' };
    const { status, text, body } = await request<CreatedReport>(port, path, report);
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['report']);
    expect(text).not.toContain('seed');
    expect((await request(port, path, { ...report, key: 'wrong' })).status).toBe(403);
  });

  it('show a table to everybody only as a spectator sees it', async () => {
    const table = await newTableAt(port, DUEL);
    const { body } = await request<{ view: { seat: number; prompt: unknown } }>(
      port,
      `/api/tables/${table.table}/view`,
    );
    expect([body.view.seat, body.view.prompt]).toEqual([2, null]);
  });

  it('are refused from pages of others', async () => {
    const { key } = await playerAt(port);
    const sent = { ...DUEL, key };
    const headers = { origin: 'https://elsewhere.example' };
    expect((await request(port, '/api/tables', sent, headers)).status).toBe(403);
    const own = { origin: `http://127.0.0.1:${port}` };
    expect((await request(port, '/api/tables', sent, own)).status).toBe(201);
  });

  it('get the page with a strict policy, and its hashed files for ever', async () => {
    const page = await fetch(`http://127.0.0.1:${port}/table/x`, {
      headers: { accept: 'text/html' },
    });
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const policy = page.headers.get('content-security-policy') ?? '';
    const directives = policy.split(';');
    expect(directives).toContain("default-src 'self'");
    expect(directives).toContain("script-src 'self'");
    // Only styles may be written anywhere, and nothing comes from elsewhere.
    const unsafe = directives.filter((directive) => directive.includes('unsafe'));
    expect(unsafe).toEqual(["style-src 'self' 'unsafe-inline'"]);
    expect(policy).not.toContain('http');
    const file = await fetch(`http://127.0.0.1:${port}/assets/page-abc.js`);
    expect(file.headers.get('cache-control')).toContain('immutable');
    const none = await fetch(`http://127.0.0.1:${port}/api/nothing`);
    expect(none.status).toBe(404);
  });

  it('get the document of a game at its tables, and else that of the page', async () => {
    const gameIn = async (path: string) => {
      const headers = { accept: 'text/html' };
      const page = await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text();
      expect(page).toContain('<title>Grimrule</title>');
      return /data-table-of="(.*?)"/.exec(page)?.[1];
    };
    const { table } = await newTableAt(port, CHAMPIONS);
    expect(await gameIn(`/table/${table}`)).toBe('champions');
    expect(await gameIn(`/table/${(await newTableAt(port, DUEL)).table}`)).toBeUndefined();
    expect(await gameIn('/table/x')).toBeUndefined();
    expect(await gameIn('/')).toBeUndefined();
  });

  it('tell those who run the server how it is', async () => {
    expect((await request(port, '/healthz')).body).toEqual({ database: 'answers' });
    const { text } = await request(port, '/metrics');
    expect(text).toMatch(/^grimrule_moves_total\{kind="answer"\} \d+$/m);
    expect(text).toMatch(/^grimrule_errors_total 0$/m);
  });

  it('and messages are limited for those who make too many', async () => {
    const strict = await serverOn({ template: await emptyDatabase() }, await bundledScripts(), {
      requestsPerMinute: 5,
      newPerMinute: 2,
      limits: LIMITS,
    });
    const table = await newTableAt(strict.port, DUEL);
    const reasons: (string | undefined)[] = [];
    const page = await Page.open(strict.port, table.table, table.keys, (text) => {
      const message = JSON.parse(text) as ServerMessage;
      if (message.say === 'refused') reasons.push(message.refusal.reason.say);
    });
    await page.ask({ say: 'redo', seat: 0, number: 9 });
    const redo = { say: 'redo', id: 1, seat: 0, number: 9 };
    for (let times = 0; times < 400; times++) page.say(JSON.stringify(redo));
    expect(await page.closed).toBe(CLOSED.misbehaved);
    expect([...new Set(reasons)]).toEqual(['tableMovedOn', 'tooFast']);
    const statuses: number[] = [];
    for (let tries = 0; tries < 3; tries++) {
      const sent = { ...DUEL, key: table.keys[0] };
      statuses.push((await request(strict.port, '/api/tables', sent)).status);
    }
    expect(statuses).toEqual([201, 429, 429]);
    await strict.close();
  });
});
