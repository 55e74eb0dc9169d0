import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DUEL } from './support/new-table.ts';
import { Player } from './support/player.ts';
import { isAsked, linkTo, newTable, startLocally } from './support/tables.ts';
import { aVisitor } from './support/visitor.ts';

describe('axe finds nothing to object to, in dark and in light colours', () => {
  test('on the screens around the table', async () => {
    const page = await aVisitor();
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

  test('at a table of Champions, whatever is asked', async () => {
    const page = await aVisitor();
    await page.goto('/');
    await page.click('[data-game=champions] [data-verb=play]');
    await page.waitForSelector('[data-lesson]');
    await isFine(page, 'lesson');
    await page.click('[data-verb=leave-guide]');
    const player = new Player(page);
    const seen = new Set<string>();
    await player.playUntil(async () => {
      const ask = (await page.getAttribute('#question', 'data-ask')) ?? '';
      if (!seen.has(ask)) await isFine(page, ask);
      seen.add(ask);
      return seen.size > 5;
    });
    expect(seen.size).toBeGreaterThan(2);
  });

  test('on everything that opens over a table, and on a replay', async () => {
    const page = await aVisitor();
    await startLocally(page, 'champions');
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
    await page.click('[data-verb=table-menu]');
    await page.waitForSelector('[role=menu]');
    // While it is open the rest of the page is hidden from everybody who does not see it.
    await isFine(page, 'menu', '[role=menu]');
    await page.click('[data-verb=report]');
    await page.waitForSelector('.report');
    await isFine(page, 'report');
    await page.keyboard.press('Escape');
    await page.click('[data-verb=table-menu]');
    await page.click('[data-verb=replay]');
    await page.waitForSelector('.replay-slider');
    await isFine(page, 'replay');
  });

  test('at a table of Duel', async () => {
    const page = await aVisitor();
    await page.goto(linkTo(await newTable(DUEL), 0, 1));
    await isAsked(page);
    await isFine(page, 'first question');
    const player = new Player(page);
    await player.answerTimes(6);
    await player.offer();
    await isFine(page, 'later');
  });
});

/** Everything is checked in dark colours; in light ones only what colours can change. */
async function isFine(page: Page, where: string, part = 'html'): Promise<void> {
  const axe = () => new AxeBuilder({ page }).include(part).setLegacyMode();
  await show(page, 'dark');
  const dark = await axe().analyze();
  await show(page, 'light');
  const light = await axe().withRules('color-contrast').analyze();
  const told = [...dark.violations, ...light.violations].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect(told, where).toEqual([]);
}

async function show(page: Page, theme: string): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted;
    // Colours that change slowly would be measured on their way.
    for (const animation of document.getAnimations()) animation.finish();
  }, theme);
}
