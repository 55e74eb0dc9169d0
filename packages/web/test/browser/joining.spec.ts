import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFine } from './support/axe.ts';
import { hasMoves, movesOn, moving } from './support/moves.ts';
import { bothAnswer } from './support/mulligans.ts';
import { DUEL, TWO_HEROES } from './support/new-table.ts';
import { Player } from './support/player.ts';
import { isAsked, linkTo, newTable, readTable } from './support/tables.ts';
import { trafficOf } from './support/traffic.ts';
import { address, aVisitor, PHONE } from './support/visitor.ts';

test('an invitation can be looked at without being used up; only the first to accept it has the seat', async () => {
  const ada = await aVisitor();
  const toAda = await trafficOf(ada);
  const link = await opensTable(ada);
  const { pathname, hash } = new URL(link);
  // A program that previews links fetches what stands before the #.
  for (const method of ['GET', 'HEAD']) await fetch(address() + pathname, { method });

  const ben = await aVisitor(PHONE);
  await ben.goto(link);
  await ben.waitForSelector('[data-verb=accept]');
  expect(ben.url()).not.toContain(hash.slice(1));
  await expect.poll(() => ben.locator('.table-card').innerText()).toContain('Ada invites you');
  await isFine(ben, 'invitation');
  await ben.reload();
  await ben.fill('.joining-form .field', ' ');
  await ben.click('[data-verb=accept]');
  await ben.waitForSelector('.problem');
  await ben.fill('.joining-form .field', 'Ben');
  await ben.click('[data-verb=accept]');
  await ben.waitForSelector('.seat[data-seat="1"][data-seen]');

  await ada.click('[data-verb=to-table]');
  await ada.waitForSelector('.seat[data-seat="1"][data-state-of=present]');
  await showChat(ada);
  await expect.poll(() => notices(ada)).toEqual(['Ben has taken the seat Villains.']);
  const bensKey = await ben.evaluate(() => JSON.parse(localStorage['grimrule.player']).key);
  for (const { text } of toAda.bodies) expect(text).not.toContain(bensKey);

  const cleo = await aVisitor({ locale: 'de-DE' });
  await cleo.goto(link);
  await cleo.waitForSelector('.stuck');
  await expect.poll(() => cleo.locator('.stuck').innerText()).toContain('wurde schon benutzt');
  await cleo.click('[data-verb=watch]');
  await cleo.waitForSelector('.table-screen');
  expect(await cleo.locator('.seat[data-seen]').count()).toBe(0);
  // A player who returns to their own used link finds their seat.
  await ben.goto(link);
  await ben.click('[data-verb=to-table]');
  await ben.waitForSelector('.seat[data-seat="1"][data-seen]');
});

test('a link that was withdrawn, or whose secret was cut off, says so', async () => {
  const ada = await aVisitor();
  const link = await opensTable(ada);
  await ada.click('[data-verb=revoke]');
  await ada.waitForSelector('[data-verb=invite]');
  const ben = await aVisitor();
  await ben.goto(link);
  await expect.poll(() => ben.locator('.stuck').innerText()).toContain('was withdrawn');
  const [cut = ''] = link.split('#');
  const cleo = await aVisitor();
  await cleo.goto(cut);
  await expect.poll(() => cleo.locator('.stuck').innerText()).toContain('incomplete');
});

