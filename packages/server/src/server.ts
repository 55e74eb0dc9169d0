import type { AddressInfo } from 'node:net';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { newCounts } from './counts.ts';
import { addressOf } from './http/address.ts';
import { addApi } from './http/api.ts';
import { Guesses } from './http/guesses.ts';
import { hostsOf, isOwnHost } from './http/hosts.ts';
import { addInvitationsApi } from './http/invitations-api.ts';
import { addLive } from './http/live.ts';
import { addLobbyApi } from './http/lobby-api.ts';
import { addOperation } from './http/operation.ts';
import { isOwnOrigin } from './http/origin.ts';
import { addPage } from './http/page.ts';
import { addPlayersApi } from './http/players-api.ts';
import { trustIn } from './http/proxies.ts';
import { Refused } from './http/refused.ts';
import { SAFETY } from './http/safety.ts';
import { FIRST_PORT, type Settings } from './settings.ts';
import { openDatabase } from './storage/database.ts';
import { Store } from './storage/store.ts';
import type { World } from './tables/table-desk.ts';
import { Tables } from './tables/tables.ts';
import { Thinkers } from './tables/thinkers.ts';

/** How many ports are tried one after the other. */
const PORTS_TRIED = 50;
const LARGEST_REQUEST = 64 * 1024;
const TOO_MANY = 429;
const MISTAKE = 500;
const MISDIRECTED = 421;
const FORBIDDEN = 403;
/** What is told here is for whoever asked, and only for now. */
const NEVER_KEPT = /^\/(api\/|healthz|metrics)/;

export interface RunningServer {
  readonly port: number;
  /** Does what was asked for, tells pages to come again later, and ends. */
  close(): Promise<void>;
}

export async function startServer(settings: Settings): Promise<RunningServer> {
  const app = fastify({
    logger: { level: settings.logLevel },
    bodyLimit: LARGEST_REQUEST,
    trustProxy: trustIn(settings.proxies),
    requestTimeout: settings.timeouts.request,
    keepAliveTimeout: settings.timeouts.keepAlive,
    http: {
      headersTimeout: settings.timeouts.headers,
      connectionsCheckingInterval: settings.timeouts.check,
    },
    // Pages have told everything they wanted when the server closes.
    forceCloseConnections: true,
  });
  const counts = newCounts({
    tables: () => tables.count,
    guests: () => tables.guests,
    thoughts: () => thinkers.waiting,
  });
  const report = (error: unknown) => {
    counts.errors.inc();
    app.log.error(error);
  };
  const store = new Store(await openDatabase(settings.place, report));
  const thinkers = new Thinkers(settings.worker, report);
  const { graceMs } = settings;
  const world: World = { store, thinkers, counts, report, graceMs };
  const tables = new Tables(world);

  const close = async () => {
    await tables.close();
    await app.close();
    await thinkers.close();
    await store.close();
  };
  try {
    await tables.listen();
    await addEverything(app, world, tables, settings);
    const port = await listen(app, settings);
    return { port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function addEverything(
  app: FastifyInstance,
  world: World,
  tables: Tables,
  settings: Settings,
): Promise<void> {
  const { origins, requestsPerMinute, newPerMinute } = settings;
  const guesses = new Guesses(settings.guesses);
  app.setErrorHandler((error: FastifyError | Refused, _request, reply) => {
    if (error instanceof Refused) return reply.code(error.statusCode).send(error.body);
    const { statusCode = MISTAKE } = error;
    if (statusCode >= MISTAKE) world.report(error);
    const reason = statusCode === TOO_MANY ? 'tooFast' : 'notUnderstood';
    const { body } = new Refused(statusCode >= MISTAKE ? 'notStored' : reason);
    return reply.code(statusCode).send(body);
  });
  const hosts = hostsOf(origins, settings.hosts);
  app.addHook('onRequest', async (request, reply) => {
    if (isOwnHost(request.headers.host, hosts)) return;
    request.log.warn(`refused: '${request.headers.host}' is not among GRIMRULE_HOSTS`);
    await reply.code(MISDIRECTED).send(new Refused('notUnderstood').body);
  });
  app.addHook('onSend', async (request, reply) => {
    if (NEVER_KEPT.test(request.url)) reply.header('cache-control', 'no-store');
  });
  await app.register(helmet, SAFETY);
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => addressOf(ip),
  });
  await addLive(app, world, tables, settings);
  await app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      if (isOwnOrigin(request.headers, origins)) return;
      await reply.code(FORBIDDEN).send(new Refused('notUnderstood').body);
    });
    addApi(api, world, tables, newPerMinute);
    addPlayersApi(api, world, tables, { guesses, newPerMinute });
    addInvitationsApi(api, world, tables, newPerMinute);
    addLobbyApi(api, world, tables, { guesses, newPerMinute });
  });
  addOperation(app, world, settings.metricsToken);
  await addPage(app, settings.page, (table) => world.store.gameOf(table));
}

/** The wanted port, or the first free one. */
async function listen(app: FastifyInstance, { host, port }: Settings): Promise<number> {
  const last = port ?? FIRST_PORT + PORTS_TRIED;
  for (let next = port ?? FIRST_PORT; ; next++) {
    try {
      await app.listen({ host, port: next });
      break;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || next >= last) throw error;
    }
  }
  return (app.server.address() as AddressInfo).port;
}
