import { expect, test } from 'vitest';
import { aVisitor } from './support/visitor.ts';

test('an entry leads to the tests that prove it, and the page shows all of them', async () => {
  const page = await aVisitor();
  await page.goto('/rules/champions/overkill');
  await page.click('[data-proofs]');
  const entry = page.locator('#overkill');
  await entry.locator('details[open]').waitFor();
  await expect
    .poll(() => entry.evaluate((row) => row.getBoundingClientRect().top))
    .toBeLessThan(100);
  await expect.poll(() => entry.locator('details li').count()).toBeGreaterThan(5);
  await expect.poll(() => entry.innerText()).toContain('overkill-and-piercing.spec.ts');
  const missing = page.locator('.coverage-entries [data-standing=missing]');
  expect(await missing.count()).toBe(0);
});

test('entries without a test say why, and can be shown alone, in German too', async () => {
  const page = await aVisitor({ locale: 'de-DE' });
  await page.goto('/rules/champions/coverage');
  await page.click('[data-show=definition]');
  const rows = page.locator('.coverage-entry');
  await expect.poll(() => page.locator('.coverage-entry details').count()).toBe(0);
  await expect.poll(() => rows.count()).toBeGreaterThan(10);
  await page.fill('.coverage-filter input', 'kampagnenspezifisch');
  await expect.poll(() => rows.count()).toBe(1);
  await expect.poll(() => rows.innerText()).toContain('die Grimrule nicht enthält');
  await rows.locator('.entry-link').click();
  await page.waitForURL('**/rules/champions/campaign-specific-card');
});
