import type {
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
  newReport,
  newTable,
  newTableFromRecord,
  plainText,
} from '@grimrule/room';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Opened } from '../players/seating.ts';
import type { Unable } from '../tables/new-tables.ts';
import { copyTable, createFromRecord, createTable } from '../tables/new-tables.ts';
import type { World } from '../tables/table-desk.ts';
import type { Tables } from '../tables/tables.ts';
import { addressOf } from './address.ts';
import { Asker, tablePath } from './asker.ts';
import { REQUESTS } from './budgets.ts';
import type { PerDay } from './per-day.ts';
import { Refused, understood } from './refusals.ts';

const CREATED = 201;
/** A saved game is much larger than anything else that is sent. */
const LARGEST_RECORD = 2_000_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The cost of a request for the address that it comes from. */
    readonly cost?: number;
  }
}

interface Making {
  readonly newPerMinute: number;
  readonly perDay: PerDay;
  /** Whether there is room for more than the games that are under way. */
  readonly hasSpace: () => Promise<boolean>;
}

/** The requests of pages besides playing: tables are made, found, copied and shared. */
export function addApi(
  app: FastifyInstance,
  world: World,
  tables: Tables,
  { newPerMinute, perDay, hasSpace }: Making,
): void {
  const { store } = world;
  const asker = new Asker(world, tables);
  const costs = (cost: number) => ({ config: { cost } });
  const makes = (cost: number) => ({
    config: { rateLimit: { max: newPerMinute }, cost },
    async preHandler({ ip }: FastifyRequest) {
      if (!(await hasSpace())) throw new Refused('noSpace');
      await perDay.demand(addressOf(ip));
    },
  });

  app.post('/api/tables', makes(REQUESTS.create), async (request, reply): Promise<CreatedTable> => {
    const asked = understood(newTable, request.body);
    const { player } = await asker.player(asked.key);
    const made = tableOrRefusal(await createTable(asked, player, world));
    reply.code(CREATED);
    return made;
  });

  app.post(
    '/api/records',
    { ...makes(REQUESTS.check), bodyLimit: LARGEST_RECORD },
    async (request, reply): Promise<CreatedTable> => {
      const asked = understood(newTableFromRecord, request.body);
      const { player: maker } = await asker.player(asked.key);
      const from = { maker, address: addressOf(request.ip) };
      const made = tableOrRefusal(await createFromRecord(asked, from, world));
      reply.code(CREATED);
      return made;
    },
  );

  app.post('/api/tables/list', costs(REQUESTS.list), async (request): Promise<ListedTables> => {
    const { keys } = understood(askedTables, request.body);
    await store.players.noteUse(keys);
    return { tables: await listed(await store.seating.tablesOf(keys), keys) };
  });

  app.post('/api/tables/:table', async (request): Promise<ListedTable> => {
    const { table } = understood(tablePath, request.params);
    const { keys } = understood(askedTable, request.body);
    const [found] = await listed([table], keys);
    if (!found) throw new Refused('noSuchTable');
    return found;
  });

  app.get('/api/tables/:table/view', costs(REQUESTS.view), async (request): Promise<TableView> => {
    const { sights } = (await asker.table(request)).session.room;
    return { view: sights.of(sights.state.seats) };
  });

  app.get('/api/tables/:table/record', costs(REQUESTS.record), async (request) => {
    const { room, table } = (await asker.table(request)).session;
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
      const found = await asker.table(request);
      const asked = understood(copyOfTable, request.body);
      const { session } = found;
      const { player: maker } = await asker.player(asked.key);
      const keys = asked.seatKey === undefined ? [asked.key] : [asked.seatKey, asked.key];
      const [opened] = await store.seating.openedBy(keys, [session.table]);
      const seat = opened?.seat ?? null;
      const made = tableOrRefusal(await copyTable(session, { seat, maker }, asked, world));
      reply.code(CREATED);
      return made;
    },
  );

  app.post(
    '/api/tables/:table/report',
    makes(REQUESTS.report),
    async (request, reply): Promise<CreatedReport> => {
      const { session } = await asker.table(request);
      const { key, text } = understood(newReport, request.body);
      const [seat] = (await asker.rights(session.table, key)).seats;
      if (seat === undefined) throw new Refused('wrongKey');
      const record = session.room.record();
      const report = { game: session.table, seat, text: plainText(text), record };
      reply.code(CREATED);
      return { report: await store.saveReport(report) };
    },
  );

  async function listed(
    games: readonly string[],
    keys: readonly string[],
  ): Promise<readonly ListedTable[]> {
    const opened = await store.seating.openedBy(keys, games);
    const hosted = await store.seating.hostedBy(keys, games);
    const rows = await store.list(games);
    return rows.map((row) => ({
      table: row.id,
      game: row.game,
      options: row.options,
      seats: row.seats,
      mine: seatsAt(row.id, opened),
      host: hosted.includes(row.id) || opened.some(({ game, host }) => host && game === row.id),
      summary: row.summary,
      seedChosen: row.seed_chosen,
      created: row.created.getTime(),
      updated: row.updated.getTime(),
    }));
  }
}

function seatsAt(table: string, opened: readonly Opened[]): readonly number[] {
  return [...new Set(opened.flatMap(({ game, seat }) => (game === table ? [seat] : [])))];
}

function tableOrRefusal(made: CreatedTable | Unable): CreatedTable {
  if ('reason' in made) throw new Refused(made.reason, made.problems);
  return made;
}
