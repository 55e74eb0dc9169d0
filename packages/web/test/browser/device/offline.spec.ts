import { expect, test } from 'vitest';
import { Player } from '../support/player.ts';
import { isAsked, readTable } from '../support/tables.ts';
import { aVisitor } from '../support/visitor.ts';

test('a page that was opened once starts, plays and continues games without a connection', async () => {
  const page = await aVisitor({ serviceWorkers: 'allow' });
  await page.goto('/');
  // Says that everything is here.
  await page.waitForSelector('.offline');
  await page.context().setOffline(true);
  await page.waitForSelector('.offline[role=status]');
  await page.reload();
  await page.waitForSelector('[data-verb=play]');
  const isReached = () =>
    fetch('/healthz').then(
      () => true,
      () => false,
    );
  expect(await page.evaluate(isReached)).toBe(false);

  await page.click('[data-game=champions] [data-verb=play]');
  await page.click('[data-verb=leave-guide]');
  const player = new Player(page);
  await player.answerTimes(8);
  await isAsked(page);
  const before = await readTable(page);
  await page.reload();
  await isAsked(page);
  await expect.poll(() => readTable(page)).toEqual(before);

  await page.goto('/new/duel');
  await page.click('[data-verb=start]');
  expect(await player.answer()).toBe(true);

  await page.goto('/rules/rings/willpower');
  await page.waitForSelector('.entry-text');
  await page.fill('[role=combobox]', 'Galgenregel');
  await page.click('[data-hit=grim-rule]');
  await page.waitForURL('**/rules/rings/grim-rule');
});

test('while somebody reads the start page, a worker gets ready for their game', async () => {
  const page = await aVisitor({ serviceWorkers: 'allow' });
  const coming = page.waitForEvent('worker');
  await page.goto('/');
  const worker = await coming;
  expect(worker.url()).toContain('local-table.worker');
  await page.click('[data-game=champions] [data-verb=play]');
  await isAsked(page);
  expect(page.workers()).toEqual([worker]);
});
