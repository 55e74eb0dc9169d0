import type { RunOptions } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { difference } from '../pictures/comparing.ts';
import { objectionsTo } from '../support/axe.ts';
import { inFullSwing } from '../support/mid-game.ts';
import { openSaved, startLocally } from '../support/tables.ts';
import { aVisitor } from '../support/visitor.ts';

const outline = (part: Locator) =>
  part.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return `${outlineStyle} ${outlineWidth}`;
  });

test('where the system forces its colours, lines say what can be chosen and what is', async () => {
  const page = await aVisitor({ forcedColors: 'active' });
  await startLocally(page, 'champions');
  const lit = page.locator('.hand .card[data-lit] .card-button');
  expect(await outline(lit.first())).toBe('solid 4px');
  await lit.first().click();
  await page.mouse.move(0, 0);
  expect(await outline(page.locator('.card[data-picked] .card-button').first())).toBe('double 7px');
  // Rhino cannot be chosen.
  expect(await outline(page.locator('[data-shelf=villain] .card-button'))).toBe('solid 1px');
  expect(await objectionsTo(page, 'html')).toEqual([]);
});

test('more contrast leaves no text muted, and reaches 7 to 1', async () => {
  const page = await aVisitor({ contrast: 'more' });
  const most: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } };
  await page.goto('/');
  await page.waitForSelector('[data-verb=play]');
  const muted = await page.evaluate(() => {
    const { color } = getComputedStyle(document.querySelector('.quiet') ?? document.body);
    return color === getComputedStyle(document.body).color;
  });
  expect(muted).toBe(true);
  await openSaved(page, inFullSwing('champions'));
  expect(await objectionsTo(page, '#question', most)).toEqual([]);
});

test('at 200 % everything of a table is there, and nothing has to be moved sideways', async () => {
  // A browser that enlarges everything to twice its size has half as many points: here of 1440 x 900.
  const page = await aVisitor({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });
  await openSaved(page, inFullSwing('champions'));
  expect(await wider(page)).toBe(false);
  const question = page.locator('#question');
  const ending = question.locator('.question-end .button[data-verb]').first();
  await expect.poll(() => ending.isVisible()).toBe(true);
  for (const part of [question, page.locator('.hand .card').first()]) {
    const box = await part.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(451);
  }
  await page.goto('/new/champions');
  await page.waitForSelector('[data-verb=start]');
  expect(await wider(page)).toBe(false);
});

const wider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);

/** How the browser can be made to see. */
const VISIONS = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
type Vision = (typeof VISIONS)[number];

test.each(VISIONS)('with %s the colours of Duel are told apart by their signs', async (vision) => {
  const page = await aVisitor({ deviceScaleFactor: 2 });
  await see(page, vision);
  await page.goto('/cards/duel');
  await page.waitForSelector('.cards-gallery .card-price');
  const pictures: Buffer[] = [];
  for (const sign of ['triangle', 'disc', 'diamond', 'square', 'any']) {
    const first = page.locator(`.cards-gallery .card-price [data-resource=${sign}]`).first();
    await first.scrollIntoViewIfNeeded();
    pictures.push(await around(page, first));
  }
  for (const [index, one] of pictures.entries()) {
    for (const other of pictures.slice(index + 1)) {
      const { pixels } = await difference(page, one, other);
      expect(pixels).toBeGreaterThan(SEEN);
    }
  }
});

test.each(VISIONS)('with %s one sees which card can be chosen and which is', async (vision) => {
  const page = await seenWith(vision, 'champions');
  const card = page.locator('.hand .card[data-lit]').first();
  const lit = await around(page, card);
  await card.evaluate((element) => {
    element.dataset.rest = element.dataset.lit;
    delete element.dataset.lit;
  });
  const plain = await around(page, card);
  await card.page().evaluate(() => {
    const element = document.querySelector<HTMLElement>('[data-rest]');
    if (element) element.dataset.picked = '';
  });
  const picked = await around(page, page.locator('[data-rest]'));
  for (const [one, other] of [
    [lit, plain],
    [picked, plain],
    [lit, picked],
  ] as const) {
    expect((await difference(page, one, other)).pixels).toBeGreaterThan(10 * SEEN);
  }
});

test('what harms and what helps is told by a sign or in words besides its colour', async () => {
  const page = await seenWith('achromatopsia', 'champions');
  const told = await page
    .locator('.deed-effect[data-tone]')
    .evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((text) => !/[−+]\d/u.test(text))).toEqual([]);
});

/** So many pixels of a small sign are enough to see a difference. */
const SEEN = 20;

async function seenWith(vision: Vision, game: string): Promise<Page> {
  const page = await aVisitor({ deviceScaleFactor: 2 });
  await openSaved(page, inFullSwing(game));
  await see(page, vision);
  await page.mouse.move(0, 0);
  return page;
}

async function see(page: Page, type: Vision): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type });
}

/** A picture of a part with what surrounds it: as large for each part of its kind. */
async function around(page: Page, part: Locator): Promise<Buffer> {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not there');
  const [margin, width, height] = box.width < 30 ? [1, 13, 13] : [10, 150, 200];
  const [x, y] = [Math.round(box.x) - margin, Math.round(box.y) - margin];
  return page.screenshot({ clip: { x, y, width, height } });
}
