import { CLOSED } from '@grimrule/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { LIMITS } from '../../src/settings.ts';
import { whoGivesWay } from '../../src/tables/crowd.ts';
import type { Visitor } from '../../src/tables/live-table.ts';
import { bundledScripts } from '../support/bundles.ts';
import { emptyDatabase } from '../support/embedded.ts';
import { Page } from '../support/page.ts';
import { DUEL, newTableAt } from '../support/requests.ts';
import { serverOn } from '../support/servers.ts';

const visitor = (name: string, address: string, heard: number, ...seats: number[]): Visitor => ({
  name,
  address,
  seats,
  devices: [],
  lastHeard: () => heard,
  send: () => undefined,
  close: () => undefined,
  missed: () => undefined,
});

describe('who gives way at a table', () => {
  const limits = { watchers: 3, perSeat: 2 };
  const nameOf = (visitors: readonly Visitor[], ...seats: number[]) =>
    whoGivesWay(visitors, { seats }, limits)?.name ?? null;

  it('is nobody while there is room', () => {
    expect(nameOf([visitor('a', 'one', 1), visitor('b', 'one', 2)])).toBeNull();
    expect(nameOf([visitor('a', 'one', 1, 0), visitor('b', 'one', 2, 1)], 0, 1)).toBeNull();
  });

  it('is never a player for a watcher, nor a watcher or another player for a player', () => {
    const crowd = [
      visitor('ada', 'one', 1, 0),
      visitor('ada again', 'two', 2, 0),
      visitor('ben', 'one', 0, 1),
      ...['a', 'b', 'c'].map((name, at) => visitor(name, name, 5 + at)),
    ];
    expect(nameOf(crowd)).toBe('a');
    expect(nameOf(crowd, 1)).toBeNull();
    expect(nameOf(crowd, 0)).toBe('ada');
  });

  it('is first a watcher from the address that has the most', () => {
    const crowd = [
      visitor('quiet', 'one', 1),
      visitor('first', 'two', 3),
      visitor('second', 'two', 2),
    ];
    expect(nameOf(crowd)).toBe('second');
  });
});

describe('a crowded table', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await serverOn({ template: await emptyDatabase() }, await bundledScripts(), {
      limits: { ...LIMITS, watchers: 3, perSeat: 2 },
    });
  });
  afterAll(() => server.close());

  it('lets players in however many watch, and another watcher instead of the most silent', async () => {
    const { port } = server;
    const { table, keys } = await newTableAt(port, DUEL);
    const watching: Page[] = [];
    for (let watchers = 0; watchers < 3; watchers++)
      watching.push(await Page.open(port, table, []));
    const ada = await Page.open(port, table, [keys[0] ?? '']);
    const ben = await Page.open(port, table, [keys[1] ?? '']);
    expect([ada.seats, ben.seats]).toEqual([[0], [1]]);
    expect(watching.some((page) => page.isClosed)).toBe(false);
    await watching[0]?.ask({ say: 'chat', text: 'I am here' });
    const late = await Page.open(port, table, []);
    expect(await watching[1]?.closed).toBe(CLOSED.crowded);
    expect([watching[0], watching[2], ada, ben].some((page) => page?.isClosed)).toBe(false);
    const second = await Page.open(port, table, [keys[0] ?? '']);
    const third = await Page.open(port, table, [keys[0] ?? '']);
    expect(await ada.closed).toBe(CLOSED.crowded);
    expect(third.seats).toEqual([0]);
    for (const page of [late, ben, second, third, ...watching]) page.close();
  });
});

describe('an address', { timeout: 60_000 }, () => {
  it('has only so many connections, and may open another when one has closed', async () => {
    const server = await serverOn({ template: await emptyDatabase() }, await bundledScripts(), {
      limits: { ...LIMITS, perAddress: 3 },
    });
    const { port } = server;
    const { table, keys } = await newTableAt(port, DUEL);
    const pages = [await Page.open(port, table, keys)];
    while (pages.length < 3) pages.push(await Page.open(port, table, []));
    await expect(Page.open(port, table, keys)).rejects.toThrow('429');
    const elsewhere = await Page.open(port, table, keys, undefined, { from: '127.0.0.2' });
    pages[1]?.close();
    await pages[1]?.closed;
    const again = await Page.open(port, table, keys);
    expect(again.seats).toEqual([0, 1]);
    for (const page of [...pages, elsewhere, again]) page.close();
    await server.close();
  });
});
