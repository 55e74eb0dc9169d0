import { expect, test } from 'vitest';
import { Player } from './support/player.ts';
import { chooseSpeed } from './support/settings.ts';
import { aVisitor, NEWCOMER } from './support/visitor.ts';

test('one click on the start page leads to a guided game of Spider-Man against Rhino, and clicking what the page offers to its end', async () => {
  const page = await aVisitor(NEWCOMER);
  await page.goto('/');
  await page.click('[data-game=champions] [data-verb=play]');

  await expect.poll(() => page.title()).toContain('Spider-Man vs Rhino');
  await page.waitForSelector('[data-lesson]');
  const names = () => page.locator('[data-code] .card-button').evaluateAll(labels);
  await expect.poll(names).toContainEqual(expect.stringMatching(/^Peter Parker/));
  await expect.poll(names).toContainEqual(expect.stringMatching(/^Rhino/));

  await chooseSpeed(page, 'instant');
  await new Player(page).playToTheEnd();
  await expect.poll(() => page.locator('.outcome h2').innerText()).toMatch(/won|lost/i);
});

test('one click leads to a guided duel against a bot, and clicking what the page offers to its end', async () => {
  const page = await aVisitor(NEWCOMER);
  await page.goto('/');
  await page.click('[data-game=duel] [data-verb=play]');
  await page.waitForSelector('[data-lesson]');
  await chooseSpeed(page, 'instant');
  await new Player(page).playToTheEnd();
  await expect.poll(() => page.locator('.outcome h2').innerText()).not.toBe('');
});

test('a lesson waits to be read, and the guide can be left at any time', async () => {
  const page = await aVisitor();
  await page.goto('/');
  await page.click('[data-game=champions] [data-verb=play]');
  await page.click('[data-verb=leave-guide]');
  await page.waitForSelector('[data-lesson]', { state: 'detached' });
  await page.reload();
  await page.waitForSelector('#question[data-ask]');
  expect(await page.locator('[data-lesson]').count()).toBe(0);
});

function labels(buttons: readonly Element[]): readonly string[] {
  return buttons.map((button) => button.getAttribute('aria-label') ?? '');
}
