import { championsWords, designCoded, loadPacks, OFFERED, offeredCards } from '@grimrule/champions';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startLocally } from './support/tables.ts';
import { aVisitor } from './support/visitor.ts';

await loadPacks(OFFERED);
const CARDS = offeredCards();

const shown = async (page: Page) => Number(await page.getAttribute('[data-count]', 'data-count'));
const address = (page: Page) => new URL(page.url());

test('the list of all cards is filtered by words, type and set, and its address keeps that', async () => {
  const page = await aVisitor();
  await page.goto('/');
  await page.click('.page-nav [data-verb=cards]');
  await page.waitForSelector('.cards-gallery');
  await expect.poll(() => page.locator('.cards-gallery > li').count()).toBe(CARDS.length);
  await page.click('[data-view=texts]');
  await page.waitForSelector('.cards-table');
  await expect.poll(() => shown(page)).toBe(CARDS.length);
  await expect.poll(() => page.locator('.cards-table tbody tr').count()).toBe(CARDS.length);

  await page.fill('[data-field=words]', 'spielbereit');
  await page.waitForSelector(`[data-count]:not([data-count="${CARDS.length}"])`);
  const ready = await shown(page);
  expect(ready).toBeGreaterThan(3);
  for (const text of await page.locator('td[data-language=de]').allTextContents()) {
    expect(text.toLowerCase()).toContain('spielbereit');
  }
  await page.selectOption('[data-field=type]', 'event');
  await page.waitForSelector(`[data-count]:not([data-count="${ready}"])`);
  const events = await shown(page);
  expect(events).toBeGreaterThan(0);
  await page.reload();
  await page.waitForSelector('.cards-table');
  await expect.poll(() => shown(page)).toBe(events);

  await page.click('[data-verb=clear]');
  await page.selectOption('[data-field=group]', 'standard');
  const standard = CARDS.filter(({ set }) => set === 'standard').length;
  await page.waitForSelector(`[data-count="${standard}"]`);
  expect(address(page).search).toBe('?in=standard&view=texts');
  // The same cards as pictures.
  await page.click('[data-view=pictures]');
  await expect.poll(() => page.locator('.cards-gallery > li').count()).toBe(standard);
  expect(address(page).search).toBe('?in=standard');
  await page.fill('[data-field=words]', 'no such words');
  await page.waitForSelector('[data-count="0"]');
});

test('a card has a page with both texts, its other side, and the rules it needs', async () => {
  const page = await aVisitor();
  const [hero] = CARDS;
  await page.goto('/cards/champions');
  await page.click(`[data-code="${hero?.code}"] a`);
  await page.waitForSelector('[data-rules=entries]');
  await expect.poll(() => page.textContent('h1')).toBe(hero?.name);
  await expect.poll(() => page.title()).toContain(hero?.name);
  const [text = ''] = championsWords.en.text(designCoded(hero?.code ?? ''));
  const [german = ''] = championsWords.de.text(designCoded(hero?.code ?? ''));
  await expect.poll(() => page.innerText('.card-written')).toContain(text);
  await expect.poll(() => page.innerText('.card-written')).toContain(german);
  await expect.poll(() => page.locator('.card-side').count()).toBe(2);

  await page.click('[data-language=de]');
  await page.waitForSelector('html[lang=de]');
  await expect
    .poll(() => page.locator('.card-written-text').first().getAttribute('data-language'))
    .toBe('de');
  expect(address(page).pathname).toBe(`/cards/champions/${hero?.code}`);

  const rule = page.locator('[data-rules=entries] .entry-link').first();
  const title = await rule.innerText();
  await rule.click();
  await page.waitForSelector('.entry-text');
  await expect.poll(() => page.innerText('h1')).toBe(title);
  await page.click('a[href="/cards/champions"]');
  await page.waitForSelector('.cards-gallery');

  await page.goto('/cards/champions/none');
  await expect.poll(() => page.innerText('[data-missing]')).toContain('none');
});

test('a card on the table leads to its page', async () => {
  const page = await aVisitor();
  await startLocally(page, 'champions');
  const card = page.locator('.coop-hand [data-code]').first();
  const code = await card.getAttribute('data-code');
  await card.locator('.card-button').click({ button: 'right' });
  const link = page.locator('[role=dialog] [data-verb=card-page]');
  await link.waitFor();
  await expect.poll(() => link.getAttribute('href')).toBe(`/cards/champions/${code}`);
});
