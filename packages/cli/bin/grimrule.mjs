#!/usr/bin/env node
import { bundle } from '../../../scripts/bundle.mjs';

const folder = await bundle([
  'packages/cli/src/main.ts',
  'packages/cli/src/worker.ts',
  'packages/cli/src/commands/operating.ts',
  'packages/server/src/storage/database-worker.ts',
]);
await import(new URL('main.mjs', folder).href);
