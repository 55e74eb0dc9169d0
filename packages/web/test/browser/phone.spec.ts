import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { movesOn } from './support/moves.ts';
import { Player } from './support/player.ts';
import { openScreen, SCREENS } from './support/screens.ts';
import { startLocally } from './support/tables.ts';
import type { Visit } from './support/visitor.ts';
import { aVisitor } from './support/visitor.ts';

const PHONE: Visit = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

test.each(['champions', 'duel'])(
  '%s is played on a phone by touch, and the page never scrolls sideways',
  async (game) => {
    const page = await aVisitor(PHONE);
    await startLocally(page, game);
    const player = new Player(page, 1, 'tap');
    for (let answers = 0; answers < 15; answers++) {
      expect(await sideways(page)).toBe(0);
      if (!(await player.answer())) break;
    }
    expect(await movesOn(page)).toBeGreaterThanOrEqual(15);
    expect(await page.locator('.log-back').count()).toBe(0);
  },
);

test('every screen fits a phone', async () => {
  const page = await aVisitor(PHONE);
  for (const screen of SCREENS) {
    await openScreen(page, screen);
    expect(await sideways(page), screen[0]).toBe(0);
  }
});

test('a long press shows a card large', async () => {
  const page = await aVisitor(PHONE);
  await startLocally(page, 'champions');
  const card = page.locator('.champions-hand [data-card] > .card-button').first();
  const name = (await card.getAttribute('aria-label'))?.split(',')[0] ?? '';
  await card.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 5, clientY: 5 });
  const large = page.locator('[role=dialog]');
  await large.waitFor();
  expect(await large.innerText()).toContain(name);
});

test('the log opens over the table with what has happened, and closes again', async () => {
  const page = await aVisitor(PHONE);
  await startLocally(page, 'champions');
  const player = new Player(page, 1, 'tap');
  await player.answerTimes(2);
  const log = page.locator('[role=dialog][data-panel=log]');
  await page.locator('[data-verb=log]').tap();
  await log.waitFor();
  expect(await log.locator('.log-lines li').count()).toBeGreaterThan(2);
  expect(await sideways(page)).toBe(0);
  await log.locator('> .button').tap();
  await log.waitFor({ state: 'detached' });
  expect(await player.answer()).toBe(true);
});

/** How far the page could be scrolled to the side. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return Math.max(0, scrollWidth - document.documentElement.clientWidth);
  });
}
