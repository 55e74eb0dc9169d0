import { ANY_GAME, GAMES, source } from './sources.ts';

/** The builder's facts about a module. */
interface Known {
  readonly importedIds: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): Known | null;
}

const START = source('main.tsx');
const WORKER = source('link/local/local-table.worker.ts');
const TABLE = source('screens/open-table/open-table.tsx');
const TABLES_OF_GAMES = GAMES.map((game) => source(`games/${game}/${game}.ts`));
const ARTS = GAMES.map((game) => source(`games/${game}/art/art.ts`));
const COVERS = GAMES.map((game) => source(`games/${game}/art/cover-art.ts`));
const OTHER_SCREENS = [
  'cards/screens.ts',
  'rules/screens.ts',
  'screens/new-game/new-game.tsx',
  'screens/saved/saved-games.tsx',
  'settings/settings-dialog.tsx',
  'table/beside/contents.tsx',
].map(source);

/** Where it is not the first screen that needs a module which decides on its file. */
const BY_PLACE: readonly (readonly [place: RegExp, file: string])[] = [
  [/\/node_modules\/(?:react|react-dom|scheduler)\//, 'react'],
  // All that the start page needs of the kernel: chance for its pictures, the names of generators and languages.
  [
    /\/pure-rand\/|\/kernel\/src\/(?:chance\/(?:generator|random)|state\/ids)\.ts$|\/packages\/words\/src\/words\.ts$/,
    'basics',
  ],
  [/\/packages\/words\/src\//, 'words'],
  [/\/@noble\/ciphers\/|\/kernel\/src\//, 'kernel'],
  [new RegExp(`/games/${ANY_GAME}/(?:names|face/keyword-meanings)\\.ts$`), '$1-words'],
  [new RegExp(`/packages/${ANY_GAME}/src/(?:index\\.ts$|words/)`), '$1-words'],
  [new RegExp(`/packages/${ANY_GAME}/src/`), '$1-rules'],
];

/** A pack of cards, which is loaded with the first game that needs it; those that every game needs are rules. */
const PACK = new RegExp(`/packages/${ANY_GAME}/src/packs/([^/]+)/`);

/** It sees which half of the library for movement a table needs at once: both hang on one index. */
const LEFT_TO_THE_BUILDER = /\/node_modules\/(?:framer-motion|motion|motion-dom|motion-utils)\//;

/** The files in the order in which they build on one another: what a file needs goes into it as well. */
const FILES = [
  /^react$/,
  /^basics$/,
  /^start$/,
  /^kernel$/,
  /^words$/,
  /-rules$/,
  /-words$/,
  /-pack-/,
  /^session$/,
  /^parts$/,
  /^table$/,
  /^covers$/,
  /^arts$/,
  /-art$/,
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
  if (LEFT_TO_THE_BUILDER.test(id)) return null;
  const [, packed, pack] = PACK.exec(id) ?? [];
  if (packed && !reach(source(`games/${packed}/${packed}.ts`), graph).has(id)) {
    return `${packed}-pack-${pack}`;
  }
  for (const [place, file] of BY_PLACE) {
    const [whole, game = ''] = place.exec(id) ?? [];
    if (whole !== undefined) return file.replace('$1', game);
  }
  const isNeeded = (by: string) => reach(by, graph).has(id);
  if (isNeeded(START)) return isNeeded(WORKER) ? 'basics' : 'start';
  if (isNeeded(WORKER)) return 'session';
  const isOfAnyTable = isNeeded(TABLE) || TABLES_OF_GAMES.filter(isNeeded).length > 1;
  if (!isOfAnyTable) return pictures(isNeeded);
  return OTHER_SCREENS.some(isNeeded) ? 'parts' : 'table';
}

/** The start page shows all covers. A pack's pictures need some modules of others: they must not tear them apart. */
function pictures(isNeeded: (by: string) => boolean): string | null {
  if (COVERS.some(isNeeded)) return 'covers';
  const games = GAMES.filter((_, index) => isNeeded(ARTS[index] ?? ''));
  return games.length > 1 ? 'arts' : games.length === 1 ? `${games[0]}-art` : null;
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
