import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from './support/player.ts';
import { aVisitor, NEWCOMER } from './support/visitor.ts';

const SIZES = [
  { game: 'champions', width: 1366, height: 768 },
  { game: 'champions', width: 390, height: 844 },
  { game: 'champions', width: 844, height: 390 },
  { game: 'rings', width: 1440, height: 900 },
  { game: 'rings', width: 390, height: 844 },
  { game: 'duel', width: 1280, height: 720 },
  { game: 'duel', width: 390, height: 844 },
] as const;

test.each(SIZES)(
  'the guide of $game at $width x $height points at each thing, covers none of them, and goes on by deeds',
  async ({ game, ...viewport }) => {
    const page = await aVisitor({ settings: { speed: 'fast' }, viewport });
    await page.goto('/');
    await page.click(`[data-game=${game}] [data-verb=play]`);
    await page.waitForSelector('[data-lesson]');
    const seen = await followGuide(page, 8);
    expect(seen.length).toBe(8);
  },
);

/** Does what the guide asks for, and looks at each step; gives the steps that came. */
async function followGuide(page: Page, wanted: number): Promise<readonly string[]> {
  const player = new Player(page, 3);
  const seen: string[] = [];
  await player.playUntil(async () => {
    for (;;) {
      const step = await stepOn(page);
      if (step === null) return false;
      if (!seen.includes(step)) {
        seen.push(step);
        await pointsAtSomething(page, step);
      }
      if (seen.length >= wanted) return true;
      if ((await page.locator('[data-verb=understood]').count()) > 0) return false;
      if (!(await isLookWanted(page))) return false;
      await look(page, step);
    }
  });
  return seen;
}

async function stepOn(page: Page): Promise<string | null> {
  const bubble = page.locator('[data-lesson]');
  return (await bubble.count()) === 0 ? null : bubble.getAttribute('data-lesson');
}

function isLookWanted(page: Page): Promise<boolean> {
  return page.locator('[data-lesson][data-until=look]').isVisible();
}

async function look(page: Page, step: string): Promise<void> {
  const ring = await page.locator('.guide-ring').boundingBox();
  if (!ring) throw new Error(`no ring around ${step}`);
  await page.mouse.move(ring.x + ring.width / 2, ring.y + ring.height / 2, { steps: 3 });
  await page.waitForSelector(`[data-lesson="${step}"]`, { state: 'detached' });
  // The full card that opened beside the thing goes, and no longer lies over others.
  await page.mouse.move(0, 0);
  await page.waitForSelector('.zoom', { state: 'detached' });
}

/** The ring is on the screen, the bubble beside it, and the arrow on the bubble's edge towards it. */
async function pointsAtSomething(page: Page, step: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(layOut), { message: step })
    .toEqual({ isRinged: true, isCovered: false, isOnScreen: true, isPointing: true });
}

/** Runs in the page. */
function layOut() {
  const place = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const [ring, bubble, point] = [place('.guide-ring'), place('.guide'), place('.guide-point')];
  if (!ring || !bubble || !point) return null;
  const apart = (one: DOMRect, other: DOMRect) =>
    one.right <= other.left ||
    other.right <= one.left ||
    one.bottom <= other.top ||
    other.bottom <= one.top;
  const middle = { x: (point.left + point.right) / 2, y: (point.top + point.bottom) / 2 };
  const isBetween = (at: number, from: number, to: number) => at >= from && at <= to;
  return {
    isRinged: ring.width > 8 && ring.height > 8,
    isCovered: !apart(ring, bubble),
    isOnScreen:
      bubble.left >= 0 &&
      bubble.top >= 0 &&
      bubble.right <= innerWidth + 1 &&
      bubble.bottom <= innerHeight + 1,
    isPointing:
      isBetween(middle.x, ring.left, ring.right) || isBetween(middle.y, ring.top, ring.bottom),
  };
}

test('the guide is left and resumed, and does not begin again for those who have left it', async () => {
  const page = await aVisitor();
  await page.goto('/');
  await page.click('[data-game=champions] [data-verb=play]');
  await page.click('[data-verb=leave-guide]');
  await page.waitForSelector('[data-lesson]', { state: 'detached' });
  await page.reload();
  await page.waitForSelector('#question[data-ask]');
  expect(await page.locator('[data-lesson]').count()).toBe(0);

  await page.keyboard.press(',');
  await page.click('[data-verb=resume-guide]');
  await page.waitForSelector('[data-lesson=villain]');
  await page.click('[data-verb=leave-guide]');

  await page.goto('/');
  await page.click('[data-game=champions] [data-verb=play]');
  await page.waitForSelector('#question[data-ask=mulligan]');
  expect(await page.locator('[data-lesson]').count()).toBe(0);
});

test('steps that were done at one table do not come at the next', async () => {
  const page = await aVisitor(NEWCOMER);
  await page.goto('/');
  await page.click('[data-game=champions] [data-verb=play]');
  await page.waitForSelector('[data-lesson=villain]');
  await look(page, 'villain');
  await page.waitForSelector('[data-lesson=plan]');
  await page.goto('/');
  await page.click('[data-game=champions] [data-verb=play]');
  await page.waitForSelector('[data-lesson=plan]');
  await page.keyboard.press(',');
  await page.click('[data-verb=restart-guide]');
  await page.waitForSelector('[data-lesson=villain]');
});

test('the guide holds the playback until one has looked, and says so', async () => {
  const page = await aVisitor({ settings: { speed: 'fast' } });
  await page.goto('/');
  await page.click('[data-game=champions] [data-verb=play]');
  const held = page.locator('[data-lesson=threat]:has([data-verb=understood])');
  await new Player(page, 3).playUntil(async () => (await held.count()) > 0);
  expect(await held.innerText()).toContain('The game waits for you.');
  await page.waitForSelector('#question[aria-busy=true]');
  await page.keyboard.press('g');
  await held.waitFor({ state: 'detached' });
  await page.waitForSelector('#question[aria-busy=false]');
});
