import { proposalFor } from '@grimrule/kernel';
import type { CreatedCode, CreatedTable, PlayerInfo, ServerMessage } from '@grimrule/room';
import { CLOSED } from '@grimrule/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { bundledScripts } from '../support/bundles.ts';
import { Page } from '../support/page.ts';
import { pause, RealPostgres } from '../support/postgres.ts';
import { postgresDatabase } from '../support/postgres-database.ts';
import { postgresHere } from '../support/postgres-programs.ts';
import { DUEL, newTableAt, request } from '../support/requests.ts';
import { serverOn } from '../support/servers.ts';
import { SilentLine } from '../support/silent-line.ts';
import { hearing } from '../support/told.ts';

describe('two servers on one database', () => {
  let postgres: RealPostgres;
  let servers: readonly RunningServer[] = [];
  const heard: ServerMessage[] = [];

  beforeAll(async () => {
    postgres = await RealPostgres.start(postgresHere());
    const scripts = await bundledScripts();
    const place = { url: postgres.url };
    servers = [await serverOn(place, scripts), await serverOn(place, scripts)];
  });

  afterAll(async () => {
    for (const server of servers) await server.close();
    await postgres.remove();
  });

  /** Does something in the database behind the servers' backs. */
  async function database(work: (db: Database['db']) => Promise<void>): Promise<void> {
    const { db, close } = await openDatabase({ url: postgres.url }, () => undefined);
    await work(db);
    await close();
  }

  async function table() {
    const [one, other] = servers.map(({ port }) => port) as [number, number];
    const made = await newTableAt(one, DUEL);
    const [first = '', second = ''] = made.keys;
    heard.length = 0;
    const ada = await Page.open(one, made.table, [first]);
    const ben = await Page.open(other, made.table, [second], (text) =>
      heard.push(JSON.parse(text) as ServerMessage),
    );
    return { made, one, other, ada, ben };
  }

  it('play one game: what happens on one is seen on the other', async () => {
    const { ada, ben } = await table();
    for (let answers = 0; answers < 20; answers++) {
      const [asked, other] = ada.prompts.size > 0 ? [ada, ben] : [ben, ada];
      const [prompt] = asked.prompts.values();
      if (!prompt) throw new Error('nobody is asked');
      const answer = [...proposalFor(prompt)];
      const { number } = asked;
      await asked.ask({ say: 'answer', seat: prompt.seat, number, answer });
      await other.until(() => other.number === number + 1);
      await asked.until(() => asked.number === number + 1);
    }
    expect(ada.number).toBe(20);
    ada.close();
    ben.close();
  });

  it('let exactly one of two answers win, and tell the other', async () => {
    const { made, one, other, ada, ben } = await table();
    const pages = await Promise.all(
      [one, other].map((port) => Page.open(port, made.table, made.keys)),
    );
    for (let question = 0; question < 10; question++) {
      const replies = await Promise.all(
        pages.map(async (page) => {
          await page.until(() => page.number === question && page.prompts.size > 0);
          const [prompt] = page.prompts.values();
          if (!prompt) throw new Error('nobody is asked');
          const answer = [...proposalFor(prompt)];
          return page.ask({ say: 'answer', seat: prompt.seat, number: question, answer });
        }),
      );
      const reasons = replies.map((reply) =>
        reply.say === 'refused' ? reply.refusal.reason.say : reply.say,
      );
      expect(reasons.sort()).toEqual(['done', 'tableMovedOn']);
    }
    for (const page of [ada, ben, ...pages]) page.close();
  });

  it('share chat, seats, pointing, and who is there', async () => {
    const { ada, ben, made, one } = await table();
    const told = <S extends ServerMessage['say']>(say: S) =>
      heard.filter((each): each is Extract<ServerMessage, { say: S }> => each.say === say);
    const ofAda = () => [...told('welcome'), ...told('table')].at(-1)?.info.seats[0];
    await ben.until(() => ofAda()?.present === true);
    await ada.ask({ say: 'chat', text: 'Hello' });
    await ben.until(() => told('chat').length > 0);
    expect(told('chat').map(({ line }) => line.text)).toEqual(['Hello']);
    await ada.ask({ say: 'name', seat: 0, name: 'Ada the first' });
    await ben.until(() => ofAda()?.name === 'Ada the first');
    const [welcome] = told('welcome');
    const card = welcome?.standings[0]?.view.cards.findIndex((each) => each !== null) ?? -1;
    ada.say(JSON.stringify({ say: 'point', id: 1, card }));
    await ben.until(() => told('point').length > 0);
    expect(told('point').map((point) => [point.seat, point.card])).toEqual([[0, card]]);
    ada.close();
    await ben.until(() => ofAda()?.present === false);
    const revoke = { key: made.keys[1], device: 'others' };
    expect((await request(one, '/api/players/me/revoke', revoke)).status).toBe(200);
    expect(ben.isClosed).toBe(false);
    const { devices } = (await request<PlayerInfo>(one, '/api/players/me', { key: made.keys[1] }))
      .body;
    const device = devices[0]?.id;
    await request(one, '/api/players/me/revoke', { key: made.keys[1], device });
    expect(await ben.closed).toBe(CLOSED.wrongKey);
  });

  it('count the pages of a seat together, and tell both who knocks and who has to go', async () => {
    const [one = 0, other = 0] = servers.map(({ port }) => port);
    const made = await newTableAt(one, DUEL);
    const [key = '', second = ''] = made.keys;
    const ada = await hearing(one, made.table, [key]);
    const pages = [
      await hearing(one, made.table, [second]),
      await hearing(other, made.table, [second]),
    ];
    const seats = () => [...ada.all('welcome'), ...ada.all('table')].at(-1)?.info.seats;
    await ada.page.until(() => seats()?.[1]?.connections === 2);
    const mallory = await hearing(other, made.table, [], 'Mallory');
    await mallory.page.ask({ say: 'chat', text: 'Hello' });
    const said = () => ada.all('chat').find(({ line }) => line.text === 'Hello')?.line;
    await ada.page.until(() => said() !== undefined);
    await ada.page.ask({ say: 'remove', watcher: said()?.watcher ?? '' });
    expect(await mallory.page.closed).toBe(CLOSED.removed);
    await pages[1]?.page.until(() => pages[1]?.notices().at(-1)?.kind === 'watcherRemoved');
    for (const { page } of [ada, ...pages]) page.close();

    const free = [
      { name: 'Ada', bot: null, mine: true },
      { name: '', bot: null },
    ];
    const asked = { ...DUEL, seats: free, key };
    const { body } = await request<CreatedTable>(one, '/api/tables', asked);
    const host = await hearing(other, body.table, [key]);
    const { body: code } = await request<CreatedCode>(one, `/api/tables/${body.table}/code`, {
      key,
    });
    const knock = { code: code.code, seat: 1, key: second, name: 'Ben' };
    expect((await request(one, '/api/lobby/knock', knock)).status).toBe(201);
    await host.page.until(() => host.all('knocks').at(-1)?.knocks[0]?.name === 'Ben');
    host.page.close();
  });

  const answered = async (...pages: readonly Page[]) => {
    const page = pages.find(({ prompts }) => prompts.size > 0);
    const [prompt] = page?.prompts.values() ?? [];
    if (!page || !prompt) throw new Error('nobody is asked');
    const answer = [...proposalFor(prompt)];
    return page.ask({ say: 'answer', seat: prompt.seat, number: page.number, answer });
  };
  const spoil = (table: string, number: number) =>
    database(async (db) => {
      await db
        .insertInto('moves')
        .values({ game: table, number, rules: '1', body: JSON.stringify({ kind: 'win' }) })
        .onConflict((there) =>
          there.columns(['game', 'number']).doUpdateSet({ body: JSON.stringify({ kind: 'win' }) }),
        )
        .execute();
    });

  it('open a table anew by themselves when its next move is damaged', async () => {
    const { made, one, other, ada, ben } = await table();
    expect((await answered(ada, ben)).say).toBe('done');
    await Promise.all([ada, ben].map((page) => page.until(() => page.number === 1)));
    await spoil(made.table, 2);
    const refused = await answered(ada, ben);
    expect(refused.say === 'refused' && refused.refusal.reason.say).toBe('tableMovedOn');
    // Even a silent page hears of it as soon as the other server has opened the table anew.
    const ports = [one, other] as const;
    const asked = ada.prompts.size > 0 ? 0 : 1;
    const again: Page[] = [];
    for (const seat of [asked, 1 - asked]) {
      expect(await [ada, ben][seat]?.closed).toBe(CLOSED.missed);
      again.push(await Page.open(ports[seat] ?? 0, made.table, [made.keys[seat] ?? '']));
    }
    expect(again.map(({ number }) => number)).toEqual([2, 2]);
    expect((await answered(...again)).say).toBe('done');
    await Promise.all(again.map((page) => page.until(() => page.number === 3)));
    for (const page of again) page.close();
  });

  it('both leave out a move that was damaged after only one of them had read it', async () => {
    const { made, other, ada, ben } = await table();
    expect((await answered(ada, ben)).say).toBe('done');
    await Promise.all([ada, ben].map((page) => page.until(() => page.number === 1)));
    ben.close();
    await spoil(made.table, 1);
    // The second server has it no longer in memory, and opens what is stored.
    const [, second] = servers;
    await second?.close();
    const started = await serverOn({ url: postgres.url }, await bundledScripts());
    servers = servers.map((server) => (server.port === other ? started : server));
    const back = await Page.open(started.port, made.table, [made.keys[1] ?? '']);
    expect(await ada.closed).toBe(CLOSED.missed);
    const again = await Page.open(servers[0]?.port ?? 0, made.table, [made.keys[0] ?? '']);
    expect([again.number, back.number]).toEqual([1, 1]);
    expect((await answered(again, back)).say).toBe('done');
    await Promise.all([again, back].map((page) => page.until(() => page.number === 2)));
    for (const page of [again, back]) page.close();
  });

  it('go on when the database was killed', async () => {
    const { ada, ben } = await table();
    const asked = () => (ada.prompts.size > 0 ? ada : ben);
    const answer = async () => {
      const page = asked();
      const [prompt] = page.prompts.values();
      const picks = prompt ? [...proposalFor(prompt)] : [];
      const { number } = page;
      return page.ask({ say: 'answer', seat: prompt?.seat ?? 0, number, answer: picks });
    };
    expect((await answer()).say).toBe('done');
    await Promise.all([ada, ben].map((page) => page.until(() => page.number === 1)));
    await postgres.kill();
    const refused = await answer();
    expect(refused.say === 'refused' && refused.refusal.reason.say).toBe('notStored');
    await postgres.run();
    expect((await answer()).say).toBe('done');
    // The other server hears of it as soon as it listens again.
    await Promise.all([ada, ben].map((page) => page.until(() => page.number === 2)));
    ada.close();
    ben.close();
  });
});

