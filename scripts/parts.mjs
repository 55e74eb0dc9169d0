// The shipped libraries, as package-lock.json has them: with the server and the command line, or
// inside the page. Libraries that only build, test or check are not among them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from './games.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

const LICENCE = /^(licen[cs]e|copying|unlicense|ofl)/i;
const FONT = /\.(woff2?|ttf|otf)$/;

/** Our packages that others run, and where they run. */
const games = GAMES.map((game) => `packages/${game}`);
const SHIPPED = {
  server: ['packages/server', 'packages/cli', ...games],
  page: ['packages/web', ...games],
};

/** Gives `{ name, version, licence, path, in }` for each, in the order of their names. */
export function shippedParts() {
  const { packages: lock } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Map();
  for (const [place, ours] of Object.entries(SHIPPED)) {
    for (const path of ours) visit(lock, path, place, found, new Set());
  }
  const typefaces = ['src', 'public'].flatMap((name) =>
    typefacesIn(join(root, 'packages', 'web', name)),
  );
  return [...found.values()]
    .map(({ places, ...part }) => ({ ...part, in: [...places].sort() }))
    .concat(typefaces)
    .sort((one, other) => compare(one.name, other.name) || compare(one.version, other.version));
}

function visit(lock, path, place, found, seen) {
  if (seen.has(path)) return;
  seen.add(path);
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = lock[path] ?? {};
  const needed = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta[name]?.optional,
  );
  for (const name of [...Object.keys(dependencies), ...needed]) {
    const at = resolved(lock, path, name);
    if (at === null) throw new Error(`${path} needs ${name}, which package-lock.json lacks`);
    if (lock[at].link) {
      visit(lock, lock[at].resolved, place, found, seen);
      continue;
    }
    // Types are gone when something runs.
    if (name.startsWith('@types/')) continue;
    const { version, license: licence = 'unknown' } = lock[at];
    const part = found.get(at) ?? { name, version, licence, path: at, places: new Set() };
    part.places.add(place);
    found.set(at, part);
    visit(lock, at, place, found, seen);
  }
}

/** Where a library lies that something at this path imports, as Node looks for it. */
function resolved(lock, path, name) {
  for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/')))) {
    const at = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    if (lock[at]) return at;
    if (from === '') return null;
  }
}

/** The licence that lies beside a part, word for word; null if its makers have put none there. */
export function licenceText({ path }) {
  const folder = join(root, path);
  if (!existsSync(folder)) return null;
  const file = readdirSync(folder).find((name) => LICENCE.test(name));
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim();
}

/** Typefaces that lie in the folders of the page, each with its licence beside it. */
export function typefacesIn(folder) {
  if (!existsSync(folder)) return [];
  const fonts = readdirSync(folder, { recursive: true }).filter((name) => FONT.test(name));
  const folders = [...new Set(fonts.map((name) => join(folder, name, '..')))].sort();
  return folders.map((each) => {
    const licence = readdirSync(each).find((name) => LICENCE.test(name));
    if (licence === undefined) throw new Error(`the typeface in ${each} has no licence beside it`);
    const path = relative(root, each);
    return { name: basename(each), version: '', licence: 'OFL-1.1', path, in: ['page'] };
  });
}

/** The list as a page of the documents. */
export function partsPage(parts) {
  const rows = parts.map(
    ({ name, version, licence, in: places }) =>
      `| ${name} | ${version} | ${licence} | ${places.join(', ')} |`,
  );
  return [
    '# What is shipped, and under which licences',
    '',
    'Grimrule itself is under the MIT licence ([LICENSE](../LICENSE)). These libraries run with the server and the command',
    'line, or are part of the page. `npm run licences` writes this list from `package-lock.json`, a test compares them, and the',
    'page `/licences` has the texts. `npm run sbom` prints all of it as CycloneDX.',
    '',
    'Pictures are drawn from data and sounds are computed: neither is by others. Typefaces are listed here if there are any.',
    '',
    '| part | version | licence | in |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

const compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
