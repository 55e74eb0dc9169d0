import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFine } from './support/axe.ts';
import { aVisitor, PHONE } from './support/visitor.ts';

const sum = async (page: Page) => Number(await page.getAttribute('[data-sum]', 'data-sum'));
const copies = (page: Page, code: string) =>
  page.getAttribute(`.pool [data-code="${code}"]`, 'data-count').then(Number);
const isLegal = (page: Page) => page.waitForSelector('.builder-deck[data-legal=true]');

/** Begins a deck of Champions from nothing. */
async function begin(page: Page): Promise<void> {
  await page.goto('/decks?game=champions');
  await page.click('[data-verb=build-deck]');
  await page.waitForSelector('.pool [data-code="01001a"]');
}

test('a deck is built from nothing with the keyboard alone', async () => {
  const page = await aVisitor();
  await begin(page);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  expect(await page.innerText('.builder-legality')).toContain('needs a hero');
  // The first of the pool can be reached with Tab, the others with the arrows.
  await page.focus('.pool-face[tabindex="0"]');
  await press('End', 'Home', '+');
  await expect.poll(() => sum(page)).toBe(15);
  await press('/');
  await page.keyboard.type('energie');
  await page.waitForSelector('.pool [data-code="01088"]');
  await page.focus('.pool [data-code="01088"] .pool-face');
  await press('1');
  await expect.poll(() => copies(page, '01088')).toBe(1);
  await press('Backspace');
  await expect.poll(() => copies(page, '01088')).toBe(0);
  await press('Control+z');
  await expect.poll(() => copies(page, '01088')).toBe(1);
  await page.fill('[data-field=words]', '');
  for (const faction of ['justice', 'basic']) {
    await page.focus(`[data-faction=${faction}]`);
    await press('Enter');
  }
  // As many of each card as the card allows, until there are enough.
  await page.waitForSelector('.pool [data-code="01058"]');
  await page.focus('.pool-face[tabindex="0"]');
  await press('Home');
  while ((await sum(page)) < 40) await press('3', 'ArrowRight');
  await expect.poll(() => sum(page)).toBeGreaterThanOrEqual(40);
  await isLegal(page);
  await press('Enter');
  await page.waitForSelector('.builder-card');
  await press('Escape');
  await page.waitForSelector('.builder-card', { state: 'detached' });
  await isFine(page, 'deck builder');
});

test('a deck is built from nothing by touch, in German, and survives a reload', async () => {
  const page = await aVisitor({ ...PHONE, locale: 'de-DE' });
  await begin(page);
  await page.tap('.pool [data-code="01019a"] .pool-face');
  await expect.poll(() => sum(page)).toBe(15);
  await page.tap('[data-faction=aggression]');
  await page.locator('[data-faction=basic]').tap();
  await page.waitForSelector('.pool [data-code="01088"]');
  const codes = await page.$$eval('.pool > li', (items) =>
    items.map((item) => item.getAttribute('data-code')),
  );
  // Other packs have an ally who is the same person as the hero.
  for (const code of codes.filter((each) => each?.startsWith('01'))) {
    for (let at = 0; at < 3 && (await sum(page)) < 40; at++) {
      const more = page.locator(`.pool [data-code="${code}"] [data-verb=more]`);
      if (await more.isEnabled()) await more.tap();
    }
  }
  await expect.poll(() => sum(page)).toBe(40);
  await isLegal(page);
  await page.tap('[data-verb=sheet]');
  await page.fill('[data-field=deck-name]', 'Grüne Wut');
  await page.tap('[data-tab=hand]');
  await page.tap('[data-verb=draw-hand]');
  await expect.poll(() => page.locator('[data-hand]').count()).toBe(4);
  await page.locator('[data-hand] button').first().tap();
  await page.tap('[data-verb=mulligan]');
  await expect.poll(() => page.locator('[data-verb=mulligan]').count()).toBe(0);
  await page.waitForTimeout(400);
  await page.reload();
  await isLegal(page);
  expect(await page.inputValue('[data-field=deck-name]')).toBe('Grüne Wut');
});

