import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { isFine } from '../support/axe.ts';
import { aVisitor, PHONE } from '../support/visitor.ts';

test('a deck builder compares two bots on the same seeds, and watches one of the games', async () => {
  const page = await aVisitor();
  await page.goto('/lab');
  await page.check('input[value=two]', { force: true });
  const bots = page.locator('[data-verb=bot]');
  await bots.nth(0).selectOption('random');
  await bots.nth(1).selectOption('random');
  await page.fill('[data-verb=games]', '6');
  await page.click('[data-verb=start]');
  await page.waitForURL(/\/lab\/[0-9a-f]+$/);
  await page.waitForSelector('progress[value="12"][max="12"]');
  expect(await page.locator('[data-played="6"]').count()).toBe(2);
  // The same bots on the same seeds play the same games.
  const pairs = page.locator('.lab-comparison dd');
  const [both = 0, onlyFirst, onlySecond, neither = 0] = (await pairs.allInnerTexts()).map(Number);
  expect([onlyFirst, onlySecond, both + neither]).toEqual([0, 0, 6]);

  const saving = page.waitForEvent('download');
  await page.click('[data-verb=save-csv]');
  const table = (await text(await (await saving).createReadStream())).trim().split('\r\n');
  expect(table).toHaveLength(13);
  expect(table[0]).toMatch(/^setting,seed,won,/);

  await page.click('[data-verb=single-games]');
  await page.locator('[data-verb=watch]').first().click();
  await page.waitForSelector('.replay-slider');
});

test('a run is paused, goes on after a reload, and its link holds the plan', async () => {
  const page = await aVisitor(PHONE);
  await page.goto('/lab');
  await page.locator('[data-verb=bot]').selectOption('random');
  await page.fill('[data-verb=games]', '400');
  await page.click('[data-verb=start]');
  await page.click('[data-verb=pause]');
  await page.waitForSelector('[data-verb=go-on]');
  const played = () => page.locator('progress').getAttribute('value').then(Number);
  const before = await played();
  await page.reload();
  await page.waitForSelector('[data-verb=go-on]');
  expect(await played()).toBe(before);
  await page.click('[data-verb=go-on]');
  await expect.poll(played).toBeGreaterThan(before);
  await page.click('[data-verb=pause]');
  await isFine(page, 'a run of the laboratory');
});
