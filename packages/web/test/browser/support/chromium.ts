import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';

/** Where systems put it; `CHROMIUM` names another place. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser of this machine. It asks nobody for anything but our own server. */
export function chromiumHere(): LaunchOptions {
  const { CHROMIUM } = process.env;
  const executablePath = (CHROMIUM ? [CHROMIUM] : PLACES).find((place) => existsSync(place));
  if (executablePath === undefined) {
    throw new Error(
      CHROMIUM
        ? `There is no browser at ${CHROMIUM}, which CHROMIUM names.`
        : 'The tests of the page need Chromium. Install it (Debian: apt install chromium), or say with CHROMIUM=/path/to/it where it is.',
    );
  }
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}
