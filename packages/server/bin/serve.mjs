#!/usr/bin/env node
// Builds the page if it is not there or older than its sources, and serves the table.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../../scripts/bundle.mjs';

const builder = new URL('../../../scripts/build-web.mjs', import.meta.url);
const page = fileURLToPath(new URL('../../web/dist', import.meta.url));

if (existsSync(builder)) await import(builder.href);
else console.error('The page cannot be built here: only what pages talk to is served.');

const folder = await bundle([
  'packages/server/src/main.ts',
  'packages/server/src/tables/bot-worker.ts',
]);
const { serve } = await import(new URL('main.mjs', folder).href);
await serve(page);
