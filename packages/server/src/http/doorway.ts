import type { Server, Socket } from 'node:net';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressOf } from './address.ts';
import { Tally } from './tally.ts';

export interface DoorwayLimits {
  /** Connections that one address may have, also those on which nothing was said yet. */
  readonly sockets: number;
  /** New connections and requests of one address within `WITHIN_S`, also those that are refused. */
  readonly knocks: number;
}

const WITHIN_S = 10;
/** How long an address that knocked too often is not let in. */
const SHUT_MS = 10_000;

/**
 * Refuses connections of an address that has too many, or that goes on asking although it is
 * refused: a machine has only so many for all, and a refusal costs time and lines in the log as
 * well. Connections to tables stay. Proxies speak for many people and have no limit here.
 */
export class Doorway {
  private readonly limits: DoorwayLimits;
  private readonly isProxy: (address: string) => boolean;
  private readonly open = new Tally();
  private readonly knocks: RateLimiterMemory;
  private readonly shut = new Set<string>();

  constructor(limits: DoorwayLimits, isProxy: (address: string) => boolean) {
    this.limits = limits;
    this.isProxy = isProxy;
    this.knocks = new RateLimiterMemory({ points: limits.knocks, duration: WITHIN_S });
  }

  watch(server: Server): void {
    server.on('connection', (socket) => {
      // It was reset before anybody looked: nobody knows from where it came, and nobody is there.
      if (socket.remoteAddress === undefined) return void socket.destroy();
      const address = this.limited(socket);
      if (address === null) return;
      if (this.shut.has(address) || this.open.of(address) >= this.limits.sockets) {
        socket.destroy();
        return;
      }
      this.open.add(address);
      socket.once('close', () => this.open.remove(address));
      void this.letsIn(socket);
    });
  }

  /** Whether a request on this connection is answered at all; if not, the connection has ended. */
  async letsIn(socket: Socket): Promise<boolean> {
    const address = this.limited(socket);
    if (address === null) return true;
    try {
      if (!this.shut.has(address)) {
        await this.knocks.consume(address);
        return true;
      }
    } catch {
      this.shut.add(address);
      setTimeout(() => this.shut.delete(address), SHUT_MS).unref();
    }
    socket.destroy();
    return false;
  }

  /** The address of a connection, if it has limits. */
  private limited({ remoteAddress = '' }: Socket): string | null {
    return this.isProxy(remoteAddress) ? null : addressOf(remoteAddress);
  }
}
