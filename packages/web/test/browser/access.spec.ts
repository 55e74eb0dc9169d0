import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Player } from './support/player.ts';
import { DUEL, isAsked, linkTo, newTable, startLocally } from './support/tables.ts';
import { aVisitor } from './support/visitor.ts';

const THEMES = ['dark', 'light'] as const;

describe.each(THEMES)('axe finds nothing to object to in %s colours', (theme) => {
  const settings = { speed: 'instant', theme };

  test('on the screens around the table', async () => {
    const page = await aVisitor({ settings });
    await startLocally(page, 'champions');
    for (const path of ['/', '/new/champions', '/new/duel', '/saved', '/nowhere', '/local/none']) {
      await page.goto(path);
      await page.waitForSelector('main h1');
      await page.waitForLoadState('networkidle');
      await isFine(page, path);
    }
    const table = await newTable(DUEL);
    await page.goto(linkTo(table, 0, 1));
    await isAsked(page);
    await page.goto(`/table/${table.table}/links`);
    await page.waitForSelector('.copy-link');
    await isFine(page, 'links');
  });

  test('at a table of Champions: mulligan, turn, payment, and everything that opens over it', async () => {
    const page = await aVisitor({ settings });
    await page.goto('/');
    await page.click('[data-game=champions] [data-verb=play]');
    await page.waitForSelector('[data-lesson]');
    await isFine(page, 'lesson');
    await page.click('[data-verb=leave-guide]');
    await isAsked(page);
    for (const [key, shown] of [
      [',', '.settings'],
      ['?', '.keys'],
    ] as const) {
      await page.keyboard.press(key);
      await page.waitForSelector(shown);
      await isFine(page, shown);
      await page.keyboard.press('Escape');
      await page.waitForSelector(shown, { state: 'detached' });
    }
    await page.click('.champions-hand .card-button >> nth=0', { button: 'right' });
    await page.waitForSelector('[role=dialog]');
    await isFine(page, 'a large card');
    await page.keyboard.press('Escape');
    await page.waitForSelector('[role=dialog]', { state: 'detached' });

    const player = new Player(page);
    const seen = new Set<string>();
    for (let steps = 0; steps < 12; steps++) {
      if ((await player.offer()) === 'over') break;
      const ask = (await page.getAttribute('#question', 'data-ask')) ?? '';
      if (!seen.has(ask)) await isFine(page, ask);
      seen.add(ask);
      await player.step();
    }
    await player.playUntil(async () => (await page.locator('.payment').count()) > 0);
    await isFine(page, 'payment');
    await player.playToTheEnd();
    await isFine(page, 'the end');
    await page.click('[data-verb=table-menu]');
    await page.waitForSelector('[role=menu]');
    await isFine(page, 'menu');
    await page.click('[data-verb=report]');
    await page.waitForSelector('.report');
    await isFine(page, 'report');
    await page.keyboard.press('Escape');
    await page.click('[data-verb=table-menu]');
    await page.click('[data-verb=replay]');
    await page.waitForSelector('.replay-slider');
    await isFine(page, 'replay');
  });

  test('at a table of Duel, alone and with somebody to talk to', async () => {
    const page = await aVisitor({ settings });
    await page.goto(linkTo(await newTable(DUEL), 0, 1));
    await isAsked(page);
    await isFine(page, 'first question');
    const player = new Player(page);
    for (let steps = 0; steps < 10; steps++) await player.step();
    await player.offer();
    await isFine(page, 'later');
  });
});

async function isFine(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect(told, where).toEqual([]);
}
