import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aVisitor } from './support/visitor.ts';

const MOST_KB = 300;

test('the first page is less than 300 KB of compressed script, and so is what a game adds to it', async () => {
  const page = await aVisitor();
  const scripts = scriptsOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const first = await scripts();
  expect(first).toBeGreaterThan(10);
  expect(first).toBeLessThan(MOST_KB);
  await page.click('[data-game=champions] [data-verb=play]');
  await page.waitForSelector('[data-lesson]');
  await page.waitForLoadState('networkidle');
  expect(await scripts()).toBeLessThan(MOST_KB + first);
});

/** Counts the kilobytes of script that a page has been sent, as they were sent. */
function scriptsOf(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
}
