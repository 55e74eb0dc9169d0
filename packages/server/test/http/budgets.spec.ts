import { once } from 'node:events';
import { request as ask } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Budgets, REQUESTS } from '../../src/http/budgets.ts';
import type { RunningServer } from '../../src/server.ts';
import { bundledScripts } from '../support/bundles.ts';
import { emptyDatabase } from '../support/embedded.ts';
import { Page } from '../support/page.ts';
import { DUEL, newTableAt, playerAt, request } from '../support/requests.ts';
import { serverOn } from '../support/servers.ts';

const WHY = { say: 'why', id: 1, seat: 2, line: 0 } as const;
const REDO = { say: 'redo', id: 1, seat: 0, number: 3 } as const;
const CHAT = { say: 'chat', id: 1, text: 'Hello' } as const;

/**
 * The cost of a table whose other player comes by invitation: two players, the table, invited,
 * accepted.
 */
const TABLE = 20 + 4 * REQUESTS.short;

describe('what an address may make', () => {
  it('has an end for the day, whatever it is', async () => {
    const server = await serverOn({ template: await emptyDatabase() }, await bundledScripts(), {
      ...{ newPerDay: 4, proxies: 1 },
    });
    const { port } = server;
    const { key } = await playerAt(port);
    await playerAt(port);
    const statuses: number[] = [];
    const ask = async (path: string, body: object, from = '127.0.0.1') => {
      const headers = { 'x-forwarded-for': from };
      statuses.push((await request(port, path, body, headers)).status);
    };
    await ask('/api/tables', { ...DUEL, key });
    await ask('/api/records', { record: {}, key, seats: DUEL.seats });
    await ask('/api/tables', { ...DUEL, key });
    await ask('/api/players', {});
    await ask('/api/players/me', { key });
    await ask('/api/tables', { ...DUEL, key }, '198.51.100.7');
    expect(statuses).toEqual([201, 400, 429, 429, 200, 201]);
    await server.close();
  });
});

describe('what an address may spend', () => {
  it('goes further with what costs little, and is its own', async () => {
    const budgets = new Budgets(600);
    const affordable = async (address: string, message: typeof WHY | typeof CHAT | typeof REDO) => {
      let count = 0;
      while (count < 1000 && (await budgets.affordsMessage(address, message))) count++;
      return count;
    };
    expect(await affordable('one', WHY)).toBe(5);
    expect(await affordable('one', CHAT)).toBe(0);
    expect(await affordable('two', CHAT)).toBe(10);
    expect(await affordable('three', REDO)).toBe(50);
  });

  it('is shared by all its connections', async () => {
    const server = await serverOn({ template: await emptyDatabase() }, await bundledScripts(), {
      costPerMinute: 6 * (TABLE + 2 * 5 + 3 * 10),
    });
    const { table } = await newTableAt(server.port, DUEL);
    const pages = [
      await Page.open(server.port, table, []),
      await Page.open(server.port, table, []),
    ];
    const said: string[] = [];
    for (let times = 0; times < 3; times++) {
      for (const page of pages) {
        const reply = await page.ask({ say: 'look', seat: 2, at: 0 });
        said.push(reply.say === 'refused' ? reply.refusal.reason.say : reply.say);
      }
    }
    expect(said).toEqual(['look', 'look', 'look', 'tooFast', 'tooFast', 'tooFast']);
    for (const page of pages) page.close();
    await server.close();
  });

  it('pays for requests too, the more the more they cost', async () => {
    const server = await serverOn({ template: await emptyDatabase() }, await bundledScripts(), {
      costPerMinute: 6 * (TABLE + 9),
    });
    const { port } = server;
    const { table, keys } = await newTableAt(port, DUEL);
    const [key = ''] = keys;
    const path = `/api/tables/${table}`;
    const dear = [
      await request(port, `${path}/record`),
      await request(port, `${path}/copy`, { at: 0, key, seats: DUEL.seats }),
      await request(port, `${path}/report`, { key, text: 'It is wrong.' }),
      await request(port, '/api/records', { record: {}, seats: DUEL.seats }),
      await request(port, '/api/mine/export', { keys: [key] }),
      await request(port, '/api/mine/delete', { keys: [key] }),
      // A large request costs its reading.
      await request(port, '/api/tables/list', { keys: [], besides: 'x'.repeat(60_000) }),
    ];
    expect(dear.map(({ status }) => status)).toEqual(Array(7).fill(429));
    expect(dear[0]?.body).toEqual({ refusal: { reason: { say: 'tooFast' }, rule: 'table' } });
    await server.close();
  });

  describe('at a server that lets an address spend little', () => {
    let server: RunningServer;
    let key: string;
    /** Costs 23 to send, and is answered by 2,000 problems, which cost more. */
    const long = { game: 'champions', options: { decks: Array(2000).fill({}) }, seats: DUEL.seats };
    const asked = (from: string, path: string, body: object) =>
      request(server.port, path, body, { 'x-forwarded-for': from });

    beforeAll(async () => {
      server = await serverOn({ template: await emptyDatabase() }, await bundledScripts(), {
        ...{ costPerMinute: 6 * 25, proxies: 1 },
      });
      ({ key } = await playerAt(server.port));
    });
    afterAll(() => server.close());

    it('pays for a long answer to a short question', async () => {
      const { status, text } = await asked('198.51.100.1', '/api/tables', { ...long, key });
      expect([status, text.length > 100_000]).toEqual([400, true]);
      expect((await asked('198.51.100.1', '/api/players/me', { key })).status).toBe(429);
      expect((await asked('198.51.100.2', '/api/players/me', { key })).status).toBe(200);
    });

    it('gets no long answer when all is spent', async () => {
      expect((await asked('198.51.100.3', '/api/players/me', { key })).status).toBe(200);
      const { status, body } = await asked('198.51.100.3', '/api/tables', { ...long, key });
      const refusal = { reason: { say: 'tooFast' }, rule: 'table' };
      expect([status, body]).toEqual([429, { refusal }]);
    });

    it('pays for as much as it may send if it does not say how much it sends', async () => {
      const asking = ask({
        ...{ port: server.port, host: '127.0.0.1', method: 'POST', path: '/api/players/me' },
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.4' },
      });
      asking.write(JSON.stringify({ key }));
      asking.end();
      const [response] = await once(asking, 'response');
      response.resume();
      expect(response.statusCode).toBe(429);
    });
  });

  it('is the same for requests and connections, and goes down with every one', async () => {
    const server = await serverOn({ template: await emptyDatabase() }, await bundledScripts(), {
      costPerMinute: 6 * (TABLE + 5 + 7 * 5),
    });
    const { port } = server;
    const { table } = await newTableAt(port, DUEL);
    const page = await Page.open(port, table, []);
    const statuses: number[] = [];
    for (let times = 0; times < 8; times++) {
      statuses.push((await request(port, `/api/tables/${table}/view`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 429]);
    const reply = await page.ask({ say: 'look', seat: 2, at: 0 });
    expect(reply.say === 'refused' && reply.refusal.reason.say).toBe('tooFast');
    page.close();
    await server.close();
  });

  it('also pays afterwards for what only turns out to be dear', async () => {
    const budgets = new Budgets(600);
    await budgets.charge('one', 90);
    expect(await budgets.affords('one', 11)).toBe(false);
    expect(await budgets.affords('two', 11)).toBe(true);
  });
});
