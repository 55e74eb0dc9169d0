import { dice, randomAnswer, seeded } from '@grimrule/kernel';
import type { ServerMessage } from '@grimrule/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundledScripts } from '../support/bundles.ts';
import { Page } from '../support/page.ts';
import { pause } from '../support/postgres.ts';
import { type PostgresDatabase, postgresDatabase } from '../support/postgres-database.ts';
import type { SeatedTable } from '../support/requests.ts';
import { CHAMPIONS, newTableAt } from '../support/requests.ts';
import { ServerProcess } from '../support/server-process.ts';
import { SmallProxy } from '../support/small-proxy.ts';
import { lostOf } from '../trials/acknowledged.ts';
import { StubbornTable } from '../trials/stubborn-table.ts';

const TABLES = 4;
const ANSWERS = 40;

type Welcome = Extract<ServerMessage, { readonly say: 'welcome' }>;

// Two servers behind a proxy are replaced one after the other by servers with later rules.
describe('a rolling change of the rules', { timeout: 300_000 }, () => {
  let postgres: PostgresDatabase;
  let proxy: SmallProxy;
  const servers: ServerProcess[] = [];

  beforeAll(async () => {
    postgres = await postgresDatabase();
    const { serve } = await bundledScripts();
    for (let index = 0; index < 2; index++) {
      servers.push(await ServerProcess.start(serve, { DATABASE_URL: postgres.url }));
    }
    proxy = await SmallProxy.start(servers.map(({ port }) => port));
  });

  afterAll(async () => {
    await proxy.close();
    for (const server of servers) await server.stop('SIGKILL');
    await postgres.remove();
  });

  async function visit({ table, keys }: SeatedTable) {
    let welcome: Welcome | null = null;
    const page = await Page.open(proxy.port, table, keys, (text) => {
      const message = JSON.parse(text) as ServerMessage;
      if (message.say === 'welcome') welcome = message;
    });
    const [standing] = (welcome as Welcome | null)?.standings ?? [];
    if (!standing) throw new Error('no standing');
    return { page, standing };
  }

  async function play(page: Page, decisions: number): Promise<void> {
    const rolls = dice(seeded('rolling'));
    for (const end = page.number + decisions; page.number < end; ) {
      await page.until(() => page.prompts.size > 0);
      const [prompt] = page.prompts.values();
      if (!prompt) throw new Error('nobody is asked');
      const { number } = page;
      const answer = [...randomAnswer(prompt, rolls)];
      await page.ask({ say: 'answer', seat: prompt.seat, number, answer });
      await page.until(() => page.number > number);
    }
  }

  it('loses nothing while people play, and games keep their log and what can be undone', async () => {
    const { serve } = await bundledScripts();
    const kept = await newTableAt(proxy.port, CHAMPIONS);
    const first = await visit(kept);
    await play(first.page, 20);
    first.page.close();
    const before = (await visit(kept)).standing;
    expect(before.view.rules).not.toBe('later');
    expect(before.log.length).toBeGreaterThan(20);

    const games: StubbornTable[] = [];
    for (let index = 0; index < TABLES; index++) {
      games.push(await StubbornTable.open([proxy.port], index, () => undefined));
    }
    const acknowledged = () => games.flatMap((game) => game.acknowledged);
    const goOn = async () => {
      const until = acknowledged().length + ANSWERS;
      while (acknowledged().length < until) {
        for (const server of servers) server.demandRunning();
        await pause(10);
      }
    };
    await goOn();
    for (const index of [0, 1]) {
      const old = servers[index];
      const later = { DATABASE_URL: postgres.url, GRIMRULE_TEST_RULES: 'later' };
      const fresh = await ServerProcess.start(serve, later);
      servers[index] = fresh;
      proxy.ports = servers.map(({ port }) => port);
      await old?.stop('SIGTERM');
      // For a while both versions are at the same tables.
      await goOn();
    }
    await Promise.all(games.map((game) => game.stop()));
    const words = games.flatMap(({ sittings }) => sittings);
    expect(await lostOf(acknowledged(), words, { url: postgres.url })).toBe(0);

    const { page, standing } = await visit(kept);
    expect(standing.view.rules).toBe('later');
    expect(standing.log).toEqual(before.log);
    expect(standing.undo).toEqual(before.undo);
    expect(standing.decisions).toBe(before.decisions);
    await play(page, 1);
    const { number } = page;
    const undone = await page.ask({ say: 'undo', seat: 0, number, to: 3 });
    expect(undone.say).toBe('done');
    page.close();
    expect((await visit(kept)).standing.decisions).toBe(3);
  });
});
