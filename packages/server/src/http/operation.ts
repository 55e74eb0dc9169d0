import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashOf } from '../storage/keys.ts';
import type { World } from '../tables/table-desk.ts';
import { isPassedOn } from './proxied.ts';

const UNAVAILABLE = 503;
const FORBIDDEN = 403;
/** How often one address may ask how the server is, and how long an answer holds for all. */
const ASKED_PER_MINUTE = 120;
const HOLDS_MS = 1_000;

interface Health {
  readonly isWell: boolean;
  readonly database: string;
  readonly disk?: string;
}

interface Operated {
  /** What `/metrics` wants; null if this machine alone may read them. */
  readonly token: string | null;
  readonly hasSpace: () => Promise<boolean>;
}

/** The endpoints for operators. */
export function addOperation(
  app: FastifyInstance,
  world: World,
  { token, hasSpace }: Operated,
): void {
  const limited = {
    config: { rateLimit: { max: ASKED_PER_MINUTE } },
    logLevel: 'warn',
  } as const;
  let last: { readonly until: number; readonly health: Promise<Health> } | null = null;

  app.get('/healthz', limited, async (_request, reply) => {
    const now = performance.now();
    if (!last || now >= last.until)
      last = { until: now + HOLDS_MS, health: healthOf(world, hasSpace) };
    const { isWell, ...health } = await last.health;
    if (isWell && world.store.hears) return health;
    reply.code(UNAVAILABLE);
    return isWell ? { ...health, database: 'is not heard' } : health;
  });

  app.get('/metrics', limited, async (request, reply) => {
    if (!mayRead(request, token)) {
      reply.code(FORBIDDEN);
      return { metrics: token === null ? 'are for this machine alone' : 'need the token' };
    }
    const { registry } = world.counts;
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

/**
 * A database that answers may still be unable to write, on a full disk. One with little space is
 * well: its games go on, so no proxy may take them away from it.
 */
async function healthOf(
  { store, report }: World,
  hasSpace: () => Promise<boolean>,
): Promise<Health> {
  try {
    await store.answers();
  } catch (error) {
    report(error);
    return { isWell: false, database: 'does not answer' };
  }
  try {
    await store.writes();
  } catch (error) {
    report(error);
    return { isWell: false, database: 'does not write' };
  }
  const health = { isWell: true, database: 'answers' };
  return (await hasSpace()) ? health : { ...health, disk: 'has no space for new tables' };
}

/** With the token; or, where there is none, from this machine and not on behalf of another. */
function mayRead({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) {
    const shown = Buffer.from(hashOf(headers.authorization ?? ''));
    return timingSafeEqual(shown, Buffer.from(hashOf(`Bearer ${token}`)));
  }
  if (isPassedOn(headers)) return false;
  return /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
}
