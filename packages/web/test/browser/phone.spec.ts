import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { movesOn } from './support/moves.ts';
import { Player } from './support/player.ts';
import { openScreen, SCREENS } from './support/screens.ts';
import { startLocally } from './support/tables.ts';
import { aVisitor, PHONE } from './support/visitor.ts';

test.each(['champions', 'duel', 'rings'])(
  '%s is played on a phone by touch, and the page never scrolls sideways',
  async (game) => {
    const page = await aVisitor(PHONE);
    await startLocally(page, game);
    const player = new Player(page, 1, 'tap');
    for (let answers = 0; answers < 15; answers++) {
      expect(await sideways(page)).toBe(0);
      if (!(await player.answer())) break;
    }
    await expect.poll(() => movesOn(page)).toBeGreaterThanOrEqual(15);
    expect(await page.locator('.log-back').count()).toBe(0);
  },
);

test('every screen fits a phone', async () => {
  const page = await aVisitor(PHONE);
  for (const screen of SCREENS) {
    await openScreen(page, screen);
    await expect.poll(() => sideways(page), { message: screen[0] }).toBe(0);
  }
});

test('a long press shows a card large', async () => {
  const page = await aVisitor(PHONE);
  await startLocally(page, 'champions');
  const card = page.locator('.coop-hand [data-card] > .card-button').first();
  const name = (await card.getAttribute('aria-label'))?.split(',')[0] ?? '';
  const { x, y, width, height } = await boxOf(card);
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  const large = page.locator('[role=dialog]');
  await large.waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // It stays when the finger is lifted, and lifting it picks nothing.
  await expect.poll(() => large.innerText()).toContain(name);
  await large.locator('> .button').tap();
  await large.waitFor({ state: 'detached' });
  expect(await page.locator('[data-picked]').count()).toBe(0);
});

test('the log opens over the table with what has happened, and closes again', async () => {
  const page = await aVisitor(PHONE);
  await startLocally(page, 'champions');
  const player = new Player(page, 1, 'tap');
  await player.answerTimes(2);
  const log = page.locator('[role=dialog][data-panel=log]');
  await openFromMenu(page, 'log');
  await log.waitFor();
  await expect.poll(() => log.locator('.log-lines li').count()).toBeGreaterThan(2);
  expect(await sideways(page)).toBe(0);
  await log.locator('> .button').tap();
  await log.waitFor({ state: 'detached' });
  expect(await player.answer()).toBe(true);
});

test('a single player reaches the own seat on a phone, to take a name or to lend it to a bot', async () => {
  const page = await aVisitor(PHONE);
  await startLocally(page, 'champions');
  const seat = page.locator('.lone-seat');
  await openFromMenu(page, 'settings');
  await expect.poll(() => seat.locator('[data-verb=to-bot]').isEnabled()).toBe(true);
  await seat.locator('input').fill('Ada');
  await seat.locator('[data-verb=rename]').tap();
  const label = () => page.locator('.seats .seat').getAttribute('aria-label');
  await expect.poll(label).toMatch(/^Ada,/);
});

/** A phone has one menu for what has a button elsewhere. */
async function openFromMenu(page: Page, verb: string): Promise<void> {
  await page.locator('[data-verb=table-menu]').tap();
  await page.locator(`[role=menu] [data-verb=${verb}]`).tap();
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
}

/** How far the page could be scrolled to the side. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return Math.max(0, scrollWidth - document.documentElement.clientWidth);
  });
}
