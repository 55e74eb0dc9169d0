import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { chromiumHere } from '../support/chromium.ts';
import { ALONE, newTableAt } from '../support/new-table.ts';
import { countScripts } from '../support/scripts-sent.ts';
import type { Made } from '../support/served-page.ts';
import { servePage } from '../support/served-page.ts';

/** A slow laptop: a quarter of this machine's speed, on a connection of 10 Mbit/s with 40 ms delay. */
const SLOWER = 4;
const CONNECTION = {
  offline: false,
  latency: 40,
  downloadThroughput: 1_250_000,
  uploadThroughput: 625_000,
};
const RUNS = 5;

interface Measured {
  readonly what: string;
  /** Until it could be used: the median, the quickest and the slowest of some runs. */
  readonly medianMs: number;
  readonly leastMs: number;
  readonly mostMs: number;
  /** Compressed script that it needs, whether sent or kept from before. */
  readonly scriptKb: number;
}

interface Case {
  readonly what: string;
  /** The conditions before the clock starts. */
  prepare?(page: Page): Promise<void>;
  /** From here on the time counts. */
  begin(page: Page): Promise<unknown>;
  /** Can be used when this is there. */
  readonly until: string;
}

const ASKED = '#question[data-ask] button:enabled';
const PLAY = '[data-game=champions] [data-verb=play]';

/** How soon the page can be used on a slow laptop. */
export async function measurePage(made: Made, { asJson }: { asJson: boolean }): Promise<void> {
  const launch = await chromiumHere();
  const house = await servePage(made);
  const browser = await chromium.launch(launch);
  const { table, keys } = await newTableAt(house.address, ALONE);
  const cases: readonly Case[] = [
    { what: 'start page, first visit', begin: (page) => page.goto('/'), until: PLAY },
    {
      what: 'from the start page into a game of Champions',
      prepare: async (page) => {
        await page.goto('/');
        await page.waitForSelector(PLAY);
      },
      begin: (page) => page.click(PLAY),
      until: ASKED,
    },
    {
      what: 'a table of Champions by its link, first visit',
      begin: (page) => page.goto(`/table/${table}#seat=${keys[0]}`),
      until: ASKED,
    },
    {
      what: 'the same table again',
      prepare: async (page) => {
        await page.goto(`/table/${table}#seat=${keys[0]}`);
        await page.waitForSelector(ASKED);
      },
      begin: (page) => page.reload(),
      until: ASKED,
    },
  ];
  const found: Measured[] = [];
  try {
    for (const each of cases) {
      if (!asJson) console.error(`measuring: ${each.what} ...`);
      found.push(await measured(browser, house.address, each));
    }
  } finally {
    await browser.close();
    await house.close();
  }
  if (asJson) console.log(JSON.stringify({ slower: SLOWER, connection: CONNECTION, found }));
  else console.table(found);
}

async function measured(browser: Browser, baseURL: string, each: Case): Promise<Measured> {
  const runs: { readonly ms: number; readonly kb: number }[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await once(browser, baseURL, each));
  const times = runs.map(({ ms }) => ms).sort((one, other) => one - other);
  return {
    what: each.what,
    medianMs: Math.round(times[Math.floor(RUNS / 2)] ?? 0),
    leastMs: Math.round(times[0] ?? 0),
    mostMs: Math.round(times.at(-1) ?? 0),
    scriptKb: Math.round(runs[0]?.kb ?? 0),
  };
}

async function once(browser: Browser, baseURL: string, { prepare, begin, until }: Case) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1366, height: 768 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', CONNECTION);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await prepare?.(page);
  const scripts = countScripts(page);
  const start = performance.now();
  await Promise.all([begin(page), page.waitForSelector(until)]);
  const ms = performance.now() - start;
  const kb = await scripts();
  await context.close();
  return { ms, kb };
}
