import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ALONE } from './support/new-table.ts';
import { Player } from './support/player.ts';
import { isAsked, linkTo, newTable, readTable, startLocally } from './support/tables.ts';
import { aVisitor } from './support/visitor.ts';

test('a game in the browser goes on exactly where it was when the page is loaded again', async () => {
  const page = await aVisitor();
  await startLocally(page, 'champions');
  await staysTheSame(page);
  await playUntilPaying(page);
  await staysTheSame(page);
  expect(await new Player(page).answer()).toBe(true);
});

test('a game on the server goes on exactly where it was when the page is loaded again', async () => {
  const page = await aVisitor();
  await page.goto(linkTo(await newTable(ALONE), 0));
  await isAsked(page);
  expect(page.url()).not.toContain('#');
  await staysTheSame(page);
  await playUntilPaying(page);
  await staysTheSame(page);
  expect(await new Player(page).answer()).toBe(true);
});

test('a seat in the browser that a bot was lent can still be taken back when the page is loaded again', async () => {
  const page = await aVisitor();
  await page.goto('/new/duel');
  await page.click('.seat-row[data-seat="1"] label:has(input[value=me])');
  await page.click('[data-verb=start]');
  await isAsked(page);
  // The seat that has nothing to decide yet: so the bot lets the game stand where it is.
  const number = await page.getAttribute('.seat:not([data-asked])', 'data-seat');
  const seat = `.seat[data-seat="${number}"]`;
  await page.click(seat);
  await page.click('[data-verb=to-bot]');
  await page.waitForSelector(`${seat}[data-state-of=bot]`);
  await page.reload();
  await page.waitForSelector(`${seat}[data-state-of=bot]`);
  await page.click(seat);
  await page.click('[data-verb=take-back]');
  await page.waitForSelector(`${seat}[data-state-of=present]`);
});

async function playUntilPaying(page: Page): Promise<void> {
  await new Player(page).playUntil(async () => (await page.locator('.payment').count()) > 0);
  await page.waitForSelector('.payment');
}

async function staysTheSame(page: Page): Promise<void> {
  const before = await readTable(page);
  expect(before.question).not.toBe('');
  await page.reload();
  await isAsked(page);
  await expect.poll(() => readTable(page)).toEqual(before);
}
