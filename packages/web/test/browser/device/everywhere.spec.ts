import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFine } from '../support/axe.ts';
import { hasMoves, movesOn } from '../support/moves.ts';
import { DUEL } from '../support/new-table.ts';
import { Player } from '../support/player.ts';
import { isAsked, linkTo, newTable, startLocally } from '../support/tables.ts';
import { address, aVisitor } from '../support/visitor.ts';

test('the screen is kept awake at a table, unless the player does not want it, and not elsewhere', async () => {
  const page = await aVisitor();
  await page.addInitScript(() => {
    const held = new Set();
    const request = async () => {
      const lock = { released: false, release: async () => void held.delete(lock) };
      held.add(lock);
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { held });
  });
  const held = () => page.evaluate(() => (window as unknown as { held: Set<object> }).held.size);
  await startLocally(page, 'duel');
  await expect.poll(held).toBe(1);
  await page.click('[data-verb=settings]');
  await page.uncheck('input[name=stays-awake]');
  await expect.poll(held).toBe(0);
  await page.check('input[name=stays-awake]');
  await expect.poll(held).toBe(1);
  await page.keyboard.press('Escape');
  await page.click('.toolbar > a');
  await page.waitForSelector('.doors');
  await expect.poll(held).toBe(0);
});

test('the first step back from a table of this browser says that the next one leaves it', async () => {
  const page = await aVisitor();
  await page.goto('/new/duel');
  await page.click('[data-verb=start]');
  await isAsked(page);
  const table = page.url();
  await new Player(page).answer();
  await page.goBack();
  await page.waitForSelector('[data-notice=leaving]');
  expect(page.url()).toBe(table);
  // Whoever goes on has stayed.
  await new Player(page).answer();
  await page.waitForSelector('[data-notice=leaving]', { state: 'detached' });
  await page.goBack();
  await page.waitForSelector('[data-notice=leaving]');
  await page.goBack();
  await page.waitForURL('**/new/duel');
});

test('a step back from a table with others asks first', async () => {
  const page = await aVisitor();
  await page.goto('/saved');
  await page.goto(linkTo(await newTable(DUEL), 0, 1));
  await isAsked(page);
  await new Player(page).answer();
  await page.goBack();
  await page.waitForSelector('[role=alertdialog]');
  await isFine(page, 'leaving');
  await page.click('[data-verb=stay]');
  await page.waitForSelector('[role=alertdialog]', { state: 'detached' });
  await page.goBack();
  await page.click('[data-verb=leave-table]');
  await page.waitForURL('**/saved');
});

test('one who only watches goes back without being asked', async () => {
  const page = await aVisitor();
  await page.goto('/saved');
  await page.goto(linkTo(await newTable(DUEL)));
  await page.waitForSelector('.table-main [data-card]');
  await page.click('.toolbar-title');
  await page.goBack();
  await page.waitForURL('**/saved');
});

test('a full storage loses nothing: the last decision is not made, and the page says so', async () => {
  const page = await aVisitor();
  const isFull = await aStorage(page);
  await startLocally(page, 'duel');
  const table = page.url();
  const player = new Player(page);
  await player.answer();
  const before = await movesOn(page);
  await isFull(true);
  while ((await page.locator('[data-notice=full]').count()) === 0) await player.step();
  expect(await movesOn(page)).toBe(before);
  const saved = page.waitForEvent('download');
  await page.click('[data-notice=full] [data-verb=save]');
  expect((await saved).suggestedFilename()).toContain('duel');
  await page.click('[data-notice=full] [data-verb=to-saved]');
  await page.waitForSelector('.saved-row');

  await page.goto('/new/duel');
  await page.waitForSelector('[data-verb=start]');
  await isFull(true);
  await page.click('[data-verb=start]');
  await page.waitForSelector('[data-notice=full]');
  await page.waitForSelector('.problem');

  await page.goto(table);
  await hasMoves(page, before);
  expect(await player.answer()).toBe(true);
});

test('one button deletes everything of this browser, after a question', async () => {
  const page = await aVisitor();
  await startLocally(page, 'duel');
  await new Player(page).answer();
  await page.goto('/history');
  await expect.poll(() => databases(page)).toEqual(['grimrule', 'grimrule.history']);
  await page.goto('/saved');
  await page.waitForSelector('.may-vanish');
  await page.goto('/me');
  await page.click('[data-verb=erase]');
  await isFine(page, 'erasing');
  await page.click('[data-verb=keep]');
  expect(await databases(page)).toEqual(['grimrule', 'grimrule.history']);
  // A table that is open in another tab lets go of it.
  const other = await page.context().newPage();
  await other.goto('/saved');
  await other.waitForSelector('.saved-row');
  await page.click('[data-verb=erase]');
  await page.click('[data-verb=really-erase]');
  await page.waitForSelector('.doors');
  await page.goto('/saved');
  await expect.poll(() => page.locator('.saved-row').count()).toBe(0);
  const texts = await page.evaluate(() => Object.keys(localStorage));
  expect(texts.filter((name) => /asked|player|keys/.test(name))).toEqual([]);
});

test('without https the page says what cannot be done, and offers another way', async () => {
  const page = await aVisitor();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(navigator, 'storage', { value: undefined });
  });
  await page.goto('/');
  await expect.poll(() => page.locator('.offline').innerText()).toContain('without https');
  const { table } = await newTable(DUEL);
  await page.goto(`/table/${table}/links`);
  await expect.poll(() => page.locator('.links-panel').innerText()).toContain('without https');
  await page.click('[data-verb=copy]');
  await page.waitForSelector('.copy-link-marked');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${address()}/table/${table}`);
  await page.click('[data-verb=qr]');
  await page.waitForSelector('.qr-code');
  await startLocally(page, 'duel');
  expect(await new Player(page).answer()).toBe(true);
});

/** Stands in for a storage in which nothing more fits: the page and its worker hear when it is full. */
async function aStorage(page: Page): Promise<(isFull: boolean) => Promise<void>> {
  const script = `(${refuseWhenFull})();`;
  await page.addInitScript(script);
  await page.route('**/local-table.worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}${await response.text()}` });
  });
  return (isFull) =>
    page.evaluate((state) => {
      dispatchEvent(new CustomEvent('full', { detail: state }));
      new BroadcastChannel('full').postMessage(state);
    }, isFull);
}

function refuseWhenFull(): void {
  let isFull = false;
  addEventListener('full', (event) => {
    isFull = (event as CustomEvent<boolean>).detail;
  });
  new BroadcastChannel('full').onmessage = ({ data }) => {
    isFull = data;
  };
  const refuse = () => {
    if (isFull) throw new DOMException('no room', 'QuotaExceededError');
  };
  const { add, put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...row) {
    refuse();
    return add.apply(this, row);
  };
  IDBObjectStore.prototype.put = function (...row) {
    refuse();
    return put.apply(this, row);
  };
}

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).sort());
