import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { moving } from './support/moves.ts';
import { TWO_HEROES } from './support/new-table.ts';
import { Player } from './support/player.ts';
import { isAsked, linkTo, newTable, readTable, startLocally } from './support/tables.ts';
import { aVisitor } from './support/visitor.ts';

test('a decision is taken back and made again', async () => {
  const page = await aVisitor();
  await startLocally(page, 'champions');
  const before = await readTable(page);
  await new Player(page).answer();
  await isAsked(page);
  const after = await readTable(page);
  expect(after).not.toEqual(before);
  await press(page, 'undo');
  await expect.poll(() => readTable(page)).toEqual(before);
  await press(page, 'redo');
  await expect.poll(() => readTable(page)).toEqual(after);
});

test('the turn of one hero, and the phase in which two had theirs, are taken back and made again', async () => {
  const page = await aVisitor();
  await page.goto(linkTo(await newTable(TWO_HEROES), 0, 1));
  const player = new Player(page);
  await player.playUntil(() => isOffered(page, 'endTurn'));
  const phase = await readTable(page);
  await changeForm(page);
  await press(page, 'endTurn');
  await player.playUntil(() => isOffered(page, 'endTurn'));
  const turn = await readTable(page);
  expect(turn.question).not.toBe('');
  expect(turn).not.toEqual(phase);
  await changeForm(page);
  await isAsked(page);
  const after = await readTable(page);

  for (const [period, start] of [
    ['turn', turn],
    ['phase', phase],
    ['round', phase],
  ] as const) {
    await undo(page, period);
    await expect.poll(() => readTable(page), { message: period }).toEqual(start);
    await redoAll(page);
    await expect.poll(() => readTable(page), { message: period }).toEqual(after);
  }
});

test('a whole villain phase is taken back, the log tells so, and it can be played again', async () => {
  const page = await aVisitor();
  await startLocally(page, 'champions');
  const player = new Player(page);
  const hasRound = (round: number) => async () =>
    (await page.locator('.toolbar-title').innerText()).endsWith(`${round}`);
  await player.playUntil(hasRound(1));
  const before = await readTable(page);
  await player.playUntil(hasRound(2));
  await isAsked(page);
  const after = await readTable(page);

  await page.click('[data-verb=log]');
  await undo(page, 'round');
  await expect.poll(() => readTable(page)).toEqual(before);
  // Cards were drawn and revealed meanwhile, and everybody shall know that.
  await expect
    .poll(() => page.locator('.log-back').last().innerText())
    .toMatch(/after hidden cards/i);

  await redoAll(page);
  await expect.poll(() => readTable(page)).toEqual(after);
  expect(await page.locator('.log-back').count()).toBe(0);
});

async function isOffered(page: Page, verb: string): Promise<boolean> {
  return (await page.locator(`.question-options [data-verb=${verb}]`).count()) > 0;
}

/** The question has only some of what can be done in words; what it lacks, the card of the hero has. */
async function changeForm(page: Page): Promise<void> {
  if (!(await isOffered(page, 'changeForm'))) {
    await page.click('.shelf[data-shelf=identity] .card-button');
    await page.waitForSelector('.sheet [data-verb=changeForm]');
  }
  await moving(page, () => page.locator('[data-verb=changeForm]').first().click());
}

/** Presses a button that makes a move. */
function press(page: Page, verb: string): Promise<void> {
  return moving(page, () => page.click(`[data-verb=${verb}]`));
}

/** Takes a whole period back, which the menu beside the button for one decision offers. */
async function undo(page: Page, period: 'turn' | 'phase' | 'round'): Promise<void> {
  await page.click('[data-verb=undo-more]');
  await press(page, `undo-${period}`);
}

async function redoAll(page: Page): Promise<void> {
  while (await page.locator('[data-verb=redo]').isEnabled()) await press(page, 'redo');
}
