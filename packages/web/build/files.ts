import { fileURLToPath } from 'node:url';

/** What the builder knows about a module. */
interface Known {
  readonly importedIds: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): Known | null;
}

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const START = source('main.tsx');
const WORKER = source('link/local-table.worker.ts');
const TABLE = [
  source('screens/open-table.tsx'),
  source('screens/replay.tsx'),
  ...['champions', 'duel', 'rings'].map((game) => source(`games/${game}/${game}.ts`)),
];
const OTHER_SCREENS = [
  'cards/screens.ts',
  'rules/screens.ts',
  'screens/new-game.tsx',
  'screens/saved-games.tsx',
  'settings/settings-dialog.tsx',
  'table/beside/contents.tsx',
].map(source);

/** Where it is not the first screen that needs a module which decides on its file. */
const BY_PLACE: readonly (readonly [place: RegExp, file: string])[] = [
  // All that the start page needs of the kernel: chance for its pictures, the names of languages.
  [/\/pure-rand\/|\/kernel\/src\/(?:random|state|words\/words)\.ts$/, 'basics'],
  [/\/kernel\/src\/words\//, 'words'],
  [/\/kernel\/src\//, 'kernel'],
  [/\/packages\/(champions|duel|rings)\/src\/(?:index\.ts$|words\/)/, '$1-words'],
  // What a worker asks for by name stays a file of its own.
  [/\/packages\/(champions|duel|rings)\/src\/(?!game\.ts$)/, '$1-rules'],
];

/** The files in the order in which they build on one another: what a file needs goes into it as well. */
const FILES = [
  /^basics$/,
  /^start$/,
  /^kernel$/,
  /^words$/,
  /-rules$/,
  /-words$/,
  /^session$/,
  /^parts$/,
  /^table$/,
];

export const groups = FILES.map((file, index) => ({
  name: (id: string, graph: Graph) => {
    const name = fileOf(id, graph);
    return name !== null && file.test(name) ? name : null;
  },
  priority: FILES.length - index,
}));

/**
 * The file that a module goes into; null where it does not matter. Left alone the builder makes a file
 * of every few modules that the same screens need, and a table would wait for fifty small files.
 */
function fileOf(id: string, graph: Graph): string | null {
  const path = id.replaceAll('\\', '/');
  for (const [place, file] of BY_PLACE) {
    const [whole, game = ''] = place.exec(path) ?? [];
    if (whole !== undefined) return file.replace('$1', game);
  }
  const isNeeded = (by: readonly string[]) => by.some((entry) => reach(entry, graph).has(id));
  const isForWorker = isNeeded([WORKER]);
  if (isNeeded([START])) return isForWorker ? 'basics' : 'start';
  if (isForWorker) return 'session';
  if (TABLE.filter((entry) => reach(entry, graph).has(id)).length < 2) return null;
  return isNeeded(OTHER_SCREENS) ? 'parts' : 'table';
}

const reached = new Map<string, ReadonlySet<string>>();

/** The modules that are loaded before one can run, itself among them. */
function reach(entry: string, graph: Graph): ReadonlySet<string> {
  const known = reached.get(entry);
  if (known) return known;
  const found = new Set([entry]);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  reached.set(entry, found);
  return found;
}