describe('guesses at two servers on one database', () => {
  it('count together, for an address and for all', async () => {
    const postgres = await postgresDatabase();
    const scripts = await bundledScripts();
    const guesses = { perAddress: 4, inAll: 9 };
    const settings = { guesses, proxies: 1 };
    const servers = await Promise.all(
      [0, 1].map(() => serverOn({ url: postgres.url }, scripts, settings)),
    );
    const [one = 0, other = 0] = servers.map(({ port }) => port);
    const made = await newTableAt(one, DUEL);
    const { body } = await request<CreatedCode>(one, `/api/tables/${made.table}/code`, {
      key: made.keys[0],
    });
    const tries = async (port: number, code: string, address: string) =>
      (await request(port, '/api/lobby', { code }, { 'x-forwarded-for': address })).status;
    const wrong = (port: number, address: string) => tries(port, 'AAA-AAA', address);
    // A right one is paid back, through whichever server.
    for (const port of [one, other, one, other, one]) {
      expect(await tries(port, body.code, '10.0.0.1')).toBe(200);
    }
    const ports = [one, one, other, other, one, other];
    const first = await Promise.all(ports.map((port) => wrong(port, '10.0.0.1')));
    expect(first.toSorted()).toEqual([404, 404, 404, 404, 429, 429]);
    expect(await tries(other, body.code, '10.0.0.1')).toBe(429);
    // The tries of the first address do not count for the others.
    expect(await tries(other, body.code, '10.0.0.2')).toBe(200);
    const second: number[] = [];
    for (const port of ports) second.push(await wrong(port, '10.0.0.2'));
    expect(second).toEqual([404, 404, 404, 404, 429, 429]);
    expect([await wrong(one, '10.0.0.3'), await wrong(other, '10.0.0.4')]).toEqual([404, 429]);
    for (const server of servers) await server.close();
    await postgres.remove();
  });
});

