import type { Page } from 'playwright-core';

/**
 * Counts the kilobytes of script that a page and its worker are sent, compressed as they were sent.
 * What the server says counts: the browser's own figures leave out the script a worker begins with.
 */
export function countScripts(page: Page): () => Promise<number> {
  const sent: Promise<string | null>[] = [];
  // What has been asked for counts, also while it is still on its way.
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    sent.push(
      request.response().then((response) => response?.headerValue('content-length') ?? null),
    );
  });
  return async () =>
    (await Promise.all(sent)).reduce((sum, length) => sum + Number(length ?? 0), 0) / 1024;
}
