import type { Server } from 'node:net';
import { addressOf } from './address.ts';
import { Tally } from './tally.ts';

/**
 * Refuses connections of an address that has too many, before anything is said on them: a machine
 * has only so many for all. Proxies speak for many people and have no limit here.
 */
export function limitSockets(
  server: Server,
  most: number,
  isProxy: (address: string) => boolean,
): void {
  const open = new Tally();
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const address = addressOf(remoteAddress);
    if (open.of(address) >= most) {
      socket.destroy();
      return;
    }
    open.add(address);
    socket.once('close', () => open.remove(address));
  });
}
