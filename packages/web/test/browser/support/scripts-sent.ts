import type { Page } from 'playwright-core';

/**
 * Counts the kilobytes of script that a page and its worker are sent, compressed as they were sent.
 * The server's figures count: the browser's own leave out the script a worker begins with.
 */
export function countScripts(page: Page): () => Promise<number> {
  const sent: Promise<string | null>[] = [];
  const asked = new Set<string>();
  // Requested files count, also while they are still on their way. A file that page and worker
  // both need counts once, because the browser keeps it.
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js') || asked.has(request.url())) return;
    asked.add(request.url());
    sent.push(
      request.response().then((response) => response?.headerValue('content-length') ?? null),
    );
  });
  return async () =>
    (await Promise.all(sent)).reduce((sum, length) => sum + Number(length ?? 0), 0) / 1024;
}
