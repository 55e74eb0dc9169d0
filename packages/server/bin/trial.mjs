#!/usr/bin/env node
// Runs one of the trials that the server has to stand: attack, chaos, fuzz or load.
import { bundle } from '../../../scripts/bundle.mjs';

const [name] = process.argv.splice(2, 1);
const folder = await bundle([
  `packages/server/test/trials/${name}.ts`,
  'packages/server/test/support/serve.ts',
  'packages/server/src/tables/bot-worker.ts',
  'packages/server/src/storage/database-worker.ts',
]);
await import(new URL(`${name}.mjs`, folder).href).catch((error) => {
  if (error.name !== 'NoPostgres') throw error;
  console.error(error.message);
  process.exitCode = 1;
});
