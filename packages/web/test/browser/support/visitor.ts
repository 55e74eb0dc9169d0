import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { beginWith } from './begin.ts';

/** Where the page is served. */
export const address = (): string => inject('address');

let connected: Promise<Browser> | null = null;

function browser(): Promise<Browser> {
  connected ??= chromium.connect(inject('browser'));
  return connected;
}

export interface Visit extends BrowserContextOptions {
  /**
   * The visitor's settings; the table shows everything at once and warns of nothing if not said otherwise:
   * players of tests mean what they press.
   */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The complaints of the browser that the test causes on purpose. */
  readonly onPurpose?: RegExp;
}

const LAPTOP = { width: 1366, height: 768 };
/** A click that takes longer hits something that is not there, also where the machine has much else to do. */
const PATIENCE_MS = 60_000;

/**
 * A visitor with a browser of their own. Nothing may go wrong in the
 * page, and it may send requests only to our own server.
 */
export async function aVisitor({ settings, onPurpose, ...options }: Visit = {}): Promise<Page> {
  const { baseURL = address() } = options;
  const context = await (await browser()).newContext({
    baseURL,
    viewport: LAPTOP,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const kept = JSON.stringify({
    state: { speed: 'instant', warns: false, ...settings },
    version: 0,
  });
  await context.addInitScript(beginWith, kept);
  const watched = watch(context, baseURL);
  onTestFinished(async () => {
    // A request on its way is no mistake of a page that closes.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    expect(watched.mistakes.filter((mistake) => !onPurpose?.test(mistake))).toEqual([]);
    expect(watched.strangers).toEqual([]);
  });
  return context.newPage();
}

/** A visitor with a phone. */
export const PHONE: Visit = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** The storage of a newcomer: nothing. */
export const NEWCOMER: Visit = { settings: { speed: 'normal' } };

function watch(context: BrowserContext, origin: string) {
  const mistakes: string[] = [];
  const strangers: string[] = [];
  const ours = [origin, origin.replace('http', 'ws'), 'data:', 'blob:'];
  context.on('weberror', (error) => mistakes.push(error.error().stack ?? String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) mistakes.push(message.text());
  });
  const seen = (url: string) => {
    if (!ours.some((origin) => url.startsWith(origin))) strangers.push(url);
  };
  context.on('request', (request) => seen(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => seen(socket.url())));
  return { mistakes, strangers };
}

/** The browser itself complains about every request that fails, also where the page is prepared for it. */
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource') || text.startsWith('WebSocket connection to');
}
