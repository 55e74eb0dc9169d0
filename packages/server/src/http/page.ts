import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refused } from './refused.ts';

/** The builder puts a hash of their content into the names of these files: they never change. */
const HASHED = /\/assets\//;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Everything else is asked for anew each time, and sent only if it has changed. */
const ASK_AGAIN = 'no-cache';

/** The builder writes down which files a table of each game needs. */
const NEEDS = 'needs.json';
const TABLE = /^\/table\/([\w-]+)$/;

/** Serves the page, if it has been built. Every address of the page leads to its one document. */
export async function addPage(
  app: FastifyInstance,
  folder: string,
  gameOf: (table: string) => Promise<string | null>,
): Promise<void> {
  const hasPage = existsSync(join(folder, 'index.html'));
  const hints = hintsIn(folder);
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
    if (hasPage && wantsPage && !url.startsWith('/api/')) {
      const [, table] = TABLE.exec(url) ?? [];
      const game = table === undefined ? null : await gameOf(table);
      const hint = game === null ? undefined : hints.get(game);
      if (hint !== undefined) reply.header('link', hint);
      return reply.sendFile('index.html');
    }
    const notFound = 404;
    return reply.code(notFound).send(new Refused('notUnderstood').body);
  });
}

/**
 * For each game, the header that names what a table of it needs: a browser asks for all of that at once,
 * and not only when the page has run far enough to know where it is.
 */
function hintsIn(folder: string): ReadonlyMap<string, string> {
  const path = join(folder, NEEDS);
  if (!existsSync(path)) return new Map();
  const needs = JSON.parse(readFileSync(path, 'utf8')) as Record<string, readonly string[]>;
  return new Map(
    Object.entries(needs).map(([game, files]) => [game, files.map(hintFor).join(', ')]),
  );
}

function hintFor(file: string): string {
  return file.endsWith('.css')
    ? `<${file}>; rel=preload; as=style; crossorigin`
    : `<${file}>; rel=modulepreload`;
}
