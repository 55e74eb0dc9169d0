import type { FastifyInstance } from 'fastify';
import { addressOf } from './address.ts';
import { type Budgets, costOfBytes, REQUESTS } from './budgets.ts';
import { isOwnOrigin } from './origin.ts';
import { Refused } from './refusals.ts';

const FORBIDDEN = 403;

export interface Guarding {
  readonly origins: readonly string[];
  readonly budgets: Budgets;
}

/** Whatever is asked for here comes from our own page, and is paid for by the address it comes from. */
export function guard(app: FastifyInstance, { origins, budgets }: Guarding): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isOwnOrigin(request.headers, origins)) return;
    await reply.code(FORBIDDEN).send(new Refused('notUnderstood').body);
  });
  app.addHook('onRequest', async ({ ip, headers, routeOptions }) => {
    const { cost = REQUESTS.short } = routeOptions.config;
    const size = costOfBytes(Number(headers['content-length'] ?? 0));
    if (!(await budgets.affords(addressOf(ip), cost + size))) throw new Refused('tooFast');
  });
}
