import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { FIRST_PORT, type Settings } from '../settings.ts';

/** How many ports are tried one after the other. */
const PORTS_TRIED = 50;

/** The wanted port, or the first free one. */
export async function listen(
  app: Pick<FastifyInstance, 'listen' | 'server'>,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): Promise<number> {
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
