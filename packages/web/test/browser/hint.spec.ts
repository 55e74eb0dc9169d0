import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { movesOn } from './support/moves.ts';
import { TWO_HEROES } from './support/new-table.ts';
import { isAsked, linkTo, newTable, startLocally } from './support/tables.ts';
import { aVisitor } from './support/visitor.ts';

/** The hint after the adviser has compared the proposal with the others. */
async function compared(page: Page): Promise<void> {
  await page.waitForSelector('.hint-panel [role=status]');
  await page.waitForFunction(
    () => !document.querySelector('.hint-panel [role=status]')?.textContent?.includes('…'),
  );
}

/** Keeps the hand as proposed, and comes to the first turn. */
async function begin(page: Page): Promise<void> {
  await page.keyboard.press('h');
  await page.click('[data-verb=propose]');
  await page.click('[data-verb=confirm]');
  await page.waitForSelector('#question[data-ask=playerTurn][aria-busy=false]');
}

test('a hint is there at every question, with reasons, and is done with a click', async () => {
  const page = await aVisitor();
  await startLocally(page, 'champions');
  await page.keyboard.press('h');
  await compared(page);
  expect(await page.locator('.hint-answer').count()).toBeGreaterThan(0);
  expect(await page.locator('.hint-reason').count()).toBeGreaterThan(0);
  await page.keyboard.press('h');
  await page.waitForSelector('.hint-panel', { state: 'detached' });
  await begin(page);

  await page.click('[data-verb=hint]');
  await compared(page);
  expect(await page.locator('.hint-answer').count()).toBeGreaterThan(1);
  expect(await page.locator('.hint-reason').first().innerText()).not.toBe('');
  const before = await movesOn(page);
  await page.locator('[data-verb=doHint]').first().click();
  await expect.poll(() => movesOn(page)).toBeGreaterThan(before);
  // The next question has a hint of its own, which is closed.
  expect(await page.locator('.hint').count()).toBe(0);
});

test('a hint marks its cards on the table', async () => {
  const page = await aVisitor();
  await startLocally(page, 'champions');
  await begin(page);
  await page.click('[data-verb=hint]');
  await compared(page);
  await expect.poll(() => page.locator('[data-hinted]').count()).toBeGreaterThan(0);
  await page.click('[data-verb=hint]');
  await expect.poll(() => page.locator('[data-hinted]').count()).toBe(0);
});

test('a hint is there at a table of the server too', async () => {
  const page = await aVisitor();
  await page.goto(linkTo(await newTable(TWO_HEROES), 0, 1));
  await isAsked(page);
  await page.keyboard.press('h');
  await compared(page);
  expect(await page.locator('.hint-answer').count()).toBeGreaterThan(0);
  expect(await page.locator('.hint-reason').count()).toBeGreaterThan(0);
});

test('a turn with something useful left ends with the second click', async () => {
  const page = await aVisitor({ settings: { warns: true } });
  await startLocally(page, 'champions');
  await begin(page);
  const before = await movesOn(page);
  await page.click('[data-verb=endTurn]');
  const warned = page.getByRole('alert');
  await warned.waitFor();
  expect(await warned.innerText()).toContain('You can still do something useful.');
  expect(await movesOn(page)).toBe(before);
  await page.click('[data-verb=think]');
  await warned.waitFor({ state: 'detached' });
  await page.click('[data-verb=endTurn]');
  await warned.waitFor();
  await page.click('[data-verb=endTurn]');
  await expect.poll(() => movesOn(page)).toBeGreaterThan(before);
});

test('whoever wants no warnings ends a turn with one click', async () => {
  const page = await aVisitor({ settings: { warns: true } });
  await startLocally(page, 'champions');
  await begin(page);
  await page.click('[data-verb=settings]');
  await page.uncheck('.settings input[name=warns]');
  await page.keyboard.press('Escape');
  const before = await movesOn(page);
  await page.click('[data-verb=endTurn]');
  await expect.poll(() => movesOn(page)).toBeGreaterThan(before);
});
