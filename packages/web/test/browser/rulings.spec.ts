import { expect, test } from 'vitest';
import { aVisitor } from './support/visitor.ts';

test('the page of rulings has every question of the FAQ, and leads to rules and cards', async () => {
  const page = await aVisitor();
  await page.goto('/rules/champions/overkill');
  await page.click('.rules-pages [href="/rules/champions/rulings"]');
  await page.waitForSelector('.ruling');
  await expect.poll(() => page.title()).toBe('Rulings of Champions · Grimrule');
  const answered = await page
    .locator('[data-faq]')
    .evaluateAll((lines) => lines.map((line) => Number(line.getAttribute('data-faq'))));
  expect(answered.sort((one, other) => one - other)).toEqual(
    Array.from({ length: 104 }, (_, place) => place + 1),
  );

  await page.fill('.rulings-filter input', 'focused rage');
  await expect.poll(() => page.locator('.ruling').count()).toBe(1);
  await page.click('#focused-rage-and-tough [data-card="01027"]');
  await page.waitForURL('**/cards/champions/01027');
  await page.waitForSelector('[data-rules=rulings]');
  await expect.poll(() => page.innerText('.card-rulings')).toContain('Focused Rage (Core Set 27):');
  await page.click('.card-rulings [data-entry=cost]');
  await page.waitForURL('**/rules/champions/cost');
  await expect
    .poll(() => page.innerText('[data-kind=rulings]'))
    .toContain('Focused Rage (Core Set 27):');
});

test('errata are shown alone, by product, in German too', async () => {
  const page = await aVisitor({ locale: 'de-DE' });
  await page.goto('/rules/champions/rulings?by=product');
  await page.click('[data-show=erratum]');
  await expect.poll(() => page.locator('.ruling:not([data-kind=erratum])').count()).toBe(0);
  await page.waitForSelector('#product-mutant-genesis');
  await expect
    .poll(() => page.innerText('#magnet-counters-first h3'))
    .toContain('Die Fabrik ist online (142B)');
  await expect.poll(() => page.innerText('#product-core-set')).toBe('Grundspiel');
});

test('games without a FAQ have the doubts that were decided', async () => {
  const page = await aVisitor();
  await page.goto('/rules/duel/rulings');
  await page.waitForSelector('.ruling[data-kind=decided]');
  expect(await page.locator('[data-show]').count()).toBe(0);
});
