import { describe, expect, it } from 'vitest';
import { Budgets } from '../src/http/budgets.ts';
import { bundledScripts } from './support/bundles.ts';
import { Page } from './support/page.ts';
import { DUEL, newTableAt } from './support/requests.ts';
import { emptyDatabase, serverOn } from './support/servers.ts';

const WHY = { say: 'why', id: 1, seat: 2, line: 0 } as const;
const CHAT = { say: 'chat', id: 1, text: 'Hello' } as const;

describe('what an address may spend', { timeout: 60_000 }, () => {
  it('goes further with what costs little, and is its own', async () => {
    const budgets = new Budgets(600);
    const affordable = async (address: string, message: typeof WHY | typeof CHAT) => {
      let count = 0;
      while (count < 1000 && (await budgets.affords(address, message))) count++;
      return count;
    };
    expect(await affordable('one', WHY)).toBe(5);
    expect(await affordable('one', CHAT)).toBe(0);
    expect(await affordable('two', CHAT)).toBe(100);
  });

  it('is shared by all its connections', async () => {
    const server = await serverOn({ template: await emptyDatabase() }, await bundledScripts(), {
      costPerMinute: 6 * (2 * 5 + 3 * 10),
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
});
