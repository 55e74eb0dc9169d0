import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Counts } from '../counts.ts';
import { addAbout, NO_STATEMENTS, readStatements } from '../http/about.ts';
import type { Budgets } from '../http/budgets.ts';
import { addOperating } from '../http/operating.ts';
import { addOwnData } from '../http/own-data.ts';
import type { Settings } from '../settings.ts';
import { newSecret } from '../storage/keys.ts';
import { putDoor } from './door.ts';
import type { Office } from './office.ts';
import { keepSwept } from './sweeping.ts';

/** An office in a running server. */
export interface ServedOffice {
  /** The server listens on this port. */
  open(port: number): void;
  close(): Promise<void>;
}

interface Surroundings {
  readonly settings: Settings;
  readonly counts: Counts;
  readonly budgets: Budgets;
}

/** Lets those who run the server do their work through it, and everybody have their own data. */
export async function addOffice(
  app: FastifyInstance,
  office: Office,
  { settings, counts, budgets }: Surroundings,
): Promise<ServedOffice> {
  const { origins, newPerMinute, retention, place, about } = settings;
  const token = newSecret();
  let shutDoor = () => {};
  let stopSweeping = async () => {};
  addAbout(app, about === null ? NO_STATEMENTS : readStatements(about), retention);
  await app.register(async (own) => addOwnData(own, office, { origins, newPerMinute, budgets }));
  if ('folder' in place) {
    const { folder } = place;
    await app.register(async (operating) => addOperating(operating, office, { folder, token }));
  }
  return {
    open(port) {
      if ('folder' in place) {
        shutDoor = putDoor(place.folder, { address: ownAddress(settings, port), token });
      }
      stopSweeping = keepSwept(office, retention, (swept) => {
        for (const [kind, count] of Object.entries(swept)) counts.swept.inc({ kind }, count);
        app.log.info(swept, 'expired data deleted');
      });
    },
    async close() {
      shutDoor();
      await stopSweeping();
    },
  };
}

/** Where the server is reached from its own machine. */
function ownAddress({ host }: Settings, port: number): string {
  const isOpen = host === '0.0.0.0' || host === '::';
  const own = isOpen ? '127.0.0.1' : isIPv6(host) ? `[${host}]` : host;
  return `http://${own}:${port}`;
}
