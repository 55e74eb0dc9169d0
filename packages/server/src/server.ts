import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import fastify, { LogController } from 'fastify';
import { newCounts } from './counts.ts';
import { GAMES } from './games.ts';
import { addressOf } from './http/address.ts';
import { addApi } from './http/api.ts';
import { Budgets, costOfMoves } from './http/budgets.ts';
import { addChoicesApi } from './http/choices-api.ts';
import { addDecksApi } from './http/decks/decks-api.ts';
import { Doorway } from './http/doorway.ts';
import { guard } from './http/guard.ts';
import { Guesses } from './http/guesses.ts';
import { hostsOf, isOwnHost } from './http/hosts.ts';
import { addInvitationsApi } from './http/invitations-api.ts';
import { listen } from './http/listening.ts';
import { addLive } from './http/live.ts';
import { addLobbyApi } from './http/lobby-api.ts';
import {
  limitConnections,
  limitsOfProcess,
  mostConnections,
  mostOfOne,
} from './http/open-files.ts';
import { addOperation } from './http/operation.ts';
import { addPage } from './http/page.ts';
import { PerDay } from './http/per-day.ts';
import { addPlayersApi } from './http/players-api.ts';
import { trustIn } from './http/proxies.ts';
import { Refused } from './http/refusals.ts';
import { SAFETY } from './http/safety.ts';
import type { Office } from './operating/office.ts';
import { addOffice, type ServedOffice } from './operating/served-office.ts';
import type { Settings } from './settings.ts';
import { openDatabase } from './storage/database.ts';
import { freeBytes, hasSpace, usedBytes } from './storage/storage-use.ts';
import { Store } from './storage/store.ts';
import type { Report, World } from './tables/table-desk.ts';
import { Tables } from './tables/tables.ts';
import { Thinkers } from './tables/thinkers.ts';

/** An address with as many tables open as it may is still told so, over a connection of its own. */
const SPARE_SOCKETS = 5;

/** An address may knock so many times as often, within seconds, as it may ask in a minute. */
const KNOCKS = 4;

const LARGEST_REQUEST = 64 * 1024;
const NO_SUCCESS = 400;
const TOO_MANY = 429;
const MISTAKE = 500;
const MISDIRECTED = 421;
/** These answers are for their asker alone, and only for now. */
const NEVER_KEPT = /^\/(api\/|healthz|metrics)/;

export interface RunningServer {
  readonly port: number;
  /** Lets the bots play by themselves, so that they think fast when somebody waits for them. */
  practise(): void;
  /** Does what was asked for, tells pages to come again later, and ends. */
  close(): Promise<void>;
}