test('decks are brought by paste, by files and by the link of a site; what is not read is said', async () => {
  const page = await aVisitor();
  await page.goto('/decks');
  await page.click('[data-verb=bring-decks]');
  await page.fill(
    '[data-field=paste]',
    'Mine\n\nSpider-Man\n2x Backflip\n1x Mockingbrd\n2x Spidr Webs Of Doom',
  );
  await page.click('[data-verb=read]');
  await page.waitForSelector('[data-preview=champions]');
  expect(await page.innerText('[data-unread]')).toContain('Spidr Webs Of Doom');
  await page.click('[data-verb=keep-brought]');
  await page.waitForSelector('[data-deck]');

  const o8d =
    '<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f"><section name="Hero">' +
    '<card qty="1" id="51223bd0-ffd1-11df-a976-0801200c9001">Aragorn</card></section></deck>';
  await page.setInputFiles('[data-field=files]', [
    { name: 'The King.o8d', mimeType: 'text/xml', buffer: Buffer.from(o8d) },
    { name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{"slots":') },
  ]);
  await page.waitForSelector('[data-preview=rings]');
  expect(await page.innerText('[data-preview=rings]')).toContain('The King');
  expect(await page.innerText('.decks-panel .problem')).toContain('broken.json');
  await page.click('[data-verb=keep-brought]');
  await page.waitForSelector('[data-preview]', { state: 'detached' });

  const site = 'https://marvelcdb.com/decklist/view';
  await page.fill('[data-field=paste]', `${site}/99/nothing`);
  await page.click('[data-verb=read]');
  await expect.poll(() => page.innerText('.decks-panel .problem')).toContain('has no such deck');
  await page.fill('[data-field=paste]', `${site}/17/from-the-site-1.0`);
  await page.click('[data-verb=read]');
  await page.waitForSelector('[data-preview]');
  expect(await page.innerText('[data-preview]')).toContain('From the site');
  await page.context().setOffline(true);
  await page.click('[data-verb=read]');
  await expect.poll(() => page.innerText('.decks-panel .problem')).toContain('paste its text');
  await page.context().setOffline(false);
  await page.click('[data-game=rings]');
  await expect.poll(() => page.innerText('.decks-list')).toContain('The King');
});

test('a link holds a whole deck, and every format can be taken along', async () => {
  const page = await aVisitor();
  await page.goto('/decks?game=rings');
  await page.click('[data-ready=crown-and-kingsfoil]');
  await isLegal(page);
  await page.click('[data-tab=more2]');
  const link = await page.inputValue('.copy-link input');
  for (const [format, text] of [
    ['octgn', '<deck game="a21af4e8'],
    ['dragncards', 'loadGroupId'],
    ['liste', 'Helden:'],
    ['text', 'Heroes (3)'],
  ] as const) {
    await page.selectOption('[data-field=format]', format);
    expect(await page.inputValue(`[data-export=${format}]`)).toContain(text);
  }
  await page.click('.copy-link [data-verb=qr]');
  await page.waitForSelector('.qr-code');
  const friend = await aVisitor();
  await friend.goto(link);
  await friend.click('[data-verb=keep-shared]');
  await isLegal(friend);
  expect(await sum(friend)).toBe(await sum(page));
});

test('a second device has the same decks, and hears which were thrown away', async () => {
  const laptop = await aVisitor();
  await laptop.goto('/decks?game=champions');
  await laptop.click('[data-ready=iron-man]');
  await isLegal(laptop);
  await laptop.click('[data-verb=all-decks]');
  await laptop.click('[data-verb=sync]');
  await expect.poll(() => laptop.innerText('.note')).toContain('same decks');
  await laptop.goto('/me');
  await laptop.click('[data-verb=make-code]');
  const code = (await laptop.getAttribute('[data-code]', 'data-code')) ?? '';
  await laptop.goto('/decks?game=champions');
  await laptop.waitForSelector('[data-deck]');

  const phone = await aVisitor(PHONE);
  await phone.goto('/me');
  await phone.fill('.code-input', code);
  await phone.click('[data-verb=use-code]');
  await phone.waitForSelector('.device >> nth=1');
  await phone.goto('/decks?game=champions');
  await phone.waitForSelector('[data-deck]');
  await phone.click('[data-verb=remove]');
  await phone.waitForSelector('[data-deck]', { state: 'detached' });
  await phone.click('[data-verb=sync]');
  await expect
    .poll(async () => {
      await laptop.click('[data-verb=sync]');
      return laptop.locator('[data-deck]').count();
    })
    .toBe(0);
});

test('a deck of one’s own is played, and its games are counted on its page', async () => {
  const page = await aVisitor();
  await page.goto('/decks?game=champions');
  await page.click('[data-ready=she-hulk]');
  await isLegal(page);
  const address = page.url();
  await page.click('[data-verb=play-deck]');
  await page.waitForSelector('[data-own-deck][aria-pressed=true]');
  await page.click('[data-verb=start]');
  await page.waitForSelector('.table-screen [data-card]');
  expect(page.url()).toContain('/local/');
  await page.goto(address);
  await page.click('[data-tab=more2]');
  await expect.poll(() => page.locator('.builder-versions li').count()).toBe(1);
});
