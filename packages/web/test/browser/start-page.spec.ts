import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startLocally } from './support/tables.ts';
import { aVisitor } from './support/visitor.ts';

const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
  [2560, 1440],
] as const;

test.each(SIZES)(
  'people lean out of their doors at %i x %i, and nothing is cut off',
  async (width, height) => {
    const page = await aVisitor({ viewport: { width, height } });
    await page.goto('/');
    await page.waitForSelector('.door-person img');
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    for (const game of ['champions', 'rings', 'duel']) {
      const door = `[data-game=${game}]`;
      await expect.poll(() => leansOut(page, door)).toBe(true);
      const [whole, deeds] = await Promise.all([
        page.locator(door).boundingBox(),
        page.locator(`${door} .door-deeds`).boundingBox(),
      ]);
      if (!whole || !deeds) throw new Error(`${game} has no door`);
      expect(deeds.y + deeds.height).toBeLessThanOrEqual(whole.y + whole.height);
    }
  },
);

/** Whether somebody reaches above the line from one upper corner of a door to the other. */
function leansOut(page: Page, door: string): Promise<boolean> {
  return page.locator(door).evaluate((element) => {
    const frame = element.querySelector('.door-line')?.getBoundingClientRect();
    const tops = [...element.querySelectorAll('.door-person')].map(
      (person) => person.getBoundingClientRect().top,
    );
    return frame !== undefined && Math.min(...tops) < frame.top + frame.height * 0.07;
  });
}

test('the last game stands on the start page by its name, above the doors on a phone', async () => {
  const page = await aVisitor();
  await startLocally(page, 'champions');
  await page.goto('/');
  const title = page.locator('.continue h3');
  await expect.poll(() => title.innerText()).toBe('Spider-Man vs Rhino');
  const isFirst = () =>
    page.evaluate(() => {
      const top = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
      return top('.continue') < top('.doors');
    });
  expect(await isFirst()).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(isFirst).toBe(true);
  await page.click('[data-verb=continue]');
  await page.waitForSelector('#question[data-ask]');
});
