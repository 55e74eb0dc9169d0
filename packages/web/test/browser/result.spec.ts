import { expect, test } from 'vitest';
import { beforeItsEnd } from './support/last-decisions.ts';
import { Player } from './support/player.ts';
import { openSaved, startLocally } from './support/tables.ts';
import { aVisitor, PHONE } from './support/visitor.ts';

test('a game that ends shows its result, which can be closed and opened again', async () => {
  const page = await aVisitor();
  await openSaved(page, beforeItsEnd('champions'));
  expect(await page.locator('.result').count()).toBe(0);
  await new Player(page).playToTheEnd();
  await page.waitForSelector('.result .graph');
  // Whoever cannot see it has been told, and reads the same numbers in a table.
  expect(await page.locator('.outcome [role=alert]').innerText()).not.toBe('');
  expect(await page.locator('#result-title').innerText()).toMatch(/victory|defeat/i);
  const marks = await page.locator('.graph > svg .graph-mark').count();
  const numbers = page.locator('.result-numbers tbody td');
  expect(await numbers.count()).toBe(marks);
  expect(await numbers.allTextContents()).not.toContain('');

  await page.click('[data-verb=close-result]');
  await page.waitForSelector('.result', { state: 'detached' });
  await page.click('[data-verb=result]');
  await page.waitForSelector('.result .graph');
});

test('a moment of the result leads into the replay at its position', async () => {
  const page = await aVisitor();
  await openSaved(page, beforeItsEnd('champions'));
  await new Player(page).playToTheEnd();
  const moment = page.locator('[data-verb=watch-moment]').first();
  await moment.waitFor();
  const at = new URL((await moment.getAttribute('href')) ?? '', 'http://here').searchParams.get(
    'at',
  );
  await moment.click();
  await page.waitForSelector('.replay-slider');
  expect(await page.locator('.replay-slider').inputValue()).toBe(at);
});

test('after the end the last turn can be taken back, and the same game begun anew', async () => {
  const page = await aVisitor();
  await openSaved(page, beforeItsEnd('champions'));
  await new Player(page).playToTheEnd();
  await page.click('[data-verb=take-back-turn]');
  await page.waitForSelector('.result', { state: 'detached' });
  await page.waitForSelector('#question[data-ask]');
  await new Player(page).playToTheEnd();
  const before = page.url();
  await page.click('[data-verb=rematch]');
  await page.waitForURL((url) => url.href !== before);
  await page.waitForSelector('#question[data-ask=mulligan]');
  await expect.poll(() => page.title()).toContain('Spider-Man vs Rhino');
});

test('the history notes a game that has ended, and forgets what was taken back', async () => {
  const page = await aVisitor(PHONE);
  await openSaved(page, beforeItsEnd('champions'));
  await new Player(page).playToTheEnd();
  await page.waitForSelector('.result .graph');
  const table = page.url();
  await page.goto('/history');
  await page.waitForSelector('.history-games li');
  expect(await page.locator('.history-games li').count()).toBe(1);
  expect(await page.locator('.history-games li').innerText()).toContain('Spider-Man vs Rhino');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  await page.goto(table);
  await page.click('[data-verb=result]');
  await page.click('[data-verb=take-back-turn]');
  await page.waitForSelector('#question[data-ask]');
  await page.goto('/history');
  await expect.poll(() => page.locator('.history-games li').count()).toBe(0);
});

test('the history outlives the game, is exported, and is deleted only on purpose', async () => {
  const page = await aVisitor();
  await openSaved(page, beforeItsEnd('rings'));
  await new Player(page).playToTheEnd();
  await page.waitForSelector('.result .graph');
  await page.goto('/saved');
  await page.click('[data-verb=more]');
  await page.click('[data-verb=remove]');
  await page.waitForSelector('[data-verb=fetch-back]');
  await page.goto('/history');
  await page.waitForSelector('.history-games li');
  await expect.poll(() => page.locator('.history-games [data-verb=replay]').count()).toBe(0);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.click('[data-verb=export-csv]'),
  ]);
  expect(file.suggestedFilename()).toMatch(/^grimrule-history-.*\.csv$/);
  await page.click('[data-verb=ask-delete]');
  await page.click('[data-verb=delete-history]');
  await expect.poll(() => page.locator('.history-games li').count()).toBe(0);
});

test('sound is offered once, and off until it is asked for', async () => {
  const page = await aVisitor();
  await openSaved(page, beforeItsEnd('champions'));
  await page.click('[data-verb=sound-off]');
  await page.waitForSelector('[data-verb=sound-off]', { state: 'detached' });
  await page.reload();
  await page.waitForSelector('#question[data-ask]');
  expect(await page.locator('[data-verb=sound-on]').count()).toBe(0);
  const kept = await page.evaluate(() => localStorage['grimrule.settings']);
  expect(JSON.parse(kept).state.sound).toBe(false);
});

test('a revealed card is held until it was seen, and a click goes on', async () => {
  const page = await aVisitor({ settings: { speed: 'slow', isSoundOffered: true } });
  await startLocally(page, 'champions');
  const reveal = '.stage[data-moment=reveal] .face-plate';
  // Whatever is asked on the way is passed, or answered with nothing.
  const onwards = ['endTurn', 'pass', 'confirm']
    .map((verb) => `#question[aria-busy=false] [data-verb=${verb}]:enabled`)
    .join(', ');
  while ((await page.locator(reveal).count()) === 0) {
    await page.waitForSelector(`${reveal}, ${onwards}`);
    if ((await page.locator(reveal).count()) === 0) await page.click(onwards);
  }
  await page.waitForSelector(reveal);
  expect(await page.locator('#question[data-ask]').count()).toBe(0);
  await page.mouse.click(8, 400);
  await page.waitForSelector(reveal, { state: 'detached' });
});
