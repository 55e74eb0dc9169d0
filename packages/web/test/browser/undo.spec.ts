import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from './support/player.ts';
import { isAsked, readTable, startLocally } from './support/tables.ts';
import { aVisitor } from './support/visitor.ts';

test('a decision is taken back and made again', async () => {
  const page = await aVisitor();
  await startLocally(page, 'champions');
  const before = await readTable(page);
  await new Player(page).step();
  await isAsked(page);
  const after = await readTable(page);
  expect(after).not.toEqual(before);
  await undo(page);
  expect(await readTable(page)).toEqual(before);
  await redo(page);
  expect(await readTable(page)).toEqual(after);
});

test('a whole villain phase is taken back, the log tells so, and it can be played again', async () => {
  const page = await aVisitor();
  await startLocally(page, 'champions');
  const player = new Player(page);
  const hasRound = (round: number) => async () =>
    (await page.locator('.toolbar-title').innerText()).endsWith(`${round}`);
  await player.playUntil(hasRound(1));
  const before = await readTable(page);
  await player.playUntil(hasRound(2));
  await isAsked(page);
  const after = await readTable(page);

  await page.click('[aria-haspopup=menu]:right-of([data-verb=undo])');
  await page.click('[data-verb=undo-round]');
  await expect.poll(() => readTable(page)).toEqual(before);
  // Cards were drawn and revealed meanwhile, and everybody shall know that.
  expect(await page.locator('.log-back').last().innerText()).toMatch(/after hidden cards/i);

  while (await page.locator('[data-verb=redo]').isEnabled()) await redo(page);
  expect(await readTable(page)).toEqual(after);
  expect(await page.locator('.log-back').count()).toBe(0);
});

async function undo(page: Page): Promise<void> {
  await page.click('[data-verb=undo]');
  await isAsked(page);
}

async function redo(page: Page): Promise<void> {
  await page.click('[data-verb=redo]');
  await isAsked(page);
}
