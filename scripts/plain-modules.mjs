// Tests run our sources as plain JavaScript modules, compiled once and loaded by Node. vitest would load them one
// by one into every worker and turn each use of an import into a call, which makes games a fifth slower.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { isKeptByPackage, kept } from './bundle.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const packages = join(root, 'packages');

/** vitest itself compiles specs, and the page, whose modules a spec may replace. */
const COMPILED = {
  cwd: root,
  absolute: true,
  ignore: ['**/node_modules/**', '**/*.{spec,d,config}.ts', 'packages/web/**'],
};
const OURS = /^[./]|^@grimrule\//;

/** A plugin of vitest. It does nothing while vitest watches, because then sources change. */
export async function plainModules() {
  const sources = globSync('packages/*/{src,test,build}/**/*.ts', COMPILED);
  const known = new Set(sources);
  const how = readFileSync(fileURLToPath(import.meta.url), 'utf8');
  const folder = await kept(how, /\.ts$/, (fresh) => compileEach(sources, fresh));
  let watches = false;
  return {
    name: 'plain modules',
    enforce: 'pre',
    configureVitest({ vitest }) {
      watches = vitest.config.watch;
    },
    async resolveId(wanted, importer, options) {
      if (watches || !OURS.test(wanted)) return;
      const found = await this.resolve(wanted, importer, { ...options, skipSelf: true });
      return found && known.has(found.id) ? compiled(folder, found.id) : found;
    },
  };
}

/** Each source becomes a module of its own, so that specs can import any of them. */
async function compileEach(input, folder) {
  // Loaded here because most starts find everything compiled.
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input,
    cwd: root,
    platform: 'node',
    treeshake: false,
    plugins: [
      { name: 'grimrule', resolveId: leaveLibrariesOut, load: readWhenNeeded, transform: stayHere },
    ],
  });
  await build.write({
    dir: folder,
    preserveModules: true,
    preserveModulesRoot: packages,
    entryFileNames: '[name].mjs',
    sourcemap: true,
  });
}

function compiled(folder, source) {
  return join(folder, `${source.slice(packages.length + 1, -'.ts'.length)}.mjs`);
}

/** The compiled modules lie elsewhere, and from there a package's own libraries are not found by name. */
async function leaveLibrariesOut(wanted, importer, options) {
  if (importer === undefined || OURS.test(wanted)) return;
  if (!isKeptByPackage(wanted, dirname(importer))) return { id: wanted, external: true };
  const found = await this.resolve(wanted, importer, { ...options, skipSelf: true });
  return { id: pathToFileURL(found.id).href, external: true };
}

/** Data may be generated after the modules that read it are compiled. */
function readWhenNeeded(id) {
  if (!id.endsWith('.json')) return;
  const code = `import { readFileSync } from 'node:fs';
export default JSON.parse(readFileSync(${JSON.stringify(id)}, 'utf8'));`;
  return { code, moduleType: 'js' };
}

/** Sources find files from where they lie themselves. Columns in a stack are a little off then, lines are not. */
function stayHere(code, id) {
  if (!code.includes('import.meta.url')) return;
  return {
    code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
    map: null,
  };
}