describe('a connection that listens and goes silent', () => {
  it('is noticed, told, and made anew, and what was missed is read', async () => {
    const postgres = await postgresDatabase();
    const scripts = await bundledScripts();
    const line = await SilentLine.to(postgres.url);
    const deaf = await serverOn({ url: line.url }, scripts);
    const other = await serverOn({ url: postgres.url }, scripts);
    const made = await newTableAt(other.port, DUEL);
    const page = await Page.open(other.port, made.table, made.keys);
    const watching = await Page.open(deaf.port, made.table, []);
    expect((await request(deaf.port, '/healthz')).status).toBe(200);
    expect(line.listening).toBe(1);
    line.fallSilent();
    const [prompt] = page.prompts.values();
    if (!prompt) throw new Error('nobody is asked');
    const answer = [...proposalFor(prompt)];
    await page.ask({ say: 'answer', seat: prompt.seat, number: 0, answer });
    const health: number[] = [];
    while (line.listening === 1) {
      health.push((await request(deaf.port, '/healthz')).status);
      await pause(200);
    }
    expect(health).toContain(503);
    await watching.until(() => watching.number === 1);
    expect((await request(deaf.port, '/healthz')).status).toBe(200);
    for (const each of [page, watching]) each.close();
    await deaf.close();
    await other.close();
    await line.close();
    await postgres.remove();
  });

  it('hides no move from somebody who comes to a table that is open there', async () => {
    const postgres = await postgresDatabase();
    const scripts = await bundledScripts();
    const line = await SilentLine.to(postgres.url);
    const deaf = await serverOn({ url: line.url }, scripts);
    const other = await serverOn({ url: postgres.url }, scripts);
    const made = await newTableAt(other.port, DUEL);
    const page = await Page.open(other.port, made.table, made.keys);
    const watching = await Page.open(deaf.port, made.table, []);
    line.fallSilent();
    const [prompt] = page.prompts.values();
    if (!prompt) throw new Error('nobody is asked');
    const answer = [...proposalFor(prompt)];
    await page.ask({ say: 'answer', seat: prompt.seat, number: 0, answer });
    const late = await Page.open(deaf.port, made.table, []);
    expect(late.number).toBe(1);
    for (const each of [page, watching, late]) each.close();
    await deaf.close();
    await other.close();
    await line.close();
    await postgres.remove();
  });
});
