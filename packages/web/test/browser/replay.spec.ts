import { duel } from '@grimrule/duel';
import type { GameRecord } from '@grimrule/kernel';
import { dice, KEYED_GENERATOR, Match, randomAnswer, seeded } from '@grimrule/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beforeItsEnd } from './support/last-decisions.ts';
import { Player } from './support/player.ts';
import { isAsked, openSaved, readTable, startLocally } from './support/tables.ts';
import { aVisitor } from './support/visitor.ts';

test('a game is replayed with a slider and through other eyes, and a new one begins with a position of it', async () => {
  const page = await aVisitor();
  await startLocally(page, 'duel');
  const player = new Player(page);
  await player.answerTimes(12);
  await player.offer();
  const last = await readTable(page);
  const played = page.url();

  await page.click('[data-verb=table-menu]');
  await page.click('[data-verb=replay]');
  const slider = page.locator('.replay-slider');
  await slider.waitFor();
  await expect.poll(() => position(page)).toBe(0);
  // There is nobody to talk to.
  expect(await page.locator('[data-verb=chat]').count()).toBe(0);
  expect(known(await readTable(page))).not.toEqual(known(last));
  await slider.press('End');
  await expect.poll(() => readTable(page).then(known)).toEqual(known(last));
  const decisions = await position(page);
  expect(decisions).toBeGreaterThanOrEqual(12);
  await slider.press('ArrowLeft');
  await expect.poll(() => position(page)).toBe(decisions - 1);

  // The other seat sees its own hand, a spectator sees none.
  const hands = async () => (await readTable(page)).cards.length;
  const own = await hands();
  const eyes = page.locator('select[data-verb=see]');
  const [, , spectator = ''] = await eyes.locator('option').evaluateAll(values);
  await eyes.selectOption(spectator);
  await expect.poll(hands).toBeLessThan(own);
  await page.check('[data-verb=open-all]');
  await expect.poll(hands).toBeGreaterThan(own);

  for (let back = 0; back < 5; back++) await slider.press('ArrowLeft');
  await page.click('[data-verb=branch]');
  await page.waitForURL((url) => url.pathname.startsWith('/local/') && url.href !== played);
  expect(await player.answer()).toBe(true);

  await page.goto('/saved');
  await page.waitForSelector('.saved-row');
  await expect.poll(() => page.locator('.saved-row').count()).toBe(2);
  await page.goto(played);
  await player.offer();
  await expect.poll(() => readTable(page)).toEqual(last);
});

test('a game that is over is shared as a link that anybody can watch', async () => {
  const page = await aVisitor();
  await openSaved(page, beforeItsEnd('champions'));
  await new Player(page).playToTheEnd();
  await page.click('[data-verb=table-menu]');
  await page.click('[data-verb=replay]');
  await page.click('[data-verb=share]');
  const link = await page.locator('.copy-link input').inputValue();

  const friend = await aVisitor();
  await friend.goto(link);
  await friend.locator('.replay-slider').press('End');
  await friend.check('[data-verb=open-all]');
  await expect.poll(async () => (await readTable(friend)).cards.length).toBeGreaterThan(5);
});

test('a game that was shuffled with a key is dealt in the page as on the server', async () => {
  const record = keyedRecord();
  expect(record.snapshots.length).toBeGreaterThan(1);
  const page = await aVisitor();
  // Without positions: the page has to deal every card itself.
  await openSaved(page, { ...record, snapshots: [] });
  const coming = page.waitForEvent('download');
  await page.click('[data-verb=table-menu]');
  await page.click('[data-verb=save]');
  const file = await (await coming).createReadStream();
  const saved: GameRecord = JSON.parse(Buffer.concat(await file.toArray()).toString());
  expect([saved.generator, saved.seed]).toEqual([record.generator, record.seed]);
  expect(saved.decisions.slice(0, record.decisions.length)).toEqual(record.decisions);
  expect(saved.snapshots.slice(0, record.snapshots.length)).toEqual(record.snapshots);
});

test('a game is saved as a file, and goes on from it in another browser', async () => {
  const page = await aVisitor();
  await startLocally(page, 'champions');
  await new Player(page).answerTimes(3);
  await isAsked(page);
  const coming = page.waitForEvent('download');
  await page.click('[data-verb=table-menu]');
  await page.click('[data-verb=save]');
  const file = await (await coming).createReadStream();
  const saved: GameRecord = JSON.parse(Buffer.concat(await file.toArray()).toString());

  const friend = await aVisitor();
  await openSaved(friend, saved);
  await expect.poll(() => readTable(friend)).toEqual(await readTable(page));
});

/** The comparable parts while no question is asked: the cards, without their offers. */
function known({ cards }: { readonly cards: readonly string[] }): readonly string[] {
  return cards.map((card) => card.split(',')[0] ?? '').sort();
}

async function position(page: Page): Promise<number> {
  return Number(await page.locator('.replay-slider').inputValue());
}

function values(options: readonly Element[]): readonly string[] {
  return options.map((option) => option.getAttribute('value') ?? '');
}

/** Some random rounds of Duel, as a server would shuffle them. */
function keyedRecord(): GameRecord {
  const match = Match.begin(duel, null, 'beef'.padEnd(64, '7'), KEYED_GENERATOR);
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  const rolls = dice(seeded('by lot'));
  for (let made = 0; match.state.rounds < 4 && match.state.prompt; made++) {
    if (made > 500) throw new Error('the rounds do not end');
    match.answer(match.state.prompt.seat, randomAnswer(match.state.prompt, rolls));
  }
  return JSON.parse(JSON.stringify(match.record()));
}
