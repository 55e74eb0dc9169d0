#!/usr/bin/env node
// Builds the page if it is not there or older than its sources, and serves the table.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, run } from '../../../scripts/bundle.mjs';

const packages = fileURLToPath(new URL('../..', import.meta.url));
const builder = fileURLToPath(new URL('../../../scripts/build-web.mjs', import.meta.url));
const page = join(packages, 'web', 'dist');

if (!existsSync(builder)) {
  console.error('The page cannot be built here, so only the API is served.');
} else if (newestSource() > changed(join(page, 'index.html'))) {
  console.error('Building the page ...');
  const { status } = spawnSync(process.execPath, [builder], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}

const folder = await bundle([
  'packages/server/src/main.ts',
  'packages/server/src/tables/bot-worker.ts',
  'packages/server/src/storage/database-worker.ts',
]);
const { serve } = await run(folder, 'main.mjs');
await serve(page);

/** When something that the page is made of was last changed. */
function newestSource() {
  let newest = 0;
  for (const name of readdirSync(packages, { recursive: true })) {
    if (/(^|[\\/])(node_modules|dist|test)([\\/]|$)/.test(name) || /^server[\\/]/.test(name))
      continue;
    newest = Math.max(newest, changed(join(packages, name)));
  }
  return newest;
}

function changed(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
