import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from './support/player.ts';
import { isAsked, startLocally } from './support/tables.ts';
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
    const player = new Player(page);
    for (let steps = 0; steps < 25; steps++) {
      if ((await player.offer()) === 'over') break;
      expect(await sideways(page)).toBe(0);
      await player.step();
    }
    expect(await page.locator('.log-back').count()).toBe(0);
  },
);

test('every screen fits a phone', async () => {
  const page = await aVisitor(PHONE);
  for (const path of ['/', '/new/champions', '/new/duel', '/saved', '/nowhere']) {
    await page.goto(path);
    await page.waitForSelector('main');
    expect(await sideways(page), path).toBe(0);
  }
});

test('a long press shows a card large, and the log opens over the table', async () => {
  const page = await aVisitor(PHONE);
  await startLocally(page, 'champions');
  await isAsked(page);
  const card = page.locator('.champions-hand [data-card] > .card-button').first();
  const name = (await card.getAttribute('aria-label'))?.split(',')[0] ?? '';
  await card.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 5, clientY: 5 });
  const large = page.locator('[role=dialog]');
  await large.waitFor();
  expect(await large.innerText()).toContain(name);
});

/** How far the page could be scrolled to the side. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return Math.max(0, scrollWidth - document.documentElement.clientWidth);
  });
}
