import type {
  CreatedLink,
  CreatedReport,
  CreatedTable,
  ListedTable,
  ListedTables,
  TableView,
} from '@grimrule/room';
import {
  askedTable,
  askedTables,
  copyOfTable,
  newLink,
  newReport,
  newTable,
  newTableFromRecord,
  plainText,
} from '@grimrule/room';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isSecret } from '../storage/keys.ts';
import type { Opened } from '../storage/store.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Unable } from '../tables/new-tables.ts';
import { copyTable, createFromRecord, createTable } from '../tables/new-tables.ts';
import type { World } from '../tables/table-desk.ts';
import type { Tables } from '../tables/tables.ts';
import { addressOf } from './address.ts';
import { type Budgets, costOfBytes, REQUESTS } from './budgets.ts';
import { isOwnOrigin } from './origin.ts';
import { Refused, understood } from './refused.ts';

const CREATED = 201;
const FORBIDDEN = 403;
/** A saved game is much larger than anything else that is sent. */
const LARGEST_RECORD = 2_000_000;

const tablePath = z.object({ table: z.string().refine(isSecret) });
const seatPath = tablePath.extend({ seat: z.coerce.number().int().min(0).max(15) });

export interface ApiOptions {
  readonly origins: readonly string[];
  /** Tables, copies and reports that one address may make in a minute. */
  readonly newPerMinute: number;
  readonly budgets: Budgets;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request costs the address that it comes from. */
    readonly cost?: number;
  }
}

/** What pages ask for besides playing: tables are made, found, copied and shared. */
export function addApi(
  app: FastifyInstance,
  world: World,
  tables: Tables,
  { origins, newPerMinute, budgets }: ApiOptions,
): void {
  const { store } = world;
  const costs = (cost: number) => ({ config: { cost } });
  const makes = (cost: number) => ({ config: { rateLimit: { max: newPerMinute }, cost } });

  app.addHook('onRequest', async (request, reply) => {
    if (isOwnOrigin(request.headers, origins)) return;
    await reply.code(FORBIDDEN).send(new Refused('notUnderstood').body);
  });
  app.addHook('onRequest', async ({ ip, headers, routeOptions }) => {
    const { cost = REQUESTS.short } = routeOptions.config;
    const size = costOfBytes(Number(headers['content-length'] ?? 0));
    if (!(await budgets.affords(addressOf(ip), cost + size))) throw new Refused('tooFast');
  });

  app.post('/api/tables', makes(REQUESTS.create), async (request, reply): Promise<CreatedTable> => {
    const made = tableOrRefusal(await createTable(understood(newTable, request.body), world));
    reply.code(CREATED);
    return made;
  });

  app.post(
    '/api/records',
    { ...makes(REQUESTS.check), bodyLimit: LARGEST_RECORD },
    async (request, reply): Promise<CreatedTable> => {
      const asked = understood(newTableFromRecord, request.body);
      const made = tableOrRefusal(await createFromRecord(asked, addressOf(request.ip), world));
      reply.code(CREATED);
      return made;
    },
  );

  app.post('/api/tables/list', costs(REQUESTS.list), async (request): Promise<ListedTables> => {
    const { keys } = understood(askedTables, request.body);
    const opened = await store.openedBy(keys);
    return { tables: await listed([...new Set(opened.map(({ game }) => game))], opened) };
  });

  app.post('/api/tables/:table', async (request): Promise<ListedTable> => {
    const { table } = understood(tablePath, request.params);
    const { keys } = understood(askedTable, request.body);
    const [found] = await listed([table], await store.openedBy(keys));
    if (!found) throw new Refused('noSuchTable');
    return found;
  });

  app.get('/api/tables/:table/view', costs(REQUESTS.view), async (request): Promise<TableView> => {
    const { sights } = (await tableOf(request)).session.room;
    return { view: sights.of(sights.state.seats) };
  });

  app.get('/api/tables/:table/record', costs(REQUESTS.record), async (request) => {
    const { room, table } = (await tableOf(request)).session;
    // A game that was over stays so, also where newer rules no longer take its last answers.
    const isOver = room.state.outcome ?? (await store.list([table]))[0]?.summary.outcome;
    // The seed of a game that goes on would give away every card of it.
    if (!isOver) throw new Refused('gameGoesOn');
    return room.record();
  });

  app.post(
    '/api/tables/:table/copy',
    makes(REQUESTS.copy),
    async (request, reply): Promise<CreatedTable> => {
      const found = await tableOf(request);
      const asked = understood(copyOfTable, request.body);
      const { session } = found;
      const seat = asked.key === undefined ? null : (await opening(session.table, asked.key)).seat;
      const made = tableOrRefusal(await copyTable(session, seat, asked, world));
      reply.code(CREATED);
      return made;
    },
  );

  app.post(
    '/api/tables/:table/seats/:seat/link',
    makes(REQUESTS.short),
    async (request): Promise<CreatedLink> => {
      const { table, seat } = understood(seatPath, request.params);
      const { key } = understood(newLink, request.body);
      const opened = await opening(table, key);
      if (opened.seat !== seat && !opened.host) throw new Refused('notYourSeat');
      const replaced = await store.replaceKey(table, seat);
      if (!replaced) throw new Refused('notYourSeat');
      await tables.dismiss(table, seat);
      return { key: replaced };
    },
  );

  app.post(
    '/api/tables/:table/report',
    makes(REQUESTS.report),
    async (request, reply): Promise<CreatedReport> => {
      const { session } = await tableOf(request);
      const { key, text } = understood(newReport, request.body);
      const { seat } = await opening(session.table, key);
      const record = session.room.record();
      const report = { game: session.table, seat, text: plainText(text), record };
      reply.code(CREATED);
      return { report: await store.saveReport(report) };
    },
  );

  async function tableOf({ params, ip }: FastifyRequest): Promise<LiveTable> {
    const found = await tables.find(understood(tablePath, params).table, addressOf(ip));
    if (!found) throw new Refused('noSuchTable');
    return found;
  }

  /** The seat of this table that a key opens. */
  async function opening(table: string, key: string): Promise<Opened> {
    const opened = (await store.openedBy([key])).find(({ game }) => game === table);
    if (!opened) throw new Refused('wrongKey');
    return opened;
  }

  async function listed(
    games: readonly string[],
    opened: readonly Opened[],
  ): Promise<readonly ListedTable[]> {
    const rows = await store.list(games);
    return rows.map((row) => ({
      table: row.id,
      game: row.game,
      options: row.options,
      seats: row.seats,
      mine: opened.flatMap(({ game, seat }) => (game === row.id ? [seat] : [])),
      summary: row.summary,
      seedChosen: row.seed_chosen,
      created: row.created.getTime(),
      updated: row.updated.getTime(),
    }));
  }
}

function tableOrRefusal(made: CreatedTable | Unable): CreatedTable {
  if ('reason' in made) throw new Refused(made.reason, made.problems);
  return made;
}
