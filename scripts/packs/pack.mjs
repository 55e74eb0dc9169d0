// Writes the folder of a pack from a file of facts: what is printed on cards, in our names of the fields.
//
//     npm run pack -- facts/gob.json [--decks decks.json]
//
// The file has `pack`, `name`, `nameDe`, `cards` and `reprints`; `sets.json` beside it names the sets. The
// facts and their digests are written anew each time. All other files are begun where they are missing:
// nothing that somebody wrote is lost.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from '../bundle.mjs';
import { gamesWithPacks } from './register.mjs';

const USAGE = 'npm run pack -- FACTS [--decks DECKS]';
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The fields of our facts in the order of a line; whatever else the lists have is left out. */
const FIELDS = [
  ...['code', 'octgnId', 'name', 'nameDe', 'subname', 'type', 'faction', 'set', 'quantity'],
  ...['deckLimit', 'unique', 'cost', 'costPerHero', 'resources', 'thw', 'atk', 'def', 'rec', 'sch'],
  ...['thwConsequential', 'atkConsequential', 'health', 'healthPerHero', 'handSize', 'traits'],
  ...['boost', 'boostStar', 'baseThreat', 'baseThreatPerHero', 'threatTarget'],
  ...['threatTargetPerHero', 'escalationThreat', 'escalationPerHero', 'schemeIcons', 'stage'],
  ...['otherSide', 'keywords', 'onlyIn', 'mode', 'anyControl', 'max', 'giveTo', 'counters'],
  'lostWhenCompleted',
];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { decks: { type: 'string' } },
});
const [file, ...others] = positionals;
if (!file || others.length > 0) {
  console.error(USAGE);
  process.exit(2);
}

const given = read(file);
const { pack } = given;
const [game] = gamesWithPacks(root);
const folder = join(root, `packages/${game}/src/packs`, pack);
const facts = given.cards.map((card) => {
  const named = { ...card, nameDe: card.nameDe ?? card.name };
  return Object.fromEntries(
    FIELDS.filter((field) => named[field] !== undefined).map((field) => [field, named[field]]),
  );
});
const sets = [...new Set(facts.map(fileOf))];

write(join(folder, 'facts.json'), inLines(facts));
write(join(root, `packages/${game}/test/packs`, pack, 'facts.json'), await digests(facts));
for (const set of sets) begin(join(folder, `${set}.ts`), textsOf(set));
begin(join(folder, 'pack.ts'), contents());
begin(join(folder, 'manifest.ts'), manifest());
begin(join(folder, 'decks.ts'), decks());
begin(join(folder, 'words.ts'), words());
console.log(`${pack}: ${facts.length} sides, ${sets.length} sets`);

function read(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function begin(path, text) {
  if (!existsSync(path)) write(path, text);
}

/** A line a card, so that a change of one shows as one. */
function inLines(cards) {
  return `[\n${cards.map((card) => JSON.stringify(card)).join(',\n')}\n]\n`;
}

async function digests(cards) {
  const entry = `packages/${game}/test/packs/public-facts.ts`;
  const { digestOf } = await import(new URL('public-facts.mjs', await bundle([entry])).href);
  const all = Object.fromEntries(cards.map((card) => [card.code, digestOf(card)]));
  return `${JSON.stringify(all, null, 2)}\n`;
}

/** The file of a card: its set's, or that of its aspect. */
function fileOf({ set, faction }) {
  return (set ?? faction).replaceAll('_', '-');
}

function constantOf(set) {
  return `${set.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())}Texts`;
}

function titleOf({ name, subname, stage }) {
  return [name, subname && `(${subname})`, stage].filter(Boolean).join(' ');
}

/** Every side waits in a comment: a side counts as written when its line is one of the program. */
function textsOf(set) {
  const sides = facts.filter((card) => fileOf(card) === set);
  const lines = sides.flatMap((card) => [`  // ${titleOf(card)}`, `  // '${card.code}': text(),`]);
  return [
    `import type { TextBoxes } from '../../cards/text-box.ts';`,
    '',
    `export const ${constantOf(set)}: TextBoxes = {`,
    ...lines,
    '};',
    '',
  ].join('\n');
}

function contents() {
  const names = [...sets].sort();
  return [
    `import type { ListedFacts } from '../../cards/text-box.ts';`,
    `import type { Pack } from '../../shelf/pack.ts';`,
    ...[...names.map((set) => [set, constantOf(set)]), ['decks', 'decks']]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, constant]) => `import { ${constant} } from './${name}.ts';`),
    `import FACTS from './facts.json' with { type: 'json' };`,
    '',
    'export const pack: Pack = {',
    '  facts: FACTS as readonly ListedFacts[],',
    '  texts: [',
    ...names.map((set) => `    ${constantOf(set)},`),
    '  ],',
    '  decks,',
    '};',
    '',
  ].join('\n');
}

