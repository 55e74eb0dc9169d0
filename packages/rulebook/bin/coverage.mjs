#!/usr/bin/env node
// Says which tests prove what the rulebooks say, and writes it down for the page.
import { fileURLToPath } from 'node:url';
import { bundle } from '../../../scripts/bundle.mjs';

const folder = await bundle(['packages/rulebook/test/proofs/main.ts']);
const { main } = await import(new URL('main.mjs', folder).href);
process.exitCode = main(
  process.argv.slice(2),
  fileURLToPath(new URL('../../../', import.meta.url)),
);
