// Writes everything that people keep, as this commit writes it: fixtures/README.md says what.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const [target, ...only] = process.argv.slice(2);
if (!target) {
  console.error(
    'Say where: node scripts/write-fixtures.mjs fixtures/<commit> [games|files|page|tables]',
  );
  process.exit(2);
}
const folder = resolve(target);
mkdirSync(folder, { recursive: true });
const is = (part) => only.length === 0 || only.includes(part);

if (is('games')) await writeGames();
if (is('files')) writeFiles();
if (is('page')) await writePage();
if (is('tables')) await writeTables();

async function writeGames() {
  const made = await bundle(['packages/room/test/kept/write.ts']);
  const { writeGames: write } = await import(new URL('write.mjs', made).href);
  write(folder, join(root, 'examples/decks/spider-man-keeps-watch.txt'));
}

/** Files saved by the command line, in both languages. */
function writeFiles() {
  const saves = {
    'duel-bots': ['duel', '--bot', 'random', '--seed', 'kept'],
    'champions-de': ['champions', '--seed', 'kept', '--lang', 'de'],
    'champions-own-deck': [
      ...['champions', '--seed', 'kept', '--scenario', 'klaw'],
      ...['--decks', 'examples/decks/captain-marvel-leads.txt', '--lang', 'en'],
    ],
    'rings-de': ['rings', '--seed', 'kept', '--lang', 'de'],
  };
  mkdirSync(join(folder, 'files'), { recursive: true });
  for (const [name, args] of Object.entries(saves)) {
    const file = join(folder, 'files', `${name}.json`);
    const command = ['packages/cli/bin/grimrule.mjs', 'play', ...args, '--save', file];
    const { status, stderr } = spawnSync(process.execPath, command, {
      ...{ cwd: root, encoding: 'utf8', input: '\n'.repeat(30), timeout: 120_000 },
    });
    // Its moves have ended before the game: that is what was wanted.
    if (status !== 0 && status !== 2) throw new Error(`${name}: ${stderr}`);
  }
}

/** Data stored by the page. Browsers alone have its database, so a stand-in takes its place. */
async function writePage() {
  const { build } = await import('esbuild');
  const made = mkdtempSync(join(root, 'node_modules/.cache/kept-'));
  await build({
    ...{ absWorkingDir: root, entryPoints: ['packages/web/test/kept/write.ts'], outdir: made },
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'error' },
    outExtension: { '.js': '.mjs' },
    alias: { idb: join(root, 'packages/web/test/kept/memory-idb.ts') },
  });
  const { writePage: write } = await import(pathToFileURL(join(made, 'write.mjs')).href);
  const logs = readdirSync(join(folder, 'campaigns')).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(folder, 'campaigns', file), 'utf8')),
  ]);
  await write(folder, Object.fromEntries(logs));
  rmSync(made, { recursive: true });
}

/** Data stored by the server in each of its databases. */
async function writeTables() {
  const made = await bundle([
    'packages/server/test/kept/write.ts',
    'packages/server/test/support/postgres.ts',
    'packages/server/src/tables/bot-worker.ts',
    'packages/server/src/storage/database-worker.ts',
  ]);
  const { packed, writeTables: write } = await import(new URL('write.mjs', made).href);
  const { findPostgres, RealPostgres } = await import(new URL('postgres.mjs', made).href);
  const scripts = {
    worker: new URL('bot-worker.mjs', made),
    database: new URL('database-worker.mjs', made),
  };
  const data = mkdtempSync(join(tmpdir(), 'grimrule-kept-'));
  await write(
    { folder: data, script: scripts.database },
    scripts,
    folder,
    'embedded.expected.json',
  );
  writeFileSync(join(folder, 'embedded.tar.br'), await packed(join(data, 'postgres')));
  rmSync(data, { recursive: true });

  const programs = findPostgres();
  if (!programs) throw new Error('this needs PostgreSQL, and its pg_dump');
  const postgres = await RealPostgres.start(programs);
  await write({ url: postgres.url }, scripts, folder, 'postgres.expected.json');
  const args = ['--inserts', '--no-owner', '--no-privileges', '--dbname', postgres.url];
  const { stdout } = spawnSync(join(programs, 'pg_dump'), args, {
    ...{ encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  });
  // Commands of psql are no SQL.
  writeFileSync(join(folder, 'postgres.sql'), stdout.replace(/^\\.*\n/gm, ''));
  await postgres.remove();
}