export async function startServer(settings: Settings): Promise<RunningServer> {
  const isProxy = trustIn(settings.proxies);
  const most = mostConnections(limitsOfProcess());
  const doorway = new Doorway(
    {
      sockets: Math.min(settings.limits.perAddress + SPARE_SOCKETS, mostOfOne(most)),
      knocks: settings.requestsPerMinute * KNOCKS,
    },
    (address) => isProxy(address, 0),
  );
  const app = fastify({
    logger: { level: settings.logLevel, ...(settings.logTo ? { stream: settings.logTo } : {}) },
    // Several servers may write into one log.
    genReqId: () => randomUUID(),
    logController: new LogController({ requestIdLogLabel: 'request' }),
    bodyLimit: LARGEST_REQUEST,
    trustProxy: isProxy,
    requestTimeout: settings.timeouts.request,
    keepAliveTimeout: settings.timeouts.keepAlive,
    connectionTimeout: settings.timeouts.stalled,
    http: {
      headersTimeout: settings.timeouts.headers,
      connectionsCheckingInterval: settings.timeouts.check,
    },
    // Pages have told everything they wanted when the server closes.
    forceCloseConnections: true,
    // An address that cannot be read reaches none of the hooks.
    frameworkErrors(_error, { raw: { socket } }, { raw }) {
      const { statusCode, body } = new Refused('notUnderstood');
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      void doorway.letsIn(socket).then((isLetIn) => {
        if (isLetIn) raw.writeHead(statusCode, headers).end(JSON.stringify(body));
      });
    },
  });
  limitConnections(app.server, most);
  doorway.watch(app.server);
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!(await doorway.letsIn(raw.socket))) reply.hijack();
  });
  const counts = newCounts({
    tables: () => tables.count,
    bytes: () => tables.bytes,
    guests: () => tables.guests,
    thoughts: () => thinkers.waiting,
    used: () => usedBytes(database),
    free: () => freeBytes(settings.place),
  });
  const report: Report = (error, where = {}) => {
    counts.errors.inc();
    app.log.error({ err: error, ...where });
  };
  const database = await openDatabase(settings.place, report);
  const store = new Store(database);
  const thinkers = new Thinkers(settings.worker, report);
  const { graceMs } = settings;
  const world: World = { store, thinkers, counts, report, graceMs };
  const budgets = new Budgets(settings.costPerMinute);
  const tables = new Tables(world, {
    memory: settings.memory,
    opened: (address, moves) => {
      budgets.charge(address, costOfMoves(moves)).catch(report);
    },
  });
  const office: Office = {
    db: database.db,
    store,
    report,
    async reopen(names) {
      for (const game of names) {
        await tables.reopen(game);
        await store.tell({ told: 'reopen', game });
      }
    },
  };
  let served: ServedOffice | null = null;

  const close = async () => {
    await served?.close();
    await tables.close();
    await app.close();
    await thinkers.close();
    await store.close();
  };
  try {
    await tables.listen();
    await addEverything(app, world, { tables, budgets }, settings);
    served = await addOffice(app, office, { settings, counts, budgets });
    const port = await listen(app, settings);
    served.open(port);
    const practise = () => void thinkers.practise([...GAMES.keys()]);
    return { port, practise, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function addEverything(
  app: FastifyInstance,
  world: World,
  { tables, budgets }: { readonly tables: Tables; readonly budgets: Budgets },
  settings: Settings,
): Promise<void> {
  const { origins, requestsPerMinute, newPerMinute } = settings;
  const hasRoom = () => hasSpace(settings.place, settings.spareDisk);
  const perDay = new PerDay(settings.newPerDay);
  const guesses = new Guesses(settings.guesses, world.store.isShared ? world.store.tries : null);
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    if (error instanceof Refused) return reply.code(error.statusCode).send(error.body);
    const { statusCode = MISTAKE } = error;
    if (statusCode >= MISTAKE)
      world.report(error, { request: request.id, table: tableIn(request) });
    const reason = statusCode === TOO_MANY ? 'tooFast' : 'notUnderstood';
    const { body } = new Refused(statusCode >= MISTAKE ? 'notStored' : reason);
    return reply.code(statusCode).send(body);
  });
  app.addHook('onRequest', async (request, reply) => {
    const table = tableIn(request);
    if (table === null) return;
    request.log = request.log.child({ table });
    reply.log = request.log;
  });
  const hosts = hostsOf(origins, settings.hosts);
  app.addHook('onRequest', async (request, reply) => {
    if (isOwnHost(request.headers.host, hosts)) return;
    request.log.warn(`refused: '${request.headers.host}' is not among GRIMRULE_HOSTS`);
    await reply.code(MISDIRECTED).send(new Refused('notUnderstood').body);
  });
  app.addHook('onSend', async (request, reply) => {
    const isKept = reply.statusCode < NO_SUCCESS && !NEVER_KEPT.test(request.url);
    if (!isKept) reply.header('cache-control', 'no-store');
  });
  await app.register(helmet, SAFETY);
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => addressOf(ip),
  });
  await addLive(app, world, tables, budgets, settings);
  await app.register(async (api) => {
    guard(api, { origins, budgets });
    addApi(api, world, tables, { newPerMinute, perDay, hasSpace: hasRoom });
    addPlayersApi(api, world, tables, { guesses, newPerMinute, perDay });
    addDecksApi(api, world, tables, {
      newPerMinute,
      sites: settings.deckSites,
      hasSpace: hasRoom,
    });
    addInvitationsApi(api, world, tables, newPerMinute);
    addChoicesApi(api, world, tables);
    addLobbyApi(api, world, tables, { guesses, newPerMinute });
  });
  addOperation(app, world, { token: settings.metricsToken, hasSpace: hasRoom });
  await addPage(app, settings.page, (table) => world.store.gameOf(table));
}

/** The table that the address of a request names. */
function tableIn({ params }: FastifyRequest): string | null {
  if (typeof params !== 'object' || params === null || !('table' in params)) return null;
  return String(params.table);
}
