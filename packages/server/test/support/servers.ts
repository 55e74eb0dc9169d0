import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { type RunningServer, startServer } from '../../src/server.ts';
import { LIMITS, type Settings, TIMEOUTS } from '../../src/settings.ts';
import type { Place } from '../../src/storage/database.ts';
import type { Scripts } from './scripts.ts';

let template: Promise<Blob> | null = null;

/** An empty database, made once: others are loaded from it in a moment. */
export function emptyDatabase(): Promise<Blob> {
  template ??= newDatabase();
  return template;
}

async function newDatabase(): Promise<Blob> {
  const lite = await PGlite.create();
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  return dump;
}

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
    costPerMinute: 1_000_000_000,
    guesses: { perAddress: 1_000_000, inAll: 1_000_000 },
    graceMs: 60_000,
    limits: { ...LIMITS, perSecond: 1e9, burst: 1e9, waiting: 1e9 },
    timeouts: TIMEOUTS,
    ...besides,
  });
}
