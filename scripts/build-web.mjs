// Builds the page when it is missing or older than its sources. `npm start` calls it each time.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bundle } from './bundle.mjs';
import { compileDictionary } from './rulebook/dictionary.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const web = join(root, 'packages', 'web');
const dist = join(web, 'dist');
const STAMP = '.stamp';

/** The sources of the page besides `src`. */
const MADE_OF = ['index.html', 'vite.config.ts', 'build', 'public'];
/** Smaller files gain nothing by being compressed. */
const WORTH_IT = 1024;
const PLAIN_TEXT = /\.(?:js|css|html|svg|json|webmanifest)$/;

/** Gives the folder of the built page. */
export async function buildWeb() {
  await compileDictionary();
  if (built() === stamp()) return dist;
  console.error('Building the page (once after each change, about ten seconds) ...');
  await writeProofs();
  const wanted = stamp();
  // A page that is being served stays whole until the new one is.
  const fresh = join(web, `.dist-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  try {
    await compile(fresh);
    await compress(fresh);
    writeFileSync(join(fresh, STAMP), wanted);
    rmSync(dist, { recursive: true, force: true });
    renameSync(fresh, dist);
  } catch (error) {
    // Two commands may start at the same time; the first to finish has made what both need.
    if (built() !== wanted) throw error;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return dist;
}

/** Writes down for the page which tests prove what the rulebook says. */
async function writeProofs() {
  const folder = await bundle(['packages/rulebook/build/proofs/main.ts']);
  const proofs = await import(new URL('main.mjs', folder).href);
  proofs.writeProofs(root);
}

async function compile(folder) {
  // Loaded here because most starts find everything built.
  const { build } = await import('vite');
  // Tests ask for the page too; it is the same page for them as for everybody.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build({
      mode: 'production',
      root: web,
      configFile: join(web, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true },
    });
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** Puts compressed files beside the plain ones, so that the server need not compress anything. */
async function compress(folder) {
  const squeeze = [
    ['.gz', promisify(gzip), { level: 9 }],
    ['.br', promisify(brotliCompress), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }],
  ];
  for (const name of filesIn(folder)) {
    const file = join(folder, name);
    if (!PLAIN_TEXT.test(name) || statSync(file).size < WORTH_IT) continue;
    const plain = readFileSync(file);
    const packed = squeeze.map(async ([ending, pack, options]) =>
      writeFileSync(file + ending, await pack(plain, options)),
    );
    await Promise.all(packed);
  }
}

function built() {
  try {
    return readFileSync(join(dist, STAMP), 'utf8');
  } catch {
    return undefined;
  }
}

/** Changes whenever something does that the page is made of. */
function stamp() {
  const hash = createHash('sha256');
  const packages = readdirSync(join(root, 'packages')).sort();
  const places = [
    ...packages.flatMap((name) =>
      ['src', 'package.json'].map((part) => join('packages', name, part)),
    ),
    ...MADE_OF.map((name) => join('packages', 'web', name)),
    join('scripts', 'build-web.mjs'),
    'package-lock.json',
  ];
  for (const place of places) {
    for (const name of filesIn(join(root, place))) {
      const file = statSync(join(root, place, name), { throwIfNoEntry: false });
      if (file) hash.update(`${place} ${name} ${file.mtimeMs} ${file.size}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** The files below a folder; for a file, itself. */
function filesIn(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [''];
  return readdirSync(place, { recursive: true })
    .filter((name) => statSync(join(place, name), { throwIfNoEntry: false })?.isFile())
    .sort();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildWeb();
