// Our TypeScript runs as bundles: plain JavaScript, one file an entry, kept until a source changes.
// A loader that transforms each module would do, but it wraps every function and costs half the speed.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
/** Libraries are found from here. */
export const cache = join(root, 'node_modules', '.cache', 'grimrule');

const SOURCES = /\.(?:ts|json)$/;

/** Bundles of older sources may still be running, so they are kept for a while. */
const KEPT_MS = 60 * 60 * 1000;

/** Bundles entry files, given as paths from the root of the project; gives the folder they lie in. */
export async function bundle(entries) {
  const folder = await kept(entries.join(), SOURCES, (fresh) => compile(entries, fresh));
  return pathToFileURL(`${folder}/`);
}

/**
 * Runs a program of such a folder. What V8 compiles of it is kept there for the next start: that is
 * a fifth of a short command. Node can do so from 22.8 on.
 */
export function run(folder, name) {
  module.enableCompileCache?.(fileURLToPath(new URL('compiled', folder)));
  return import(new URL(name, folder).href);
}

/** Gives a folder that `make` has filled from our sources, and lets it fill a new one when a source has changed. */
export async function kept(what, sources, make) {
  const folder = join(cache, stamp(what, sources));
  if (existsSync(folder)) {
    // It is used again, so it is not old.
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  const fresh = `${folder}.${process.pid}`;
  removeOld();
  mkdirSync(fresh, { recursive: true });
  try {
    await make(fresh);
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    // Two commands may start at the same time; the first to finish has made what both need.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Compiles entries into a folder; plugins of esbuild may change what is compiled. */
export async function compile(entries, folder, plugins = []) {
  // Loaded here because most starts find everything compiled.
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: folder,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Beside the program: most starts never read it, and inside it would have to be parsed.
    sourcemap: 'linked',
    plugins: [...plugins, { name: 'ours only', setup: leaveLibrariesOut }],
    logLevel: 'error',
  });
}

function removeOld() {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** Libraries stay in node_modules; only our own packages go into the bundle. */
function leaveLibrariesOut({ onResolve, resolve }) {
  onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
    if (kind === 'entry-point' || path.startsWith('@grimrule/') || pluginData === OURS) return;
    if (!isKeptByPackage(path, resolveDir)) return { path, external: true };
    // The bundle lies elsewhere, and from there a package's own libraries are not found by name.
    const found = await resolve(path, { kind, resolveDir, pluginData: OURS });
    return { path: pathToFileURL(found.path).href, external: true };
  });
}

const OURS = 'asked by ourselves';

/** Whether a package has its own copy of a library, because others need another version. */
export function isKeptByPackage(library, resolveDir) {
  const [workspace] = /^.*?\/packages\/[^/]+/.exec(resolveDir.replaceAll('\\', '/')) ?? [];
  const name = library.split('/', library.startsWith('@') ? 2 : 1).join('/');
  return workspace !== undefined && existsSync(join(workspace, 'node_modules', name));
}

/** Changes whenever a source does, or this file. */
function stamp(what, sources) {
  const hash = createHash('sha256').update(what);
  hash.update(readFileSync(fileURLToPath(import.meta.url)));
  for (const folder of ['packages', 'bench']) {
    if (!existsSync(join(root, folder))) continue;
    for (const name of readdirSync(join(root, folder), { recursive: true }).sort()) {
      if (!sources.test(name) || /node_modules/.test(name)) continue;
      const file = statSync(join(root, folder, name), { throwIfNoEntry: false });
      if (file) hash.update(`${name} ${file.mtimeMs} ${file.size}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}
