import { afterEach, describe, expect, it, vi } from 'vitest';
import { Store } from '../../src/storage/store.ts';
import { bundledScripts } from '../support/bundles.ts';
import { emptyDatabase } from '../support/embedded.ts';
import { Page } from '../support/page.ts';
import { DUEL, newTableAt } from '../support/requests.ts';
import { serverOn } from '../support/servers.ts';

const ENDLESS = new URL('../support/workers/endless.mjs', import.meta.url);

describe('a server that stops', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('stores nothing for bots that have not decided', async () => {
    const appended = vi.spyOn(Store.prototype, 'append');
    const scripts = { ...(await bundledScripts()), worker: ENDLESS };
    const server = await serverOn({ template: await emptyDatabase() }, scripts);
    const seats = ['Ada', 'Ben'].map((name) => ({ name, bot: 'sensible' }));
    const pages: Page[] = [];
    for (let tables = 0; tables < 8; tables++) {
      const { table } = await newTableAt(server.port, { ...DUEL, seats });
      pages.push(await Page.open(server.port, table, []));
    }
    await server.close();
    await Promise.all(pages.map((page) => page.closed));
    expect(appended).not.toHaveBeenCalled();
  });
});
