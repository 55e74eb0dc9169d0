import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refused } from './refusals.ts';

/** The builder puts a hash of their content into the names of these files: they never change. */
const HASHED = /\/assets\//;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Everything else is asked for anew each time, and sent only if it has changed. */
const ASK_AGAIN = 'no-cache';

const DOCUMENT = 'index.html';
/** The document for tables of a game, in which the builder names the files that they need. */
const documentOf = (game: string) => `tables/${game}.html`;
const TABLE = /^\/table\/([\w-]+)$/;

/** Serves the page, if it has been built. Every address of the page leads to its one document, or to that of a game. */
export async function addPage(
  app: FastifyInstance,
  folder: string,
  gameOf: (table: string) => Promise<string | null>,
): Promise<void> {
  const hasPage = existsSync(join(folder, DOCUMENT));
  if (hasPage) {
    await app.register(serveFiles, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders(response, path) {
        response.setHeader('cache-control', HASHED.test(path) ? FOR_EVER : ASK_AGAIN);
        response.setHeader('vary', 'accept-encoding');
      },
    });
  }
  // The limit of a minute holds for routes alone, unless it is named here.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const { method, url, headers } = request;
    const wantsPage = method === 'GET' && headers.accept?.includes('text/html');
    if (hasPage && wantsPage && !url.startsWith('/api/')) {
      const [, table] = TABLE.exec(url) ?? [];
      const game = table === undefined ? null : await gameOf(table);
      const document = game === null ? DOCUMENT : documentOf(game);
      // Caches on the way must not give it to those who asked for something else. A file at its own
      // address is the same for all: a service worker would miss it for asking with other words.
      reply.header('vary', 'accept, accept-encoding');
      return reply.sendFile(existsSync(join(folder, document)) ? document : DOCUMENT);
    }
    const notFound = 404;
    return reply.code(notFound).send(new Refused('notUnderstood').body);
  });
}
