#!/usr/bin/env node
import { bundle } from '../../../scripts/bundle.mjs';
import { compileRulebook } from '../../../scripts/compile-rulebook.mjs';

await compileRulebook();
const folder = await bundle([
  'packages/cli/src/main.ts',
  'packages/cli/src/worker.ts',
  'packages/cli/src/commands/operating.ts',
  'packages/server/src/storage/database-worker.ts',
]);
await import(new URL('main.mjs', folder).href);
