import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from './support/player.ts';
import { isAsked, readTable, startLocally } from './support/tables.ts';
import { aVisitor } from './support/visitor.ts';

test('Escape leaves a payment as if the card had not been played, and the log says nothing of it', async () => {
  const page = await aVisitor();
  await startLocally(page, 'champions');
  await new Player(page).playUntilAsked('playerTurn');
  const before = await readTable(page);
  await page.click('.question-options [data-verb=play]');
  await page.waitForSelector('.payment');
  await page.keyboard.press('Escape');
  await isTurn(page);
  await expect.poll(() => readTable(page)).toEqual(before);
  await page.click('[data-verb=log]');
  expect(await page.locator('.log-back').count()).toBe(0);
});

test('the button does the same', async () => {
  const page = await aVisitor();
  await startLocally(page, 'champions');
  await new Player(page).playUntilAsked('playerTurn');
  const before = await readTable(page);
  await page.click('.question-options [data-verb=play]');
  await page.click('[data-verb=cancel]');
  await isTurn(page);
  await expect.poll(() => readTable(page)).toEqual(before);
});

test('the end of a turn says what it brings, and shows it on the scheme', async () => {
  const page = await aVisitor();
  await startLocally(page, 'champions');
  await new Player(page).playUntilAsked('playerTurn');
  const end = page.locator('.question-options [data-verb=endTurn]');
  expect(await end.getAttribute('aria-label')).toMatch(/End your turn: .*\+1 threat, 1 of 7/);
  await end.hover();
  await expect.poll(() => page.locator('.target-result').innerText()).toMatch(/\+1\s*0\s*1 of 7/);
});

test('an attack is one click: the deed names its target', async () => {
  const page = await aVisitor();
  await startLocally(page, 'champions');
  await new Player(page).playUntilAsked('playerTurn');
  await page.click('[data-verb=changeForm]');
  await isAsked(page);
  await new Player(page).playUntilAsked('playerTurn');
  const attack = page.locator('.question-options [data-verb=attack]').first();
  expect(await attack.getAttribute('aria-label')).toMatch(
    /Attack Rhino: .*−\d hit points, \d+ left/,
  );
  await attack.click();
  await expect
    .poll(() =>
      page.locator('.table-main [data-code="01094"] .card-button').getAttribute('aria-label'),
    )
    .toMatch(/damage/);
});

async function isTurn(page: Page): Promise<void> {
  await page.waitForSelector('#question[data-ask=playerTurn][aria-busy=false]');
}
