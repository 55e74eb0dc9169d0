import { expect, test } from 'vitest';
import { Player } from '../support/player.ts';
import { aVisitor } from '../support/visitor.ts';

test('a hero and a villain of other packs play in this browser, whose worker loads their cards', async () => {
  const page = await aVisitor();
  await page.goto('/new/champions');
  await page.click('[data-hero=captain-america]');
  await page.click('[data-scenario=wrecking-crew]');
  await page.click('[data-verb=start]');
  await page.waitForSelector('#question[data-ask]');
  await new Player(page).answerTimes(3);
  await expect.poll(() => page.title()).toContain('Captain America');
});
