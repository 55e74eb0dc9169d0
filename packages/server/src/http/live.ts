import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import type { World } from '../tables/table-desk.ts';
import type { Tables } from '../tables/tables.ts';
import { addressOf } from './address.ts';
import type { Budgets } from './budgets.ts';
import { isOwnOrigin } from './origin.ts';
import { Refused } from './refusals.ts';
import { Tally } from './tally.ts';
import { Unread } from './unread.ts';
import { Visit } from './visit.ts';

/** No message of a page is larger than this. */
const LARGEST_MESSAGE = 64 * 1024;
/** Every fragment takes memory of its own; browsers do not cut up what is so short. */
const MOST_FRAGMENTS = 64;
/** A page that was told to go is cut off when it does not go by itself. */
const GOING_MS = 5_000;
const FORBIDDEN = 403;

/** Connections over which tables are played. */
export async function addLive(
  app: FastifyInstance,
  world: World,
  tables: Tables,
  budgets: Budgets,
  { origins, limits, timeouts }: Pick<Settings, 'origins' | 'limits' | 'timeouts'>,
): Promise<void> {
  // A visit replies to pings itself: replies that nobody reads would wait in memory.
  const options = {
    ...{ maxPayload: LARGEST_MESSAGE, maxFragments: MOST_FRAGMENTS },
    ...{ closeTimeout: GOING_MS, autoPong: false },
  };
  await app.register(websocket, {
    options,
    errorHandler(error, socket, { log, id }) {
      // Anybody can break the protocol or the connection: that is no fault inside.
      if ('code' in error) log.info({ code: error.code }, 'page broke the connection');
      else world.report(error, { request: id });
      socket.terminate();
    },
  });
  /** Those who have not replied yet to what they were asked. */
  const silent = new Map<WebSocket, string>();
  const connections = new Tally();
  const unread = new Unread(limits.unreadPerAddress);
  // The timeouts of requests end with the wish for another protocol. A page that is let in is asked
  // for its heartbeat instead; whatever is refused has to go.
  app.server.prependListener('upgrade', (_request, socket: Socket) => {
    socket.setTimeout(timeouts.request, () => socket.destroy());
  });
  const beat = setInterval(() => {
    for (const socket of app.websocketServer.clients) {
      if (silent.has(socket)) socket.terminate();
      // A page that does not read what it is told cannot know what to reply.
      const question = randomUUID();
      silent.set(socket, question);
      socket.ping(question);
    }
  }, timeouts.heartbeat);
  beat.unref();
  app.addHook('onClose', async () => clearInterval(beat));

  app.get<{ Params: { readonly table: string } }>(
    '/api/tables/:table/live',
    {
      websocket: true,
      async preValidation({ headers, ip }, reply) {
        if (!isOwnOrigin(headers, origins)) {
          await reply.code(FORBIDDEN).send(new Refused('notUnderstood').body);
        } else if (connections.of(addressOf(ip)) >= limits.perAddress) {
          throw new Refused('tooFast');
        }
      },
    },
    (socket, request) => {
      socket.on('pong', (reply) => {
        if (reply.toString() === silent.get(socket)) silent.delete(socket);
      });
      const { table } = request.params;
      const connection = request.raw.socket;
      const address = addressOf(request.ip);
      connections.add(address);
      socket.on('close', () => {
        silent.delete(socket);
        connections.remove(address);
      });
      new Visit({ socket, connection, table, address, request }, tables, world, {
        limits,
        budgets,
        unread,
      });
    },
  );
}