function manifest() {
  const { name, nameDe = name } = given;
  const heroes = readyDecks().map(({ slug, hero, named, aspects }) =>
    [
      '    {',
      `      slug: '${slug}',`,
      `      identity: '${hero}',`,
      `      names: { en: ${quoted(named)}, de: ${quoted(named)} },`,
      `      aspects: [${aspects.map(quoted).join(', ')}],`,
      '    },',
    ].join('\n'),
  );
  const beside = join(dirname(file), 'sets.json');
  const named = existsSync(beside) ? read(beside) : [];
  const modular = named.filter(
    ({ code, type }) => type === 'modular' && sets.includes(code.replaceAll('_', '-')),
  );
  const modularSets = modular.map(
    ({ code, name: en, nameDe: de = en }) =>
      `    { set: '${code}', names: { en: ${quoted(en)}, de: ${quoted(de)} } },`,
  );
  const list = (field, lines) =>
    lines.length > 0 ? [`  ${field}: [`, ...lines, '  ],'] : [`  ${field}: [],`];
  return [
    `import type { Manifest } from '../../shelf/pack.ts';`,
    '',
    'export const manifest: Manifest = {',
    `  names: { en: ${quoted(name)}, de: ${quoted(nameDe)} },`,
    '  draft: true,',
    ...list('heroes', heroes),
    '  scenarios: [],',
    ...list('modularSets', modularSets),
    '};',
    '',
  ].join('\n');
}

function quoted(text) {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

/** The ready decks of the pack's heroes, with every reprint as the card that it reprints. */
function readyDecks() {
  if (values.decks === undefined) return [];
  const original = new Map((given.reprints ?? []).map(({ code, of }) => [code, of]));
  return Object.values(read(values.decks))
    .filter((deck) => deck.pack === pack)
    .map(({ hero, name, aspect, cards }) => {
      const counts = new Map();
      for (const [code, count] of Object.entries(cards)) {
        const folded = original.get(code) ?? code;
        counts.set(folded, (counts.get(folded) ?? 0) + count);
      }
      const slug = name
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '');
      return { slug, hero, named: name, aspects: aspect.split('+'), cards: [...counts].sort() };
    });
}

function decks() {
  const lines = readyDecks().flatMap(({ slug, hero, aspects, cards }) => [
    '  {',
    `    slug: '${slug}',`,
    `    identity: '${hero}',`,
    ...(aspects.length === 1 ? [`    aspect: '${aspects[0]}',`] : []),
    '    cards: {',
    ...cards.map(([code, count]) => `      '${code}': ${count},`),
    '    },',
    '  },',
  ]);
  return [
    `import type { StarterDeck } from '../../decks/deck.ts';`,
    '',
    ...(lines.length > 0
      ? ['export const decks: readonly StarterDeck[] = [', ...lines, '];']
      : ['export const decks: readonly StarterDeck[] = [];']),
    '',
  ].join('\n');
}

function words() {
  return [
    `import type { PackWords } from '../../shelf/pack.ts';`,
    '',
    'export const words: PackWords = { traits: {}, counters: {} };',
    '',
  ].join('\n');
}
