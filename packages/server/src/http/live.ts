import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import type { World } from '../tables/table-desk.ts';
import type { Tables } from '../tables/tables.ts';
import { addressOf } from './address.ts';
import type { Budgets } from './budgets.ts';
import { isOwnOrigin } from './origin.ts';
import { Refused } from './refusals.ts';
import { Visit } from './visit.ts';

/** No message of a page is larger than this. */
const LARGEST_MESSAGE = 64 * 1024;
/** A page that does not answer for so long is gone. */
const HEARTBEAT_MS = 20_000;
const FORBIDDEN = 403;

/** Connections over which tables are played. */
export async function addLive(
  app: FastifyInstance,
  world: World,
  tables: Tables,
  budgets: Budgets,
  { origins, limits }: Pick<Settings, 'origins' | 'limits'>,
): Promise<void> {
  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE } });
  const silent = new Set<WebSocket>();
  const connections = new Map<string, number>();
  const count = (address: string, by: 1 | -1) => {
    const now = (connections.get(address) ?? 0) + by;
    if (now > 0) connections.set(address, now);
    else connections.delete(address);
  };
  const beat = setInterval(() => {
    for (const socket of app.websocketServer.clients) {
      if (silent.has(socket)) socket.terminate();
      silent.add(socket);
      socket.ping();
    }
  }, HEARTBEAT_MS);
  beat.unref();
  app.addHook('onClose', async () => clearInterval(beat));

  app.get<{ Params: { readonly table: string } }>(
    '/api/tables/:table/live',
    {
      websocket: true,
      async preValidation({ headers, ip }, reply) {
        if (!isOwnOrigin(headers, origins)) {
          await reply.code(FORBIDDEN).send(new Refused('notUnderstood').body);
        } else if ((connections.get(addressOf(ip)) ?? 0) >= limits.perAddress) {
          throw new Refused('tooFast');
        }
      },
    },
    (socket, request) => {
      socket.on('pong', () => silent.delete(socket));
      const { table } = request.params;
      const connection = request.raw.socket;
      const address = addressOf(request.ip);
      count(address, 1);
      socket.on('close', () => {
        silent.delete(socket);
        count(address, -1);
      });
      new Visit({ socket, connection, table, address, request }, tables, world, {
        limits,
        budgets,
      });
    },
  );
}