test('a code leads to the door and no further; who knocks is refused, or let in', async () => {
  const ada = await aVisitor();
  await opensTable(ada);
  await ada.click('[data-verb=make-code]');
  const code = (await ada.locator('[data-code]').getAttribute('data-code')) ?? '';
  expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{6}$/);
  await isFine(ada, 'links with a code');
  await ada.click('[data-verb=to-table]');
  await ada.waitForSelector('.table-screen');

  const ben = await aVisitor();
  const toBen = await trafficOf(ben);
  await ben.goto('/');
  await ben.fill('.code-input', 'zzz');
  await ben.click('[data-verb=join]');
  await ben.waitForSelector('.join-by-code [role=alert]');
  await ben.locator('.code-input').clear();
  await ben
    .locator('.code-input')
    .pressSequentially(`${code.slice(0, 3)}-${code.slice(3)} `.toLowerCase());
  await ben.keyboard.press('Enter');
  await ben.waitForSelector('[data-verb=knock]');
  await expect.poll(() => ben.locator('.table-card-seats').innerText()).toContain('Ada');
  await isFine(ben, 'lobby');
  await knocks(ben);
  await isFine(ben, 'waiting at the door');

  await ada.waitForSelector('.knocks[role=alert]');
  await expect.poll(() => ada.locator('.knock').innerText()).toContain('Ben is knocking');
  await isFine(ada, 'somebody knocks');
  await ada.getByRole('button', { name: 'Decline: Ben' }).click();
  await ben.waitForSelector('[data-knock=refused]');
  await ada.waitForSelector('.knocks', { state: 'detached' });
  // Until a player answers the knock, nothing of the game is told.
  expect(toBen.connections('')).toEqual([]);
  const bodies = toBen.bodies.map(({ text }) => text).join();
  expect(bodies).not.toContain('"view"');
  expect(bodies).not.toContain(new URL(ada.url()).pathname.split('/')[2]);

  await ben.click('[data-verb=knock-again]');
  await knocks(ben);
  // A knock survives a reload.
  await ben.reload();
  await ben.waitForSelector('[data-knock=waiting]');
  await ada.getByRole('button', { name: 'Let in: Ben' }).click();
  await ben.waitForSelector('.seat[data-seat="1"][data-seen]');
  await ada.waitForSelector('.seat[data-seat="1"][data-state-of=present]');

  const cleo = await aVisitor();
  await cleo.goto(`/lobby#${code}`);
  await expect.poll(() => cleo.locator('.table-card').innerText()).toContain('No seat is free');
  await ada.click('[data-verb=table-menu]');
  await ada.click('[data-verb=links]');
  await ada.waitForSelector('.links-dialog .seat-link');
  await isFine(ada, 'links over the table', '.links-dialog');
  await ada.click('[data-verb=void-code]');
  await ada.waitForSelector('.spoken-code', { state: 'detached' });
  await cleo.reload();
  await expect.poll(() => cleo.locator('.joining .problem').innerText()).toContain('no such code');
});

test('the host gives the seat of an absent player to another player, and everybody is told', async () => {
  const table = await newTable(DUEL);
  const [ada, ben, cleo] = [await aVisitor(), await aVisitor(), await aVisitor()];
  await ada.goto(linkTo(table, 0));
  await ben.goto(linkTo(table, 1));
  await ada.waitForSelector('.seat[data-seat="1"][data-state-of=present]');
  await openLinks(ada);
  await ada.click('[data-verb=replace]');
  await ada.click('[data-verb=replace-surely]');
  await expect
    .poll(() => ada.locator('.seat-link .problem').innerText())
    .toContain('keeps the seat');
  await closeLinks(ada);
  await ben.goto('/');
  // The player may come back for a while before that.
  await ada.click('.seat[data-seat="1"][data-state-of=absent]');
  await ada.waitForSelector('.seat-sheet [data-verb=to-bot]:disabled');
  await ada.waitForSelector('.seat-sheet [data-wait="0"]');
  await ada.keyboard.press('Escape');
  await openLinks(ada);
  await ada.click('[data-verb=replace]');
  await isFine(ada, 'asked before a seat is given away', '.links-dialog');
  await ada.click('[data-verb=replace-surely]');
  await cleo.goto(await ada.locator('.open-link input').inputValue());
  await cleo.fill('.joining-form .field', 'Cleo');
  await cleo.click('[data-verb=accept]');
  await cleo.waitForSelector('.seat[data-seat="1"][data-seen]');
  await ben.goto(`/table/${table.table}`);
  await ben.waitForSelector('.table-screen');
  expect(await ben.locator('.seat[data-seen]').count()).toBe(0);
  await showChat(ben);
  await expect
    .poll(() => notices(ben))
    .toEqual(
      expect.arrayContaining([
        'Ada invites another player to the seat of Cleo.',
        'Cleo has taken over the seat Villains with a new link.',
      ]),
    );
});

