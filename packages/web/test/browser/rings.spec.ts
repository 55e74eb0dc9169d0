import { DESIGNS, ringsWords } from '@grimrule/rings';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FOUR_DECKS } from './support/new-table.ts';
import { Player } from './support/player.ts';
import { chooseSpeed } from './support/settings.ts';
import { isAsked, linkTo, newTable, startLocally } from './support/tables.ts';
import { aVisitor, NEWCOMER } from './support/visitor.ts';

test('one click on the start page leads to a guided journey through Mirkwood, and clicking what the page offers to its end', async () => {
  const page = await aVisitor(NEWCOMER);
  await page.goto('/');
  await page.click('[data-game=rings] [data-verb=play]');

  await expect.poll(() => page.title()).toContain('Passage Through Mirkwood');
  await page.waitForSelector('[data-lesson]');
  await expect
    .poll(() => titlesOn(page))
    .toEqual(expect.arrayContaining(['Aragorn', 'Glóin', 'Théodred']));

  await chooseSpeed(page, 'instant');
  const player = new Player(page);
  await player.playUntilAsked('commitToQuest');
  await expect
    .poll(() => titlesOn(page))
    .toEqual(expect.arrayContaining(['Flies and Spiders', 'Forest Spider', 'Old Forest Road']));
  await player.playToTheEnd();
  await expect.poll(() => page.locator('.outcome h2').innerText()).toMatch(/won|lost/i);
  await expect.poll(() => page.locator('.rings-score').innerText()).toMatch(/Score: \d+/);
});

test('a table of four fits a small laptop, with every player’s threat, heroes and enemies in sight, and whatever can be chosen can be clicked', async () => {
  const page = await aVisitor();
  await page.goto(linkTo(await newTable(FOUR_DECKS), 0, 1, 2, 3));
  await isAsked(page);
  const player = new Player(page);
  // A click in the middle of a card fails where another one lies on top of it.
  for (let answers = 0; answers < 80; answers++) {
    // Cards that move from one place to another come to rest within the table.
    await expect.poll(() => hiddenOn(page)).toEqual([]);
    if (!(await player.answer())) break;
  }
  for (const seat of [0, 1, 2, 3]) {
    const dial = page.locator(`.rings-dial[data-seat="${seat}"]`);
    await expect.poll(() => dial.innerText()).toMatch(/^\d+/);
  }
});

test('a hero who is clicked pays with one resource', async () => {
  const page = await aVisitor();
  await startLocally(page, 'rings');
  const player = new Player(page);
  const owed = page.locator('.payment-left');
  const hero = page.locator('.coop-owned [data-lit] > .card-button').first();
  await player.playUntil(async () => (await owed.count()) > 0 && (await hero.count()) > 0);
  await page.click('[data-verb=clear]');
  const left = async () => Number(await owed.getAttribute('data-left'));
  await expect.poll(left).toBeGreaterThan(0);
  const open = await left();
  await hero.click();
  await expect.poll(left).toBe(open - 1);
});

test('the setup lets seats choose their decks, and starts with those that were chosen', async () => {
  const page = await aVisitor({ locale: 'de-DE' });
  await page.goto('/new/rings');
  await page.click('[data-deck=spirit]');
  await page.click('[data-verb=add-seat]');
  await page.click('[data-deck=lore]');
  await page.click('[data-scenario=anduin]');
  await page.click('[data-mode=easy]');
  await page.click('[data-verb=start]');
  await isAsked(page);
  await expect.poll(() => page.locator('.rings-dial').count()).toBe(2);
  const german = new Set(DESIGNS.map((_, design) => ringsWords.de.name(design)));
  const strangers = (await titlesOn(page)).filter((title) => !german.has(title));
  expect(strangers).toEqual([]);
});

test('a campaign is begun, its first scenario played, and the result written into its log', async () => {
  const page = await aVisitor();
  await page.goto('/new/rings');
  await page.click('[data-verb=campaign]');
  await page.click('[data-verb=begin-campaign]');
  await page.click('[data-verb=next-scenario]');
  await page.click('[data-mode=easy]');
  await page.click('[data-verb=start]');
  await isAsked(page);
  await expect.poll(() => titlesOn(page)).toContain(ringsWords.en.scenario('passage'));
  await new Player(page).playToTheEnd();
  await page.click('[data-verb=close-result]');
  await page.click('[data-verb=record]');
  const log = page.locator('.rings-log');
  const told = /Lost once: Passage Through Mirkwood|Passage Through Mirkwood: \d+/;
  await expect.poll(() => log.innerText()).toMatch(told);
  await page.reload();
  await expect.poll(() => log.innerText()).toMatch(told);
});

test('a campaign is saved as a file and opened again, by another player too, and no other file is', async () => {
  const page = await aVisitor();
  await page.goto('/campaign/rings');
  await page.click('[name=expert]');
  await page.click('[data-verb=begin-campaign]');
  const coming = page.waitForEvent('download');
  await page.click('[data-verb=save-campaign]');
  const saved = await coming;
  expect(saved.suggestedFilename()).toMatch(/^grimrule-rings-campaign-[-\d]+\.json$/);
  const text = Buffer.concat(await (await saved.createReadStream()).toArray());

  const friend = await aVisitor();
  await friend.goto('/campaign/rings');
  const logs = friend.locator('.rings-log');
  const opens = async (buffer: Buffer) => {
    const file = { name: 'log.json', mimeType: 'application/json', buffer };
    await friend.setInputFiles('input[type=file]', file);
  };
  await opens(Buffer.from('{"version": 1, "players": 7}'));
  await friend.waitForSelector('[role=alert]');
  expect(await logs.count()).toBe(0);
  await opens(text);
  await expect.poll(() => logs.count()).toBe(1);
  await expect.poll(() => logs.innerText()).toContain('Expert');
  expect(await friend.locator('[role=alert]').count()).toBe(0);
  // A known campaign is not kept twice, but comes first again.
  await friend.click('.rings-new-campaign > summary');
  await friend.click('[data-verb=begin-campaign]');
  await expect.poll(() => logs.first().innerText()).not.toContain('Expert');
  await opens(text);
  await expect.poll(() => logs.first().innerText()).toContain('Expert');
  await expect.poll(() => logs.count()).toBe(2);
});

/** The names of the cards on the table. */
function titlesOn(page: Page): Promise<readonly string[]> {
  return page
    .locator('.table-main [data-code] > .card-button')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label')?.split(', ')[0] ?? ''),
    );
}

/** Cards that lie outside of what is shown without scrolling. */
function hiddenOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('.table-main')?.getBoundingClientRect();
    if (!main) return ['no table'];
    const isOut = ({ left, right, top, bottom }: DOMRect) =>
      left < main.left - 1 ||
      right > main.right + 1 ||
      top < main.top - 1 ||
      bottom > main.bottom + 1;
    return (
      [...document.querySelectorAll('.rings .card')]
        // Partners' cards without room are not drawn but counted.
        .filter((card) => card.checkVisibility())
        .filter((card) => isOut(card.getBoundingClientRect()))
        .map((card) => card.querySelector('.card-button')?.getAttribute('aria-label') ?? 'a back')
    );
  });
}
