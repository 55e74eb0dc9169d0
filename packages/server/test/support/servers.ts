import { fileURLToPath } from 'node:url';
import { type RunningServer, startServer } from '../../src/server.ts';
import { LIMITS, type Settings, TIMEOUTS } from '../../src/settings.ts';
import type { Place } from '../../src/storage/database.ts';
import type { Scripts } from './scripts.ts';

/** A server in this process, on any port, that lets everybody ask as often as they like. */
export function serverOn(
  place: Place,
  { worker }: Scripts,
  besides: Partial<Settings> = {},
): Promise<RunningServer> {
  return startServer({
    host: '127.0.0.1',
    port: 0,
    place,
    page: fileURLToPath(new URL('./page', import.meta.url)),
    worker,
    logLevel: 'fatal',
    origins: [],
    hosts: [],
    proxies: 0,
    metricsToken: null,
    requestsPerMinute: 1_000_000,
    newPerMinute: 1_000_000,
    newPerDay: 1_000_000,
    costPerMinute: 1_000_000_000,
    guesses: { perAddress: 1_000_000, inAll: 1_000_000 },
    graceMs: 60_000,
    memory: 1_000_000_000,
    spareDisk: 0,
    limits: {
      ...{ ...LIMITS, perSecond: 1e9, burst: 1e9, waiting: 1e9 },
      ...{ bytesPerSecond: 1e12, bytesAtOnce: 1e12 },
    },
    timeouts: TIMEOUTS,
    retention: { tables: null, chat: null, reports: null, players: null },
    deckSites: {},
    about: null,
    ...besides,
  });
}
