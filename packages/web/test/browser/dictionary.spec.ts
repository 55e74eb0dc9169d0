import { expect, test } from 'vitest';
import { aVisitor, PHONE } from './support/visitor.ts';

test('a programmer looks a word up, and goes on to the card that uses it', async () => {
  const page = await aVisitor();
  await page.goto('/rules');
  await page.click('a[href="/dictionary"]');
  const words = page.locator('.dictionary-word');
  await expect.poll(() => words.count()).toBeGreaterThan(500);
  await page.fill('.dictionary input[type=search]', 'thwartScheme');
  await expect.poll(() => words.count()).toBeLessThan(10);
  const [first] = await words.all();
  await expect.poll(() => first?.getAttribute('data-word')).toBe('thwartScheme');
  await expect.poll(() => first?.innerText()).toContain('thwartScheme(amount: Amount): Effect');
  await expect
    .poll(() => first?.locator('figure pre').first().innerText())
    .toContain('thwartScheme(');
  expect(new URL(page.url()).search).toBe('?q=thwartScheme');
  await first?.locator('figure a').first().click();
  await page.waitForURL('**/cards/champions/*');
});

test('the keyboard alone chooses a game and a part, in German too', async () => {
  const page = await aVisitor({ locale: 'de-DE' });
  await page.goto('/dictionary');
  await page.locator('[data-words-of=duel]').focus();
  await page.keyboard.press('Enter');
  // Through the last button of the switch to the list of parts.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Filter');
  const words = page.locator('.dictionary-word');
  await expect.poll(() => words.count()).toBeLessThan(40);
  expect(await words.count()).toBeGreaterThan(5);
  const shown = await words.evaluateAll((all) => all.map((word) => word.textContent ?? ''));
  expect(shown.filter((text) => !text.includes('Duel · Filter'))).toEqual([]);
  await expect
    .poll(() => page.locator('.dictionary [role=status]').innerText())
    .toMatch(/^\d+ Wörter$/);
});

test('on a phone nothing is wider than the screen', async () => {
  const page = await aVisitor(PHONE);
  await page.goto('/dictionary?game=rings&part=effect');
  await page.waitForSelector('.dictionary-word');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(await page.evaluate(() => window.innerWidth));
});
