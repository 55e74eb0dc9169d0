import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refused } from './refused.ts';

/** The builder puts a hash of their content into the names of these files: they never change. */
const HASHED = /\/assets\//;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Everything else is asked for anew each time, and sent only if it has changed. */
const ASK_AGAIN = 'no-cache';

/** Serves the page, if it has been built. Every address of the page leads to its one document. */
export async function addPage(app: FastifyInstance, folder: string): Promise<void> {
  const hasPage = existsSync(join(folder, 'index.html'));
  if (hasPage) {
    await app.register(serveFiles, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders(response, path) {
        response.setHeader('cache-control', HASHED.test(path) ? FOR_EVER : ASK_AGAIN);
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const { method, url, headers } = request;
    const wantsPage = method === 'GET' && headers.accept?.includes('text/html');
    if (hasPage && wantsPage && !url.startsWith('/api/')) return reply.sendFile('index.html');
    const notFound = 404;
    return reply.code(notFound).send(new Refused('notUnderstood').body);
  });
}
