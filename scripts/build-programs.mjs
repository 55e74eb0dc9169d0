// Bundles the server and the command line into a folder, for places without sources and compilers.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compile } from './bundle.mjs';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Name the target folder: node scripts/build-programs.mjs <folder>');
  process.exit(2);
}

/** Each program with the threads that it starts. */
const PROGRAMS = {
  server: [
    'packages/server/src/main.ts',
    'packages/server/src/tables/bot-worker.ts',
    'packages/server/src/storage/database-worker.ts',
  ],
  cli: [
    'packages/cli/src/main.ts',
    'packages/cli/src/worker.ts',
    'packages/cli/src/commands/laboratory.ts',
    'packages/cli/src/commands/operating.ts',
    'packages/server/src/storage/database-worker.ts',
  ],
};

/** Serves the page in the folder that is given. */
const START = `import { resolve } from 'node:path';
import { serve } from './main.mjs';

await serve(resolve(process.argv[2] ?? 'page'));
`;

for (const [name, entries] of Object.entries(PROGRAMS)) {
  const place = resolve(folder, name);
  mkdirSync(place, { recursive: true });
  await compile(entries, place);
}
writeFileSync(join(resolve(folder), 'server', 'start.mjs'), START);
