#!/usr/bin/env node
import { bundle, run } from '../../../scripts/bundle.mjs';
import { generate, orExit } from '../../../scripts/generate.mjs';
import { compileDictionary } from '../../../scripts/rulebook/dictionary.mjs';

// Only one command needs the dictionary, which takes a few seconds after a change of a card.
await orExit(process.argv[2] === 'words' ? compileDictionary() : generate());
const folder = await bundle([
  'packages/cli/src/main.ts',
  'packages/cli/src/worker.ts',
  'packages/cli/src/commands/laboratory.ts',
  'packages/cli/src/commands/operating.ts',
  'packages/server/src/storage/database-worker.ts',
]);
await run(folder, 'main.mjs');
