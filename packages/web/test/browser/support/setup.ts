import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumHere, NoBrowser } from './chromium.ts';
import type { Made } from './served-page.ts';
import { servePage } from './served-page.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string;
    readonly browser: string;
  }
}

/** One page, one server and one browser for all specs. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const launch = await chromiumHere().catch(giveUp);
  const house = await servePage(await made());
  const browser = await chromium.launchServer(launch);
  project.provide('address', house.address);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await house.close();
  };
}

/** Without a browser there is nothing to test, and one sentence says so better than a stack. */
function giveUp(error: unknown): never {
  if (!(error instanceof NoBrowser)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** The project's own builders are plain JavaScript. */
interface Builders {
  buildWeb(): Promise<string>;
  bundle(entries: readonly string[]): Promise<URL>;
}

async function made(): Promise<Made> {
  const builder = async (name: string): Promise<Partial<Builders>> =>
    import(new URL(`../../../../../scripts/${name}.mjs`, import.meta.url).href);
  const { buildWeb } = await builder('build-web');
  const { bundle } = await builder('bundle');
  if (!buildWeb || !bundle) throw new Error('a builder is missing');
  const folder = await bundle([
    'packages/server/src/tables/bot-worker.ts',
    'packages/server/src/storage/database-worker.ts',
  ]);
  return {
    page: await buildWeb(),
    worker: new URL('bot-worker.mjs', folder),
    database: new URL('database-worker.mjs', folder),
    about: fileURLToPath(new URL('./about', import.meta.url)),
  };
}