test('players mute and remove spectators, and turn off their chat', async () => {
  const table = await newTable(DUEL);
  const [ada, cleo] = [await aVisitor(), await aVisitor({ settings: { name: 'Cleo' } })];
  await ada.goto(linkTo(table, 0));
  await cleo.goto(linkTo(table));
  await showChat(cleo);
  await says(cleo, 'He holds the Hulk!');
  await showChat(ada);
  await ada.click('.watcher-name');
  await ada.click('[data-verb=mute]');
  await ada.waitForSelector('[data-notice=watcherMuted]');
  await says(cleo, 'And Thor!');
  await expect.poll(() => cleo.locator('.refusal').innerText()).toContain('muted you');
  expect(await ada.locator('.chat-lines').innerText()).not.toContain('Thor');

  await ada.click('[data-verb=watchers]');
  await isFine(ada, 'spectators', '.seat-sheet');
  await ada.click('.seat-sheet [data-verb=unmute]');
  await ada.click('[data-verb=watchers-talk]');
  await expect.poll(() => cleo.locator('.chat').innerText()).toContain('turned off');
  await ada.click('[data-verb=watchers-talk]');
  await cleo.waitForSelector('.chat-form input');
  await ada.keyboard.press('Escape');
  await ada.click('.watcher-name');
  await ada.click('[data-verb=remove-watcher]');
  await expect.poll(() => cleo.locator('.stuck').innerText()).toContain('removed you');
});

test('an undo of another hero’s decisions is told, and restored by their player', async () => {
  const [ada, ben] = await twoAt(TWO_HEROES);
  await bothAnswer(ada, ben);
  for (let answers = 0; answers < 8; answers++) {
    const [asked, waiting] = await inTurn(ada, ben);
    await new Player(asked, answers + 2).answer();
    await hasMoves(waiting, await movesOn(asked));
  }
  const before = [await readTable(ada), await readTable(ben)];
  await ada.click('[data-verb=undo-more]');
  await moving(ada, () => ada.click('[data-verb=undo-round]'));
  await hasMoves(ben, await movesOn(ada));
  await expect.poll(() => readTable(ben)).not.toEqual(before[1]);
  await showChat(ben);
  await ben.waitForSelector('[data-notice=takenBack]');
  await moving(ben, () => ben.click('[data-verb=restore-latest]'));
  await hasMoves(ada, await movesOn(ben));
  await expect.poll(() => readTable(ada)).toEqual(before[0]);
  await expect.poll(() => readTable(ben)).toEqual(before[1]);
  await showChat(ada);
  await ada.waitForSelector('[data-notice=restored]');
});

test('in Duel the opponent is asked before something is done again', async () => {
  const [ada, ben] = await twoAt(DUEL);
  const [first, second] = await inTurn(ada, ben);
  await new Player(first).answer();
  await hasMoves(second, await movesOn(first));
  const after = await readTable(first);
  await first.click('[data-verb=undo]');
  await moving(second, () => second.click('[data-verb=allow-undo]'));
  await first.waitForSelector('[data-verb=redo]:enabled');
  await first.click('[data-verb=redo]');
  await expect.poll(() => second.locator('.wish').innerText()).toContain('redo');
  await expect.poll(() => first.locator('.wish').innerText()).toContain('has to agree');
  await moving(second, () => second.click('[data-verb=allow-undo]'));
  await expect.poll(() => readTable(first)).toEqual(after);
});

