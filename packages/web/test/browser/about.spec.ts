import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DUEL } from './support/new-table.ts';
import { isAsked, linkTo, newTable } from './support/tables.ts';
import { aVisitor } from './support/visitor.ts';

test('every screen leads to who runs the server, in the language they wrote it in', async () => {
  const page = await aVisitor();
  await page.goto('/saved');
  await page.click('.foot-links a[href="/imprint"]');
  const said = page.locator('.about-said');
  await expect
    .poll(() => said.innerText())
    .toContain('Ada Beispiel\nMusterweg 1, 12345 Musterstadt');
  await expect.poll(() => said.getAttribute('lang')).toBe('de');
});

test('the page about privacy says for how long what is kept', async () => {
  const page = await aVisitor();
  await page.goto('/');
  await page.click('.foot-links a[href="/privacy"]');
  const text = page.locator('main');
  await expect.poll(() => text.innerText()).toContain('Tables are deleted 90 days after the last');
  const read = await text.innerText();
  expect(read).toContain('Chat is deleted after 1 day.');
  expect(read).toContain('Reports are kept until they are deleted.');
  expect(read).toContain('We make a backup every night');
  expect(read).toContain('This browser has no seat');
});

test('a player exports their data, and has it deleted', async () => {
  const page = await aVisitor();
  const table = await newTable(DUEL);
  await page.goto(linkTo(table, 0));
  await page.waitForSelector('main');
  await page.goto('/privacy');
  const saving = page.waitForEvent('download');
  await page.click('[data-verb=export]');
  const file = join(mkdtempSync(join(tmpdir(), 'grimrule-own-')), 'own.json');
  await (await saving).saveAs(file);
  const { tables } = JSON.parse(readFileSync(file, 'utf8'));
  expect(tables).toMatchObject([{ table: table.table, seat: 0, name: 'Ada' }]);
  await page.click('[data-verb=delete]');
  await page.click('[data-verb=really-delete]');
  await expect.poll(() => page.locator('main').innerText()).toContain('Your data is deleted.');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('grimrule.keys'))).toBe('{}');
  // The other one plays on; no key opens the deleted seat.
  const other = await aVisitor();
  await other.goto(linkTo(table, 0, 1));
  await isAsked(other);
});

test('a player takes along who they are and where they sit, and has it deleted', async () => {
  const page = await aVisitor();
  await page.goto('/new/duel');
  await page.fill('.seat-row[data-seat="0"] input.field', 'Ada');
  await page.click('.seat-row[data-seat="1"] label:has(input[value=friend])');
  await page.click('[data-verb=start]');
  await page.waitForSelector('.open-link');
  await page.goto('/privacy');
  const text = page.locator('main');
  await expect.poll(() => text.innerText()).toContain('has a seat at 1 table');
  const saving = page.waitForEvent('download');
  await page.click('[data-verb=export]');
  const file = Buffer.concat(await (await (await saving).createReadStream()).toArray());
  const { players, tables } = JSON.parse(file.toString());
  expect(players).toMatchObject([{ name: 'Ada', devices: [{ label: expect.any(String) }] }]);
  expect(tables).toMatchObject([{ seat: 0, name: 'Ada' }]);
  await page.click('[data-verb=delete]');
  await page.click('[data-verb=really-delete]');
  await expect.poll(() => text.innerText()).toContain('Your data is deleted.');
  await expect.poll(() => text.innerText()).toContain('This browser has no seat');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('grimrule.player'))).toBe(null);
});

test('the licences of all that is shipped can be read and searched', async () => {
  const page = await aVisitor();
  await page.goto('/licences');
  const parts = page.locator('.about-parts li');
  await expect.poll(() => parts.count()).toBeGreaterThan(150);
  await page.fill('input[type=search]', 'react-dom');
  await expect.poll(() => page.locator('.about-name').allInnerTexts()).toContain('react-dom');
  const [row] = await parts.filter({ hasText: /^react-dom/ }).all();
  await row?.locator('summary').click();
  await expect
    .poll(() => row?.locator('pre').innerText())
    .toContain('Permission is hereby granted');
});
