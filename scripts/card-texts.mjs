// Texts of cards are made from their data. Only digests of them are kept, so that a change of a text
// shows in the difference of a commit:
//
//     npm run card-texts                      which texts differ from the kept digests
//     npm run card-texts -- --write           keeps the digests of the texts as they are now
//     npm run card-texts -- --between A B     the texts that differ between two commits
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compiledAt } from './at-commit.mjs';
import { bundle, cache } from './bundle.mjs';
import { GAMES, gamesIn } from './games.mjs';

const LANGUAGES = ['en', 'de'];
const USAGE = 'npm run card-texts -- [--write | --between COMMIT COMMIT]';
const root = fileURLToPath(new URL('..', import.meta.url));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    between: { type: 'boolean', default: false },
  },
});
if (positionals.length !== (values.between ? 2 : 0) || (values.write && values.between)) {
  console.error(USAGE);
  process.exit(2);
}
if (values.between) await compare(...positionals);
else for (const game of GAMES.filter(hasTexts)) await look(game, values.write);

/** Whether digests of its texts are kept. */
function hasTexts(game) {
  return existsSync(join(root, `packages/${game}/test/words/card-texts.ts`));
}

/** Tells which texts of a game are not those that were kept, or keeps them. */
async function look(game, isWriting) {
  const folder = await bundle([`packages/${game}/test/words/card-texts.ts`]);
  const { changed, digests } = await import(new URL('card-texts.mjs', folder).href);
  for (const text of changed) console.log(text);
  console.log(`${game}: ${changed.length} texts changed`);
  if (isWriting) {
    writeFileSync(join(root, `packages/${game}/test/words/card-texts.json`), digests);
  } else if (changed.length > 0) {
    process.exitCode = 1;
  }
}

async function compare(first, second) {
  const before = await textsAt(first);
  const after = await textsAt(second);
  let count = 0;
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const was = before.get(key);
    const is = after.get(key);
    if (was === is) continue;
    count++;
    console.log(`${key}\n${indented('-', was)}${indented('+', is)}`);
  }
  console.log(`${count} texts differ between ${first} and ${second}`);
}

function indented(sign, text = '') {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => `  ${sign} ${line}\n`).join('');
}

/** All texts of a commit, by game, card and language. */
async function textsAt(commit) {
  const folder = mkdtempSync(join(cache, 'texts-'));
  try {
    const program = join(folder, 'texts.ts');
    const write = (tree) => {
      writeFileSync(program, entry(gamesAt(tree)));
      return program;
    };
    const { texts } = await import(await compiledAt(commit, write, folder));
    return new Map(texts);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The registered games of a commit, as far as they have words; before games.json, those of today. */
function gamesAt(tree) {
  const games = existsSync(join(tree, 'games.json')) ? gamesIn(tree) : GAMES;
  return games.filter((game) => existsSync(join(tree, 'packages', game)));
}

function entry(games) {
  const imports = games
    .map((game) => `import { ${game}, ${game}Words } from '@grimrule/${game}';`)
    .join('\n');
  return `${imports}
const games = { ${games.map((game) => `${game}: [${game}, ${game}Words]`).join(', ')} };
export const texts = Object.entries(games).flatMap(([name, [game, words]]) =>
  // A card in another guise has the same code.
  game.definition.printed.flatMap(({ code }, design, all) =>
    all.findIndex((card) => card.code === code) < design ? [] :
    ${JSON.stringify(LANGUAGES)}.map((language) => [
      \`\${name} \${code} \${words[language].name(design)} (\${language})\`,
      words[language].text(design).join('\\n'),
    ]),
  ),
);
`;
}
