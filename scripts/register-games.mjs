// Registers the games of games.json: writes the lists of imports by which server, command line, page
// and rulebook find them. A game has a file `registration.ts` in each of its folders.
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gamesIn } from './games.mjs';

const project = fileURLToPath(new URL('../', import.meta.url));

/** The name is part of imports, addresses and saved games. */
const NAME = /^[a-z][a-z0-9]*$/;

/** The parts of a game, from the root of the project. */
const PARTS = [
  (game) => `packages/${game}/src/registration.ts`,
  (game) => `packages/cli/src/${game}/registration.ts`,
  (game) => `packages/web/src/games/${game}/registration.ts`,
  // The build of the page makes a file of it and names the file after the game.
  (game) => `packages/web/src/games/${game}/${game}.ts`,
  (game) => `packages/rulebook/src/${game}/registration.ts`,
  (game) => `packages/rulebook/entries/${game}`,
];

const engine = (game) => `@grimrule/${game}/registration`;
const beside = (game) => `../${game}/registration.ts`;

const deckGame = (game) => `packages/decks/src/${game}/registration.ts`;

/** The generated files. The module that imports one states the type of the games in it. */
const LISTS = {
  'packages/server/src/registered/games.ts': eager(engine),
  'packages/cli/src/registered/games.ts': eager(beside),
  'packages/web/src/registered/games.ts': eager((game) => `../games/${game}/registration.ts`),
  'packages/web/src/registered/rules.ts': lazy(engine),
  // Not every game has decks that people bring.
  'packages/decks/src/registered/games.ts': (games, root) =>
    eager(beside)(games.filter((game) => existsSync(join(root, deckGame(game))))),
  'packages/rulebook/src/registered/books.ts': eager(beside),
  'packages/rulebook/src/registered/lazy-books.ts': lazy(beside),
  'packages/rulebook/src/registered/lazy-proofs.ts': record(
    (game) => `() => import('../compiled/${game}.proofs.json', { with: { type: 'json' } })`,
  ),
};

/** Writes the lists that have changed. Throws if a part of a game is missing. */
export function registerGames(root = project) {
  const games = gamesIn(root);
  const faults = games.flatMap((game) => faultsOf(root, game));
  if (faults.length > 0) throw new GameFaults(faults);
  for (const game of games) link(root, game);
  for (const [file, write] of Object.entries(LISTS))
    writeIfChanged(join(root, file), write(games, root));
}

class GameFaults extends Error {
  constructor(faults) {
    const lines = faults.map((fault) => `  ${fault}`);
    super(['The games of games.json have faults:', ...lines].join('\n'));
  }
}

function faultsOf(root, game) {
  if (!NAME.test(game)) return [`'${game}' is no name: small letters and digits only`];
  return PARTS.map((part) => part(game))
    .filter((part) => !existsSync(join(root, part)))
    .map((part) => `${game}: there is no ${part}`);
}

/** A list that imports all games at once. */
function eager(place) {
  return (games) => {
    const imports = games.map(
      (game) => `import { registration as ${game} } from '${place(game)}';\n`,
    );
    return `${imports.join('')}\nexport const REGISTERED = { ${games.join(', ')} } as const;\n`;
  };
}

/** A list whose games are lazy-loaded. */
function lazy(place) {
  return record((game) => `async () => (await import('${place(game)}')).registration`);
}

function record(value) {
  return (games) => {
    const lines = games.map((game) => `  ${game}: ${value(game)},\n`);
    return `export const REGISTERED = {\n${lines.join('')}} as const;\n`;
  };
}

/** npm links a package when it installs; a game that was added since is linked here. */
function link(root, game) {
  const linked = join(root, 'node_modules', '@grimrule', game);
  if (existsSync(linked)) return;
  mkdirSync(dirname(linked), { recursive: true });
  // Windows lets everybody make junctions, which need the whole path.
  const target =
    process.platform === 'win32' ? join(root, 'packages', game) : `../../packages/${game}`;
  symlinkSync(target, linked, 'junction');
}

/** Writes a file whole or not at all, and only if its text is another one. */
export function writeIfChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  // Two commands may start at the same time, and a third may read.
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, text);
  renameSync(fresh, file);
}
