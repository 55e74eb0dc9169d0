// Compiles what is measured, of the working tree and of the commit it is compared with, and measures it.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commitHere, compiledAt } from '../scripts/at-commit.mjs';
import { bundle, cache } from '../scripts/bundle.mjs';

const folder = await bundle(['bench/main.ts', 'bench/engine.ts', 'bench/boardgame-pace.ts']);
const { main } = await import(new URL('main.mjs', folder).href);
mkdirSync(cache, { recursive: true });
const place = mkdtempSync(join(cache, 'against-'));
process.on('exit', () => rmSync(place, { recursive: true, force: true }));

process.exitCode = await main(process.argv.slice(2), {
  race: new URL('race.mjs', import.meta.url),
  engine: new URL('engine.mjs', folder).href,
  boardgame: new URL('boardgame-pace.mjs', folder),
  commit: commitHere(),
  engineAt: (commit) =>
    compiledAt(commit, () => fileURLToPath(new URL('engine.ts', import.meta.url)), place),
});
