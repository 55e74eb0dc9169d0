import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isFine } from './support/axe.ts';
import { beforeItsEnd } from './support/last-decisions.ts';
import { DUEL, TWO_HEROES } from './support/new-table.ts';
import { Player } from './support/player.ts';
import { openScreen, SCREENS } from './support/screens.ts';
import { isAsked, linkTo, newTable, openSaved, startLocally } from './support/tables.ts';
import { aVisitor, PHONE } from './support/visitor.ts';

describe('axe finds nothing to object to, in dark and in light colours', () => {
  test('on the screens around the table', async () => {
    const page = await aVisitor();
    await startLocally(page, 'champions');
    for (const screen of SCREENS) {
      await openScreen(page, screen);
      await isFine(page, screen[0]);
    }
    await openScreen(page, ['/campaign/rings', '[data-verb=begin-campaign]']);
    await page.click('[data-verb=begin-campaign]');
    await page.click('.journey-edit > summary');
    await page.click('.rings-log-player summary');
    await isFine(page, 'campaign log');
    await openScreen(page, ['/', '.continue .mini-card figcaption']);
    await isFine(page, 'start page with a game to go on with');
    const table = await newTable(DUEL);
    await page.goto(linkTo(table, 0, 1));
    await isAsked(page);
    await page.goto(`/table/${table.table}/links`);
    await page.waitForSelector('.copy-link');
    await isFine(page, 'links');
  });

  test.each(['champions', 'rings'])('at a table of %s, whatever is asked', async (game) => {
    const page = await aVisitor();
    await page.goto('/');
    await page.click(`[data-game=${game}] [data-verb=play]`);
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
    const page = await aVisitor({ locale: 'de-DE' });
    await startLocally(page, 'champions');
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('de');
    for (const [key, shown] of [
      [',', '.settings'],
      ['?', '.keys'],
    ] as const) {
      await page.keyboard.press(key);
      await isFineOver(page, shown);
    }
    await page.click('.coop-hand .card-button >> nth=0', { button: 'right' });
    await isFineOver(page, '[role=dialog] .full-card');
    await page.click('.seats .seat');
    await isFineOver(page, '.seat-sheet');
    // While a menu is open the rest of the page is hidden from everybody who does not see it.
    await page.click('[data-verb=table-menu]');
    await isFineOver(page, '[role=menu]', '[role=menu]');
    await page.click('[data-verb=table-menu]');
    await page.click('[data-verb=report]');
    await isFineOver(page, '.report');

    await new Player(page).playUntil(async () => (await page.locator('.payment').count()) > 0);
    await isFine(page, 'payment');
    await page.click('[data-verb=undo-more]');
    await isFineOver(page, '[role=menu]', '[role=menu]');
    await page.click('[data-verb=table-menu]');
    await page.click('[data-verb=replay]');
    await page.locator('.replay-slider').press('End');
    await isFine(page, 'replay');
  });

  test('on what opens over a table on a phone', async () => {
    const page = await aVisitor({ ...PHONE, locale: 'de-DE' });
    await page.goto(linkTo(await newTable(TWO_HEROES), 0));
    await isAsked(page);
    await isFine(page, 'table');
    for (const panel of ['log', 'chat']) {
      await page.locator(`[data-verb=${panel}]`).tap();
      await isFineOver(page, `[data-panel=${panel}]`);
    }
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

  test.each([
    ['champions', 'de-DE'],
    ['duel', 'en-GB'],
    ['rings', 'de-DE'],
  ])('at the end of a game of %s (%s)', async (game, locale) => {
    const page = await aVisitor({ locale });
    await openSaved(page, beforeItsEnd(game));
    await new Player(page).playToTheEnd();
    await isFine(page, 'end');
    await page.click('[data-verb=watch-again]');
    await page.waitForSelector('.replay-slider');
    await isFine(page, 'replay of all of it');
  });
});

/** Looks at what has opened over a table, and closes it. */
async function isFineOver(page: Page, shown: string, part?: string): Promise<void> {
  await page.waitForSelector(shown);
  await isFine(page, shown, part);
  await page.keyboard.press('Escape');
  await page.waitForSelector(shown, { state: 'detached' });
}
