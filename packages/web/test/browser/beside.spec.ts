import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { objectionsTo } from './support/axe.ts';
import { guardedTable } from './support/guarded-table.ts';
import { isAsked, linkTo } from './support/tables.ts';
import type { Visit } from './support/visitor.ts';
import { aVisitor, PHONE } from './support/visitor.ts';

let link: string;
beforeAll(async () => {
  link = linkTo(await guardedTable(), 0);
});

/** A player at a table where a guard keeps the hero from attacking the villain. */
async function atTable(visit: Visit = {}): Promise<Page> {
  const page = await aVisitor(visit);
  await page.goto(link);
  await isAsked(page);
  return page;
}

const cardNamed = (page: Page, name: string) =>
  page.locator(`.table-main .card-button[aria-label^="${name}"]`).first();
const panel = (page: Page) => page.locator('.beside');

async function isFine(page: Page): Promise<void> {
  expect(await objectionsTo(page, '.beside')).toEqual([]);
}

test('a refusal opens its rule beside the game, with a sentence that names the guard', async () => {
  const page = await atTable();
  await cardNamed(page, 'Rhino').click();
  await page.click('.why-not [data-rule=guard]');
  await page.waitForSelector('[data-entry=guard] .entry-text');
  await expect
    .poll(() => page.locator('.situation').innerText())
    .toContain('You cannot attack Rhino: Hydra Mercenary is engaged with you and has Guard.');
  // The table is not covered: cards can be asked on.
  await cardNamed(page, 'Sandman').click();
  await page.waitForSelector('.why-not:has-text("Sandman")');
  await page.waitForSelector('[data-entry=guard]');
  await isFine(page);
});

test('links inside open in the same panel, back leads back, and the entry has a page', async () => {
  const page = await atTable();
  await cardNamed(page, 'Hydra Mercenary').click({ button: 'right' });
  await page.click('[role=dialog] [data-keyword=guard]');
  await page.click('.beside [data-entry=guard] [data-entry=engage]');
  await page.waitForSelector('.beside-entry[data-entry=engage]');
  await page.click('.beside [data-verb=back]');
  await page.waitForSelector('.beside-entry[data-entry=guard]');
  await expect
    .poll(() => page.getAttribute('[data-verb=as-page]', 'href'))
    .toBe('/rules/champions/guard');
});

test('by keyboard: the focus goes to the panel, Escape closes it, the focus returns', async () => {
  const page = await atTable();
  const step = page.locator('.question .rule-link').first();
  await step.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-entry=player-turn] [data-situation=resolving]');
  await expect.poll(() => panel(page).evaluate((own) => own === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  await expect.poll(() => step.evaluate((own) => own === document.activeElement)).toBe(true);
});

test('why damage was dealt is told in German, each cause with its card and its rule', async () => {
  const page = await atTable({ locale: 'de-DE' });
  await page.click('[data-verb=log]');
  const line = page.locator('.log-lines li[data-say=damaged]').last();
  await line.hover();
  await line.getByRole('button', { name: 'Warum?' }).click();
  const attack = page.locator('.chain > li[data-rule="attack (enemy activation)"]');
  await attack.waitFor();
  await expect.poll(() => attack.locator('.card-link').innerText()).toBe('Sandman');
  await expect
    .poll(() => attack.locator('.chain-lines').innerText())
    .toContain('Sandman greift Spider-Man an.');
  const activation = page.locator('.chain > li[data-rule=activation]');
  await expect.poll(() => activation.locator('.card-link').innerText()).toBe('Sandman');
  await expect
    .poll(() => page.locator('.chain > li').last().innerText())
    .toContain('Schurkenphase · 2b');
  await isFine(page);
  await attack.locator('.rule-link').click();
  await page.waitForSelector('.beside-entry .entry-text');
});

test('on a phone a sheet tells why a number is what it is, and goes away again', async () => {
  const page = await atTable(PHONE);
  await cardNamed(page, 'Spider-Man').focus();
  await page.keyboard.press('i');
  await page.click('[role=dialog] [data-stat=hitPoints]');
  const sheet = page.locator('[role=dialog].beside');
  await sheet.locator('[data-entry=hit-points]').waitFor();
  await expect
    .poll(() => sheet.locator('.sum').innerText())
    .toMatch(/printed\s+10\s+damage\s+−6\s+Now\s+4/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await isFine(page);
  await sheet.locator('[data-verb=put-away]').click();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('[role=dialog] .full-card').isVisible()).toBe(true);
});
