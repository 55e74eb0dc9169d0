import { expect, test } from 'vitest';
import { countScripts } from './support/scripts-sent.ts';
import { aVisitor } from './support/visitor.ts';

const MOST_KB = 300;
/** Page and worker share the rules of the game: they are sent once. The pictures are a fifth of it. */
const MOST_KB_OF_A_TABLE = 304;

test('the start page is less than 300 KB of compressed script', async () => {
  const page = await aVisitor();
  const scripts = countScripts(page);
  await page.goto('/');
  await page.waitForSelector('[data-game=champions] [data-verb=play]');
  // The last that the start page does: it looks for games that this browser keeps.
  await page.waitForFunction(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'grimrule'),
  );
  const start = await scripts();
  expect(start).toBeGreaterThan(10);
  expect(start).toBeLessThan(MOST_KB);

  await page.click('[data-game=champions] [data-verb=play]');
  await page.waitForSelector('[data-lesson]');
  expect((await scripts()) - start).toBeLessThan(MOST_KB_OF_A_TABLE);
});

test('a card brings the pictures of its own pack, and those of the core set bring no others', async () => {
  const page = await aVisitor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/pictures-[^/]*\.js$/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/cards/champions/01001a');
  await page.waitForSelector('.card-side img[data-figure]');
  expect(asked).toEqual([]);
  await page.goto('/cards/champions/09001a');
  await page.waitForSelector('.card-side img[data-figure]');
  expect(asked).toHaveLength(1);
});
