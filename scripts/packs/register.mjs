// Finds the packs of cards: a pack is a folder with facts in the folder `packs` of a game. Writes the lists
// of imports by which the game finds its packs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gamesIn } from '../games.mjs';
import { writeIfChanged } from '../register-games.mjs';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** The files of a pack besides those of its sets. */
const PARTS = ['manifest.ts', 'pack.ts', 'words.ts'];

/** What the cards of a pack show; a pack without it is still to be drawn. */
const PICTURES = 'pictures.ts';

/** The set that every game uses: the pack that has it comes with the rules, all others are lazy-loaded. */
const ALWAYS = 'standard';

/** The games that have packs, by their names. */
export const gamesWithPacks = (root = project) =>
  gamesIn(root).filter((game) => existsSync(join(root, `packages/${game}/src/packs`)));

/** Writes the lists that have changed. Throws if a part of a pack is missing. */
export function registerPacks(root = project) {
  for (const game of gamesWithPacks(root)) registerPacksOf(game, root);
}

function registerPacksOf(game, root) {
  const engine = `packages/${game}/src`;
  const packs = packsIn(join(root, engine, 'packs'));
  const faults = packs.flatMap(({ pack }) =>
    PARTS.filter((part) => !existsSync(join(root, engine, 'packs', pack, part))).map(
      (part) => `  ${pack}: there is no ${engine}/packs/${pack}/${part}`,
    ),
  );
  if (faults.length > 0) throw new Error(['Some packs have faults:', ...faults].join('\n'));
  const write = (file, text) => writeIfChanged(join(root, file), text);
  write(`${engine}/registered/packs.ts`, cardsOf(packs));
  write(`${engine}/registered/pack-words.ts`, wordsOf(packs));
  const art = `packages/web/src/games/${game}/art/packs`;
  const drawn = packs.filter(({ pack }) => existsSync(join(root, art, pack, PICTURES)));
  write(`packages/web/src/registered/${game}-pictures.ts`, picturesOf(game, drawn));
}

/** The packs in the order of their codes. */
function packsIn(folder) {
  return readdirSync(folder)
    .filter((pack) => existsSync(join(folder, pack, 'facts.json')))
    .map((pack) => ({
      pack,
      facts: JSON.parse(readFileSync(join(folder, pack, 'facts.json'), 'utf8')),
    }))
    .map(({ pack, facts }) => ({
      pack,
      sides: facts.length,
      codes: codesOf(pack, facts),
      always: facts.some(({ set }) => set === ALWAYS),
    }))
    .sort((one, other) => (one.codes < other.codes ? -1 : 1));
}

/** The two digits with which all codes of a pack begin, and those of no other. */
function codesOf(pack, facts) {
  const [codes, ...others] = new Set(facts.map(({ code }) => code.slice(0, 2)));
  if (codes === undefined || others.length > 0) {
    throw new Error(`The codes of the pack '${pack}' begin with ${[codes, ...others].join(', ')}.`);
  }
  return codes;
}

function cardsOf(packs) {
  return listOf(packs, ({ pack, sides, codes, always }) => {
    const name = camel(pack);
    const manifest = `import { manifest as ${name} } from '../packs/${pack}/manifest.ts';`;
    const cards = `import { pack as ${name}Cards } from '../packs/${pack}/pack.ts';`;
    const lazy = `load: async () => (await import('../packs/${pack}/pack.ts')).pack`;
    const facts = `name: '${pack}', codes: '${codes}', sides: ${sides}, manifest: ${name}`;
    return {
      imports: always ? [manifest, cards] : [manifest],
      entry: `{ ${facts}, ${always ? `cards: ${name}Cards` : lazy} }`,
    };
  });
}

function wordsOf(packs) {
  return listOf(packs, ({ pack, always }) => {
    const name = camel(pack);
    const lazy = `load: () => import('../packs/${pack}/words.ts')`;
    return {
      imports: always ? [`import { words as ${name} } from '../packs/${pack}/words.ts';`] : [],
      entry: `{ name: '${pack}', ${always ? `words: ${name}` : lazy} }`,
    };
  });
}

function picturesOf(game, packs) {
  return listOf(packs, ({ pack, codes, always }) => {
    const name = camel(pack);
    const file = `'../games/${game}/art/packs/${pack}/${PICTURES}'`;
    const lazy = `load: async () => (await import(${file})).PICTURES`;
    return {
      imports: always ? [`import { PICTURES as ${name} } from ${file};`] : [],
      entry: `{ codes: '${codes}', ${always ? `pictures: ${name}` : lazy} }`,
    };
  });
}

function listOf(packs, part) {
  const parts = packs.map(part);
  const imports = parts.flatMap((each) => each.imports).map((line) => `${line}\n`);
  const entries = parts.map(({ entry }) => `  ${entry},\n`);
  return `${imports.join('')}\nexport const REGISTERED = [\n${entries.join('')}] as const;\n`;
}

/** A pack's name as that of a constant. */
const camel = (pack) => pack.replaceAll(/[_-](\w)/g, (_, letter) => letter.toUpperCase());
