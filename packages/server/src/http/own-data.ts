import { askedTables, type Forgotten, type OwnData } from '@grimrule/room';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Office } from '../operating/office.ts';
import { forget, type HeldSeat, ownData } from '../operating/own-data.ts';
import { isOwnOrigin } from './origin.ts';
import { Refused, understood } from './refused.ts';

export interface OwnDataOptions {
  readonly origins: readonly string[];
  /** How often one address may ask for it in a minute. */
  readonly newPerMinute: number;
  /** The seats of whoever asks. */
  readonly seatsOf: (request: FastifyRequest) => Promise<readonly HeldSeat[]>;
}

/** Everybody may have, and may have deleted, what is kept of them. */
export function addOwnData(
  app: FastifyInstance,
  office: Office,
  { origins, newPerMinute, seatsOf }: OwnDataOptions,
): void {
  const limited = { config: { rateLimit: { max: newPerMinute } } };

  app.addHook('onRequest', async ({ headers }) => {
    if (!isOwnOrigin(headers, origins)) throw new Refused('notYourSeat');
  });

  app.post('/api/mine/export', limited, async (request): Promise<OwnData> => {
    return { tables: await ownData(office, await seatsOf(request)) };
  });

  app.post('/api/mine/delete', limited, async (request): Promise<Forgotten> => {
    return forget(office, await seatsOf(request));
  });
}

/** The seats that the keys in the body of a request open. */
export function seatsByKeys({ store }: Office): OwnDataOptions['seatsOf'] {
  return async ({ body }) => store.openedBy(understood(askedTables, body).keys);
}
