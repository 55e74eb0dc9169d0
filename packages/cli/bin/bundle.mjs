// Our TypeScript runs as bundles: plain JavaScript, one file an entry, kept until a source changes.
// A loader that transforms each module would do, but it wraps every function and costs half the speed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'grimrule');

/** Bundles entry files, given as paths from the root of the project; gives the folder they lie in. */
export async function bundle(entries) {
  const folder = join(cache, stamp(entries));
  if (!existsSync(folder)) {
    const fresh = `${folder}.${process.pid}`;
    rmSync(cache, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    await build({
      absWorkingDir: root,
      entryPoints: entries,
      outdir: fresh,
      entryNames: '[name]',
      outExtension: { '.js': '.mjs' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: 'inline',
      plugins: [{ name: 'ours only', setup: leaveLibrariesOut }],
      logLevel: 'error',
    });
    renameSync(fresh, folder);
  }
  return pathToFileURL(`${folder}/`);
}

/** Libraries stay in node_modules; only our own packages go into the bundle. */
function leaveLibrariesOut({ onResolve }) {
  onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@grimrule/') ? undefined : { path, external: true },
  );
}

/** Changes whenever a source does. */
function stamp(entries) {
  const hash = createHash('sha256').update(entries.join());
  for (const folder of ['packages', 'bench']) {
    if (!existsSync(join(root, folder))) continue;
    for (const name of readdirSync(join(root, folder), { recursive: true }).sort()) {
      if (!/\.ts$/.test(name) || /node_modules/.test(name)) continue;
      const { mtimeMs, size } = statSync(join(root, folder, name));
      hash.update(`${name} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}
