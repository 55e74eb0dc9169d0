import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isAsked } from './support/tables.ts';
import { aVisitor } from './support/visitor.ts';

test('a game is started and played with the keyboard alone, and the focus can always be seen', async () => {
  const page = await aVisitor();
  await page.goto('/');
  await page.waitForSelector('[data-verb=play]');
  await focus(page, 'Tab', '[data-game=champions] [data-verb=play]');
  await page.keyboard.press('Enter');

  await page.waitForSelector('[data-lesson]');
  await understand(page);
  // The mulligan: a card is put among those to discard and taken out again, then all are kept.
  await focus(page, 'n', '[data-lit] > .card-button');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-picked]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-picked]', { state: 'detached' });
  await focus(page, 'n', '[data-verb=confirm]');
  await page.keyboard.press('Enter');
  await understand(page);

  const hand = page.locator('.coop-hand [data-card]');
  await playUntilPaying(page);
  const cards = await hand.count();
  // The proposal is changed and proposed again.
  await focus(page, 'n', '.source[aria-pressed=true]');
  await page.keyboard.press('Space');
  await page.waitForSelector('[data-verb=confirm]:disabled');
  await page.keyboard.press('h');
  await page.waitForSelector('[data-verb=propose]:focus');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-verb=confirm]:enabled');
  await page.keyboard.press('c');
  await page.waitForSelector('.payment', { state: 'detached' });
  await understand(page);
  await expect.poll(() => hand.count()).toBeLessThan(cards);

  await endTurn(page);
});

test('the list of keys, the settings and a large card open and close by keys, and the focus returns', async () => {
  const page = await aVisitor();
  await page.goto('/new/champions');
  await page.click('[data-verb=start]');
  await isAsked(page);
  await page.keyboard.press('n');
  const at = await focusedName(page);
  for (const [key, shown] of [
    ['?', '.keys'],
    [',', '.settings'],
    ['i', '[role=dialog]'],
  ] as const) {
    await page.keyboard.press(key);
    await page.waitForSelector(shown);
    await expect.poll(() => focusIsSeen(page)).toBe(true);
    await page.keyboard.press('Escape');
    await page.waitForSelector('[role=dialog]', { state: 'detached' });
    await expect.poll(() => focusedName(page)).toBe(at);
  }
});

test('the sheet of a card closes by Escape, and the focus returns to the card', async () => {
  const page = await aVisitor();
  await page.goto('/new/champions');
  await page.click('[data-verb=start]');
  await isAsked(page);
  // The villain offers nothing at the mulligan: his sheet says why.
  await focus(page, 'Tab', '[data-shape] > .card-button:not([aria-pressed])');
  const at = await focusedName(page);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.sheet .why-not');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.sheet', { state: 'detached' });
  await expect.poll(() => focusedName(page)).toBe(at);
  await expect.poll(() => focusIsSeen(page)).toBe(true);
});

const MOST_KEYS = 60;

/** Presses a key until something has the focus, which must be seen wherever it goes. */
async function focus(page: Page, key: string, selector: string): Promise<void> {
  for (let pressed = 0; pressed < MOST_KEYS; pressed++) {
    await page.keyboard.press(key);
    expect(await focusIsSeen(page), await focusedName(page)).toBe(true);
    const isThere = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted),
      selector,
    );
    if (isThere) return;
  }
  throw new Error(`${key} does not lead to ${selector}`);
}

const HAND = '.coop-hand [data-lit] > .card-button';
const FORM = '[data-verb=changeForm]';
const MOST_TRIES = 20;

/** Plays cards until one costs something. The playable cards depend on the form and on the deal. */
async function playUntilPaying(page: Page): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const isThere = async (selector: string) => (await page.locator(selector).count()) > 0;
    if (await isThere('.payment')) return;
    if (await isThere(HAND)) await focus(page, 'n', HAND);
    else if (await isThere(FORM)) await focus(page, 'n', FORM);
    else {
      await endTurn(page);
      continue;
    }
    await page.keyboard.press('Enter');
    await understand(page);
    // A card that offers several things shows them on a sheet, which has the focus.
    if (await isThere('.sheet')) await page.keyboard.press('Enter');
    await understand(page);
  }
  throw new Error('no card had to be paid for');
}

/** Ends the turn, and answers whatever is asked until the next one. */
async function endTurn(page: Page): Promise<void> {
  const round = () => page.locator('.toolbar-title').innerText();
  const first = await round();
  for (let tries = 0; tries < MOST_TRIES && (await round()) === first; tries++) {
    await understand(page);
    const isEnding = (await page.locator('[data-verb=endTurn], [data-verb=pass]').count()) > 0;
    if (isEnding) await page.keyboard.press('p');
    else {
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    }
    await page.waitForSelector('#question[aria-busy=false], [data-verb=understood]');
    if ((await page.locator('[data-verb=confirm]').count()) > 0) {
      if (await page.locator('[data-verb=confirm]').isDisabled()) {
        await page.keyboard.press('h');
        await page.waitForSelector('[data-verb=propose]:focus');
        await page.keyboard.press('Enter');
      }
      await page.keyboard.press('c');
    }
    await understand(page);
  }
  expect(await round()).not.toBe(first);
}

/** Goes on where the guide holds the playback. */
async function understand(page: Page): Promise<void> {
  await page.waitForSelector('#question[aria-busy=false], [data-verb=understood]');
  for (;;) {
    const held = page.locator('[data-lesson]:has([data-verb=understood])');
    if ((await held.count()) === 0) break;
    const name = await held.getAttribute('data-lesson');
    await page.keyboard.press('g');
    await page.waitForSelector(`[data-lesson="${name}"]`, { state: 'detached' });
  }
  await page.waitForSelector('#question[aria-busy=false]');
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
  });
}

/** Whether what has the focus lies on the screen and has a line around it. */
function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return false;
    // A line may be drawn around what belongs to it, such as the label of a hidden field.
    const around = [at, at.parentElement, at.closest('label')].filter((each) => each !== null);
    const hasLine = around.some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
    const { width, height, bottom, right } = at.getBoundingClientRect();
    return hasLine && width > 0 && height > 0 && bottom > 0 && right > 0;
  });
}
