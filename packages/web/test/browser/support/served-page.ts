import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS, startServer, TIMEOUTS } from '@grimrule/server';
import { standInForSites } from './deck-sites.ts';

/** The builds that a server needs before its start. */
export interface Made {
  /** The folder of the built page. */
  readonly page: string;
  /** The script that threads for bots run. */
  readonly worker: URL;
  /** The script that the thread of the embedded database runs. */
  readonly database: URL;
  /** The folder of what the operator says about the server. */
  readonly about: string;
}

export interface ServedPage {
  /** Where the page is served, without a slash at its end. */
  readonly address: string;
  close(): Promise<void>;
}

/** The real server on any free port, with an embedded database of its own, serving the real page. */
export async function servePage({ page, worker, database, about }: Made): Promise<ServedPage> {
  const data = await mkdtemp(join(tmpdir(), 'grimrule-browser-'));
  const decks = await standInForSites();
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    place: { folder: join(data, 'games'), script: database },
    page,
    worker,
    logLevel: 'fatal',
    origins: [],
    hosts: [],
    proxies: 0,
    metricsToken: null,
    // All visitors come from one address here.
    requestsPerMinute: 1_000_000,
    newPerMinute: 1_000_000,
    newPerDay: 1_000_000,
    costPerMinute: 1_000_000_000,
    memory: 1_000_000_000,
    spareDisk: 0,
    guesses: { perAddress: 1_000_000, inAll: 1_000_000 },
    // A bot may stand in after two seconds, so that a countdown can be seen to end.
    graceMs: 2000,
    limits: LIMITS,
    timeouts: TIMEOUTS,
    retention: { tables: 90, chat: 1, reports: null, players: 365 },
    deckSites: decks.sites,
    about,
  });
  return {
    address: `http://127.0.0.1:${server.port}`,
    async close() {
      await server.close();
      decks.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}
