import type {
  CreatedCode,
  CreatedKnock,
  KnockState,
  Knocks,
  Lobby,
  LobbySeat,
} from '@grimrule/room';
import {
  answeredKnock,
  askedKnock,
  askedKnocks,
  askedLobby,
  LONGEST_NAME,
  newJoinCode,
  newKnock,
  plainText,
  revokedJoinCode,
} from '@grimrule/room';
import type { FastifyInstance } from 'fastify';
import { shownKnock } from '../players/joining.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { World } from '../tables/table-desk.ts';
import type { Tables } from '../tables/tables.ts';
import { addressOf } from './address.ts';
import { Asker, tablePath } from './asker.ts';
import type { Guesses } from './guesses.ts';
import { nameAt } from './invitations-api.ts';
import { Refused, understood } from './refusals.ts';
import { scenarioOf } from './scenario.ts';

const CREATED = 201;

/** The lobby: what a code to join opens, and nothing else. */
export function addLobbyApi(
  app: FastifyInstance,
  world: World,
  tables: Tables,
  { guesses, newPerMinute }: { readonly guesses: Guesses; readonly newPerMinute: number },
): void {
  const { joining, players } = world.store;
  const asker = new Asker(world, tables);
  const makes = { config: { rateLimit: { max: newPerMinute } } };

  app.post('/api/tables/:table/code', makes, async (request, reply): Promise<CreatedCode> => {
    const { table } = understood(tablePath, request.params);
    await asker.rights(table, understood(newJoinCode, request.body).key);
    reply.code(CREATED);
    return joining.newCode(table);
  });

  app.post('/api/tables/:table/code/revoke', async (request) => {
    const { table } = understood(tablePath, request.params);
    await asker.rights(table, understood(revokedJoinCode, request.body).key);
    await joining.revokeCode(table);
    return {};
  });

  app.post('/api/lobby', async (request): Promise<Lobby> => {
    const { code } = understood(askedLobby, request.body);
    const { session, expires } = await tableOf(code, addressOf(request.ip));
    const { game, match } = session.room;
    const seats = session.info().seats.map(({ name, bot, isFree, present }): LobbySeat => {
      const state = isFree ? 'free' : present ? 'here' : bot === null ? 'absent' : 'bot';
      return { name, state };
    });
    return { game: game.name, scenario: scenarioOf(match.options), seats, expires };
  });

  app.post('/api/lobby/knock', makes, async (request, reply): Promise<CreatedKnock> => {
    const { code, seat, key, name } = understood(newKnock, request.body);
    const { session } = await tableOf(code, addressOf(request.ip));
    const { player } = await asker.player(key);
    const called = plainText(name, LONGEST_NAME);
    if (called === '') throw new Refused('notUnderstood');
    if (!session.info().seats[seat]?.isFree) throw new Refused('seatNotFree');
    const made = await joining.knock({ game: session.table, seat, player, name: called });
    if (typeof made === 'string') throw new Refused(made);
    await tables.knocksChanged(session.table);
    reply.code(CREATED);
    return made;
  });

  app.post('/api/lobby/knock/look', async (request): Promise<KnockState> => {
    const { token } = understood(askedKnock, request.body);
    const found = await joining.knockWith(token);
    if (!found) throw new Refused('noSuchKnock');
    const { game: table, seat, answer, isExpired } = found;
    if (answer === 'letIn') return { state: 'letIn', table, seat };
    return { state: answer ?? (isExpired ? 'expired' : 'waiting') };
  });

  app.post('/api/tables/:table/knocks', async (request): Promise<Knocks> => {
    const { table } = understood(tablePath, request.params);
    await asker.rights(table, understood(askedKnocks, request.body).key);
    return knocksAt(table);
  });

  app.post('/api/tables/:table/knocks/answer', async (request): Promise<Knocks> => {
    const { key, knock, letIn } = understood(answeredKnock, request.body);
    const { session } = await asker.table(request);
    const { table } = session;
    const { seats } = await asker.rights(table, key);
    const found = (await joining.waitingAt(table)).find(({ id }) => id === knock);
    if (!found) throw new Refused('noSuchKnock');
    if (letIn) {
      if (!session.info().seats[found.seat]?.isFree) throw new Refused('seatNotFree');
      const player = await players.withKey(key);
      const name = nameAt(session.seating, seats) || (player?.name ?? '');
      const reason = await joining.letIn(knock, { player: player?.player ?? null, name });
      if (reason) throw new Refused(reason);
    } else await joining.refuse(knock);
    await tables.knocksChanged(table);
    return knocksAt(table);
  });

  /** The table that a code leads to. */
  async function tableOf(
    code: string,
    address: string,
  ): Promise<{ readonly session: LiveTable['session']; readonly expires: number }> {
    const found = await guesses.attempt(
      address,
      () => joining.withCode(code),
      (result) => typeof result !== 'string',
    );
    if (found === null) throw new Refused('tooManyTries');
    if (typeof found === 'string') throw new Refused(found);
    const { session } = await asker.tableNamed(found.game, address);
    return { session, expires: found.expires };
  }

  async function knocksAt(table: string): Promise<Knocks> {
    return { knocks: (await joining.waitingAt(table)).map(shownKnock) };
  }
}