test('a code brings a second device; the seat shows it, and its key can be revoked', async () => {
  const ada = await aVisitor();
  await opensTable(ada);
  await ada.click('[data-verb=to-table]');
  await ada.waitForSelector('.table-screen');
  const table = new URL(ada.url()).pathname;
  const desk = await ada.context().newPage();
  await desk.goto('/me');
  await desk.click('[data-verb=make-code]');
  const code = (await desk.locator('[data-code]').getAttribute('data-code')) ?? '';
  await desk.click('[data-verb=show-key]');
  await isFine(desk, 'me');

  const phone = await aVisitor(PHONE);
  await phone.goto('/me');
  await phone.fill('.code-input', code.toLowerCase());
  await phone.click('[data-verb=use-code]');
  await phone.waitForSelector('.device >> nth=1');
  await phone.goto(table);
  await phone.waitForSelector('.seat[data-seat="0"][data-seen]');
  await ada.waitForSelector('.seat[data-seat="0"] .seat-pages');
  await showChat(ada);
  await expect.poll(() => notices(ada)).toEqual(['Ada was opened on another device.']);

  await desk.reload();
  await desk.click('.device:not([data-this]) [data-verb=revoke]');
  await desk.waitForSelector('.device >> nth=1', { state: 'detached' });
  await phone.waitForSelector('.stuck');
  await phone.click('.stuck .button-main');
  await phone.waitForSelector('.table-screen');
  expect(await phone.locator('.seat[data-seen]').count()).toBe(0);
  await ada.waitForSelector('.seat-pages', { state: 'detached' });
});

/** Ada opens a table with a seat for a friend; gives the link to it. */
async function opensTable(ada: Page): Promise<string> {
  await ada.goto('/new/duel');
  await ada.fill('.seat-row[data-seat="0"] input.field', 'Ada');
  await ada.click('.seat-row[data-seat="1"] label:has(input[value=friend])');
  await ada.click('[data-verb=start]');
  return ada.locator('.open-link input').inputValue();
}

async function knocks(page: Page): Promise<void> {
  await page.fill('.joining-form .field', 'Ben');
  await page.click('[data-verb=knock]');
  await page.waitForSelector('[data-knock=waiting]');
}

async function openLinks(page: Page): Promise<void> {
  await page.click('[data-verb=table-menu]');
  await page.click('[data-verb=links]');
  await page.waitForSelector('.links-dialog .seat-link');
}

async function closeLinks(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForSelector('.links-dialog', { state: 'detached' });
}

async function showChat(page: Page): Promise<void> {
  await page.click('[data-verb=chat]');
  await page.waitForSelector('.chat');
}

async function says(page: Page, text: string): Promise<void> {
  await page.fill('.chat-form input', text);
  await page.press('.chat-form input', 'Enter');
}

async function notices(page: Page): Promise<readonly string[]> {
  const told = await page.locator('.chat-notice').allInnerTexts();
  return told.map((text) => text.trim());
}

async function twoAt(made: typeof DUEL): Promise<readonly [Page, Page]> {
  const table = await newTable(made);
  const [ada, ben] = [await aVisitor(), await aVisitor()];
  await ada.goto(linkTo(table, 0));
  await ben.goto(linkTo(table, 1));
  await ada.waitForSelector('.seat[data-seat="1"][data-state-of=present]');
  await ben.waitForSelector('.seat[data-seat="0"][data-state-of=present]');
  return [ada, ben];
}

/** The player who has to decide, and the one who waits, when both know of the same moves. */
async function inTurn(one: Page, other: Page): Promise<readonly [Page, Page]> {
  const isNow = async (page: Page) => (await page.locator('#question[data-ask]').count()) > 0;
  const isClear = async () =>
    (await movesOn(one)) === (await movesOn(other)) && (await isNow(one)) !== (await isNow(other));
  await expect.poll(isClear).toBe(true);
  const asked = (await isNow(one)) ? one : other;
  await isAsked(asked);
  return asked === one ? [one, other] : [other, one];
}
