import type { Page } from 'playwright-core';

/** Chooses in the settings, as a person does, how quickly things are shown. */
export async function chooseSpeed(page: Page, speed: string): Promise<void> {
  await page.click('[data-verb=settings]');
  await page.check(`.settings input[name=speed][value=${speed}]`);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.settings', { state: 'detached' });
}
