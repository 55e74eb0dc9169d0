#!/usr/bin/env node
// Says which tests prove what the rulebooks say.
import { fileURLToPath } from 'node:url';
import { bundle } from '../../../scripts/bundle.mjs';
import { generate, orExit } from '../../../scripts/generate.mjs';

await orExit(generate());
const folder = await bundle(['packages/rulebook/build/proofs/main.ts']);
const { main } = await import(new URL('main.mjs', folder).href);
process.exitCode = main(
  process.argv.slice(2),
  fileURLToPath(new URL('../../../', import.meta.url)),
);
