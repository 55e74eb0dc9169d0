import { expect, test } from 'vitest';
import { isAsked } from './support/tables.ts';
import { aVisitor } from './support/visitor.ts';

test('each seat chooses a hero of its own, and Start is always lit', async () => {
  const page = await aVisitor();
  await page.goto('/new/champions');
  const start = page.locator('[data-verb=start]');
  const seat = (number: number) => page.locator(`.seat-row[data-seat="${number}"]`);
  await expect.poll(() => start.isEnabled()).toBe(true);
  await page.click('[data-hero=iron-man]');
  await expect.poll(() => seat(0).innerText()).toContain('Iron Man');
  await page.click('[data-verb=add-seat]');
  await page.click('[data-hero=she-hulk]');
  await expect.poll(() => seat(1).innerText()).toContain('She-Hulk');
  await expect.poll(() => page.getAttribute('.chosen', 'aria-label')).toBe('She-Hulk');
  // Nobody is played twice: the seats change places.
  await page.click('[data-hero=iron-man]');
  await expect.poll(() => seat(0).innerText()).toContain('She-Hulk');
  await expect.poll(() => seat(1).innerText()).toContain('Iron Man');
  await seat(0).locator('[data-verb=choose-for]').click();
  await page.click('[data-hero=spider-man]');
  await page.click('[data-scenario=klaw]');
  await expect.poll(() => start.innerText()).toContain('Spider-Man and Iron Man vs Klaw');
  await seat(1).locator('label:has(input[value=bot])').click();
  await start.click();
  await isAsked(page);
});

test('a surprise changes the game, and a seat can be taken away again', async () => {
  const page = await aVisitor();
  await page.goto('/new/rings');
  const game = () => page.locator('[data-verb=start] small').innerText();
  await page.click('[data-verb=add-seat]');
  const before = await game();
  const seen = new Set([before]);
  for (let turn = 0; turn < 8; turn++) {
    await page.click('[data-verb=surprise]');
    seen.add(await game());
  }
  expect(seen.size).toBeGreaterThan(2);
  await page.click('[data-verb=remove-seat]');
  await expect.poll(() => page.locator('.seat-row').count()).toBe(1);
  await page.click('[data-verb=start]');
  await isAsked(page);
});

test.each([
  [390, 844],
  [820, 1180],
  [1280, 720],
] as const)('nothing is wider than the window at %i x %i', async (width, height) => {
  const page = await aVisitor({ viewport: { width, height }, locale: 'de-DE' });
  for (const game of ['champions', 'rings', 'duel']) {
    await page.goto(`/new/${game}`);
    await page.waitForSelector('.setup-main img');
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(sideways, { message: game }).toBeLessThanOrEqual(0);
  }
});
