import { expect, test } from 'vitest';
import { isAsked } from './support/tables.ts';
import { aVisitor } from './support/visitor.ts';

test('a friend who takes a seat chooses a hero of their own, and both play with it', async () => {
  const ada = await aVisitor();
  await ada.goto('/new/champions');
  await ada.click('[data-verb=add-seat]');
  await ada.click('.seat-row[data-seat="1"] label:has(input[value=friend])');
  await ada.click('[data-verb=start]');
  const link = await ada.locator('.open-link input').inputValue();
  // The same link as a code that a phone reads.
  await ada.click('.open-link [data-verb=qr]');
  await ada.waitForSelector('.open-link .qr-code');

  const ben = await aVisitor();
  await ben.goto(link);
  await ben.fill('.joining-form .field', 'Ben');
  await ben.click('[data-verb=accept]');
  await ben.click('.seat-choice[data-seat="1"] [data-hero=she-hulk]');
  await expect.poll(() => ben.getAttribute('.chosen', 'aria-label')).toBe('She-Hulk');
  // What another seat has stays with it.
  await ben.click('.seat-choice[data-seat="1"] [data-hero=spider-man]');
  await ben.waitForSelector('.seat-choice .problem');
  await expect.poll(() => ben.getAttribute('.chosen', 'aria-label')).toBe('She-Hulk');

  for (const page of [ada, ben]) {
    await page.click('[data-verb=to-table]');
    await isAsked(page);
  }
  const identity = ada.locator('[data-code] > .card-button[aria-label^="Jennifer Walters"]');
  await expect.poll(() => identity.count()).toBeGreaterThan(0);
});
