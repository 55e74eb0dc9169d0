import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { beginWith } from '../support/begin.ts';
import { chromiumHere } from '../support/chromium.ts';
import { Player } from '../support/player.ts';
import type { Made } from '../support/served-page.ts';
import { servePage } from '../support/served-page.ts';

interface Picture {
  readonly name: string;
  readonly isPhone?: boolean;
  readonly locale?: string;
  readonly theme?: string;
  /** Goes to what the picture shows. */
  show(page: Page): Promise<void>;
}

const PICTURES: readonly Picture[] = [
  {
    name: 'home',
    async show(page) {
      await page.goto('/');
      await page.waitForSelector('[data-verb=play]');
    },
  },
  { name: 'champions', show: (page) => play(page, 'champions', 14) },
  { name: 'duel', show: (page) => play(page, 'duel', 6) },
  { name: 'rings', show: (page) => play(page, 'rings', 14) },
  { name: 'phone', isPhone: true, show: (page) => play(page, 'champions', 14) },
  { name: 'german', locale: 'de-DE', theme: 'light', show: (page) => play(page, 'champions', 9) },
  {
    name: 'replay',
    async show(page) {
      await play(page, 'champions', 20);
      await page.click('[data-verb=table-menu]');
      await page.click('[data-verb=replay]');
      const slider = page.locator('.replay-slider');
      await slider.press('End');
      await slider.press('PageDown');
    },
  },
];

/** Takes a picture of each main screen, for the documentation. */
export async function takePictures(made: Made, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const launch = await chromiumHere();
  const house = await servePage(made);
  const browser = await chromium.launch(launch);
  try {
    for (const picture of PICTURES) {
      const file = join(folder, `${picture.name}.webp`);
      await writeFile(file, await take(browser, house.address, picture));
      console.log(file);
    }
  } finally {
    await browser.close();
    await house.close();
  }
}

async function take(browser: Browser, baseURL: string, picture: Picture): Promise<Buffer> {
  const { isPhone = false, locale = 'en-GB', theme = 'dark' } = picture;
  const context = await browser.newContext({
    baseURL,
    locale,
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1366, height: 768 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const settings = JSON.stringify({ state: { speed: 'instant', theme }, version: 0 });
  await context.addInitScript(beginWith, settings);
  const page = await context.newPage();
  await picture.show(page);
  // Nothing is under the mouse, and nothing on its way.
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 86 });
  await context.close();
  return Buffer.from(data, 'base64');
}

/** Plays some steps, and on to the next question of a turn. */
async function play(page: Page, game: string, steps: number): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.click('[data-verb=start]');
  const player = new Player(page, 7);
  for (let step = 0; step < steps; step++) await player.step();
  let left = 8;
  await player.playUntil(async () => {
    left -= 1;
    return left < 0 || (await page.locator('[data-verb=endTurn]').count()) > 0;
  });
}
