import type { Page } from 'playwright-core';

/**
 * Counts the kilobytes of script that a page and its worker are sent, compressed as they were sent.
 * What the server says counts: the browser's own figures leave out the script a worker begins with.
 */
export function countScripts(page: Page): () => Promise<number> {
  const sent: Promise<string | null>[] = [];
  const asked = new Set<string>();
  // What has been asked for counts, also while it is still on its way. It counts once: what page and
  // worker both need the browser keeps.
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
