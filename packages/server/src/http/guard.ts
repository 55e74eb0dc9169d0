import type { FastifyInstance } from 'fastify';
import { addressOf } from './address.ts';
import { type Budgets, costOfBytes, costOfTelling, REQUESTS } from './budgets.ts';
import { isOwnOrigin } from './origin.ts';
import { Refused } from './refusals.ts';

const FORBIDDEN = 403;
const TOO_MANY = 429;

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
    // Whoever does not say how much it is pays for as much as it may be.
    const most = headers['transfer-encoding'] === undefined ? 0 : routeOptions.bodyLimit;
    const size = costOfBytes(Number(headers['content-length'] ?? most));
    if (!(await budgets.affords(addressOf(ip), cost + size))) throw new Refused('tooFast');
  });
  // A short question may have a long answer.
  app.addHook('onSend', async ({ ip }, reply, answer) => {
    if (typeof answer !== 'string') return answer;
    if (await budgets.covers(addressOf(ip), costOfTelling(answer.length))) return answer;
    reply.code(TOO_MANY);
    return JSON.stringify(new Refused('tooFast').body);
  });
}
