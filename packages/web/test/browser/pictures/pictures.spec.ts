import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { beginWith } from '../support/begin.ts';
import { chromiumHere, NoBrowser } from '../support/chromium.ts';
import { address } from '../support/visitor.ts';
import { difference, pictureOf } from './comparing.ts';
import { KEPT_SCREENS, type KeptScreen } from './screens.ts';

/*
 * RENEW_PICTURES=1 npx vitest run --project browser packages/web/test/browser/pictures
 * takes all of them anew; look at them before they are committed.
 */
const RENEW = process.env.RENEW_PICTURES === '1';
const KEPT = fileURLToPath(new URL('./kept/', import.meta.url));
/** Where a picture that differs is put, with the pixels that are others in red. */
const FOUND = fileURLToPath(new URL('../../../../../.tmp/pictures/', import.meta.url));

/** Pixels by which a picture may differ; a changed letter is more. */
const TOLERATED = 40;

/** The same page looks different in two browsers: only the packaged one can tell. */
const packaged = await chromiumHere('packaged').catch((error: unknown) => {
  if (error instanceof NoBrowser) return null;
  throw error;
});
if (!packaged) console.log('Pictures are not compared: the packaged Chromium is not here.');

let started: Promise<Browser> | null = null;
afterAll(async () => void (await (await started)?.close()));

for (const screen of packaged ? KEPT_SCREENS : []) {
  test(`${screen.name} looks as it is kept`, () => compare(screen));
}

async function compare(screen: KeptScreen): Promise<void> {
  const page = await visit(screen);
  await screen.show(page);
  await isAtRest(page);
  const taken = await pictureOf(page);
  const file = `${KEPT}${screen.name}.webp`;
  if (RENEW) {
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(file, taken);
  }
  expect(existsSync(file), `there is no picture ${screen.name}`).toBe(true);
  const { pixels, shown } = await difference(page, readFileSync(file), taken);
  await page.context().close();
  if (pixels === null || pixels > TOLERATED) {
    mkdirSync(FOUND, { recursive: true });
    writeFileSync(`${FOUND}${screen.name}.webp`, taken);
    writeFileSync(`${FOUND}${screen.name}-differs.webp`, Buffer.from(shown, 'base64'));
  }
  expect(pixels, `pixels that differ; see .tmp/pictures/${screen.name}-differs.webp`).toBeLessThan(
    TOLERATED,
  );
}

test('there is a screen for each kept picture, and there are few of them', () => {
  const names = KEPT_SCREENS.map(({ name }) => `${name}.webp`).sort();
  expect(readdirSync(KEPT).sort()).toEqual(names);
  expect(names.length).toBeLessThanOrEqual(24);
});

async function visit({ width, height, theme, locale }: KeptScreen): Promise<Page> {
  started ??= chromium.launch(packaged ?? {});
  const context = await (await started).newContext({
    baseURL: address(),
    viewport: { width, height },
    locale,
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(60_000);
  const settings = { speed: 'instant', theme, warns: false, isSoundOffered: true };
  await context.addInitScript(beginWith, JSON.stringify({ state: settings, version: 0 }));
  const page = await context.newPage();
  await page.clock.setFixedTime('2026-05-01T12:00:00Z');
  return page;
}

/** Everything has been drawn, nothing is under the mouse, and nothing blinks. */
async function isAtRest(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; animation: none !important; }',
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      Array.from(document.images, (image) => image.decode().catch(() => undefined)),
    );
  });
  // Until two pictures in a row are the same.
  for (let before = ''; ; ) {
    const now = (await pictureOf(page)).toString('base64');
    if (now === before) return;
    before = now;
    await page.waitForTimeout(250);
  }
}
