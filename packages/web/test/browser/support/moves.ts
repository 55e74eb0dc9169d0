import type { Page } from 'playwright-core';

/** How many moves this page knows that its table has taken. */
export async function movesOn(page: Page): Promise<number> {
  return Number(await page.locator('.table-screen').getAttribute('data-moves'));
}

/**
 * Waits until the table has answered what was said last, and everything has been shown; or until the
 * guide holds that to be looked at.
 */
export async function isSettled(page: Page): Promise<void> {
  await page.waitForSelector('#question[aria-busy=false], [data-verb=understood]');
}

/** Does something that the table takes as a move, and waits until it has. */
export async function moving(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await movesOn(page);
  await act();
  await page.waitForFunction(
    (moves) => Number(document.querySelector<HTMLElement>('.table-screen')?.dataset.moves) > moves,
    before,
  );
  await isSettled(page);
}

/** Waits until a page knows of so many moves. */
export async function hasMoves(page: Page, moves: number): Promise<void> {
  await page.waitForSelector(`.table-screen[data-moves="${moves}"]`);
  await isSettled(page);
}
