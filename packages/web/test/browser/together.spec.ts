import type { PlayerInfo } from '@grimrule/room';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasMoves, movesOn, moving } from './support/moves.ts';
import { bothAnswer } from './support/mulligans.ts';
import { DUEL, postTo, TWO_HEROES } from './support/new-table.ts';
import { Player } from './support/player.ts';
import { isAsked, linkTo, newTable, readTable } from './support/tables.ts';
import { address, aVisitor } from './support/visitor.ts';

test('a friend joins by link; both see who is there, who is waited for, and what the other does', async () => {
  const ada = await aVisitor();
  await ada.goto('/new/duel');
  await ada.click('.seat-row[data-seat="1"] label:has(input[value=friend])');
  await ada.click('[data-verb=start]');
  const link = await ada.locator('.open-link input').inputValue();
  await ada.click('[data-verb=to-table]');
  await ada.waitForSelector('.seat[data-seat="1"][data-state-of=free]');

  const ben = await aVisitor();
  await ben.goto(link);
  await ben.fill('.joining-form .field', 'Ben');
  await ben.click('[data-verb=accept]');
  await ada.waitForSelector('[data-seat="1"][data-state-of=present]');
  await ben.waitForSelector('[data-seat="0"][data-state-of=present]');

  for (const page of [ada, ben]) await page.click('[data-verb=log]');
  const before = await linesOn(ben);
  for (let answers = 0; answers < 6; answers++) {
    const [asked, waiting] = await inTurn(ada, ben);
    await new Player(asked, answers + 1).answer();
    await hasMoves(waiting, await movesOn(asked));
  }
  // Both are told the same, and look at the same table, each from their own side.
  await expect.poll(() => linesOn(ben)).toBeGreaterThan(before);
  await expect.poll(() => linesOn(ben)).toBe(await linesOn(ada));
  const open = async (page: Page) =>
    await page.locator('.seat[data-asked]').getAttribute('data-seat');
  await expect.poll(() => open(ben)).toBe(await open(ada));
});

test('friends chat, and what is said is told to everybody at the table', async () => {
  const [ada, ben] = await twoAt(await newTable(DUEL));
  await ada.click('[data-verb=chat]');
  await ada.fill('.chat-form input', 'Good luck!');
  await ada.press('.chat-form input', 'Enter');
  await ben.waitForSelector('[data-verb=chat] .unread');
  await ben.click('[data-verb=chat]');
  await expect.poll(() => ben.locator('.chat-lines').innerText()).toContain('Ada: Good luck!');
});

test('in Duel the opponent is asked before something is taken back, and may refuse', async () => {
  const [ada, ben] = await twoAt(await newTable(DUEL));
  const [first, second] = await inTurn(ada, ben);
  const before = await readTable(first);
  await moving(first, () => first.click('[data-verb=endPhase]'));
  await hasMoves(second, await movesOn(first));
  await expect.poll(() => readTable(first)).not.toEqual(before);
  const after = await readTable(second);

  await moving(first, () => first.click('[data-verb=undo]'));
  await moving(second, () => second.click('[data-verb=refuse-undo]'));
  await first.waitForSelector('.wish', { state: 'detached' });
  await expect.poll(() => readTable(second)).toEqual(after);

  await first.click('[data-verb=undo]');
  await second.click('[data-verb=allow-undo]');
  await isAsked(first);
  await expect.poll(() => readTable(first)).toEqual(before);
  await second.click('[data-verb=log]');
  await expect.poll(() => second.locator('.log-back').count()).toBe(1);
});

test('heroes take back without asking each other', async () => {
  const [ada, ben] = await twoAt(await newTable(TWO_HEROES));
  await bothAnswer(ada, ben);
  const [first] = await inTurn(ada, ben);
  const before = await readTable(first);
  await new Player(first).answer();
  await expect.poll(() => readTable(first)).not.toEqual(before);
  await moving(first, () => first.click('[data-verb=undo]'));
  await expect.poll(() => readTable(first)).toEqual(before);
});

test('a bot takes a seat that was left, and gives it back to who returns', async () => {
  const table = await newTable(DUEL);
  const [ada, ben] = await twoAt(table);
  await ben.goto('/');
  await ada.waitForSelector('[data-seat="1"][data-state-of=absent]');
  await ada.click('.seats [data-seat="1"]');
  await ada.click('[data-verb=to-bot]');
  await ada.waitForSelector('[data-seat="1"][data-state-of=bot]');
  // The bot answers whatever it is asked: sooner or later it is Ada's turn again.
  const player = new Player(ada);
  await player.answerTimes(6);
  await player.offer();

  await ben.goto(linkTo(table));
  await ben.waitForSelector('[data-seat="1"][data-state-of=bot]');
  await ben.click('.seats [data-seat="1"]');
  await ben.click('[data-verb=take-back]');
  await ada.waitForSelector('[data-seat="1"][data-state-of=present]');
  for (let asked = ada; asked !== ben; [asked] = await inTurn(ada, ben)) {
    if (await inTurnNow(ada)) await player.answer();
  }
  expect(await new Player(ben).answer()).toBe(true);
});

test('a key that was revoked no longer opens the seat', async () => {
  const table = await newTable(DUEL);
  const [ada, ben] = await twoAt(table);
  const key = table.keys[1];
  const { devices } = await postTo<PlayerInfo>(`${address()}/api/players/me`, { key });
  await postTo(`${address()}/api/players/me/revoke`, { key, device: devices[0]?.id });
  await ben.waitForSelector('.stuck');
  await ada.waitForSelector('[data-seat="1"][data-state-of=absent]');
  // Watching is still allowed.
  await ben.click('.stuck .button-main');
  await ben.waitForSelector('.table-screen');
  expect(await ben.locator('[data-lit]').count()).toBe(0);
});

async function twoAt(table: Awaited<ReturnType<typeof newTable>>): Promise<readonly [Page, Page]> {
  const [ada, ben] = [await aVisitor(), await aVisitor()];
  await ada.goto(linkTo(table, 0));
  await ben.goto(linkTo(table, 1));
  await ada.waitForSelector('[data-seat="1"][data-state-of=present]');
  await ben.waitForSelector('[data-seat="0"][data-state-of=present]');
  return [ada, ben];
}

async function inTurnNow(page: Page): Promise<boolean> {
  return (await page.locator('#question[data-ask]').count()) > 0;
}

/** The player who has to decide, and the one who waits. */
async function inTurn(one: Page, other: Page): Promise<readonly [Page, Page]> {
  await expect.poll(async () => (await inTurnNow(one)) !== (await inTurnNow(other))).toBe(true);
  const [asked, waiting] = (await inTurnNow(one)) ? [one, other] : [other, one];
  await isAsked(asked);
  return [asked, waiting];
}

/** How many lines the log has. */
function linesOn(page: Page): Promise<number> {
  return page.locator('.log-lines li').count();
}
