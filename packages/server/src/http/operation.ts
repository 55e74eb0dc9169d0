import type { FastifyInstance } from 'fastify';
import type { World } from '../tables/table-desk.ts';

const UNAVAILABLE = 503;

/** What those who run a server look at. */
export function addOperation(app: FastifyInstance, { store, counts, report }: World): void {
  const unlimited = { config: { rateLimit: false }, logLevel: 'warn' } as const;

  app.get('/healthz', unlimited, async (_request, reply) => {
    try {
      await store.answers();
      if (store.hears) return { database: 'answers' };
      reply.code(UNAVAILABLE);
      return { database: 'is not heard' };
    } catch (error) {
      report(error);
      reply.code(UNAVAILABLE);
      return { database: 'does not answer' };
    }
  });

  app.get('/metrics', unlimited, async (_request, reply) => {
    reply.type(counts.registry.contentType);
    return counts.registry.metrics();
  });
}
