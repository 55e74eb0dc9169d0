import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { allMentions, deadMentions } from '../docs.ts';
import { folderWith } from './folder-with.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Files that the recipes make, and those of whoever runs a server. */
const INVENTED = [
  'packages/rulebook/entries/champions/keywords/inspiring.md',
  'packages/champions/test/rules/in-play/inspiring.spec.ts',
  'packages/champions/test/rules/in-play/inspiring',
  'packages/champions/src/cards/dune-king/dune-king.ts',
  'packages/champions/test/cards/dune-king/',
  'packages/words/src/french/',
  'packages/web/src/words/fr.ts',
  'packages/cli/src/words/fr.ts',
  'words-fr.ts',
  'operator.json',
  'lock.json',
];

test('every file, folder, link and script that the documentation names is there', () => {
  expect(deadMentions(ROOT, INVENTED)).toEqual([]);
});

test('no name is excused that the documentation does not have', () => {
  const named = allMentions(ROOT).map((mention) => mention.named);
  expect(INVENTED.filter((name) => !named.includes(name))).toEqual([]);
});

test('a dead mention is named with its page and line', () => {
  const folder = folderWith(['packages/rings/src/board.ts', 'docs/rings.md', 'README.md']);
  writeFileSync(join(folder, 'package.json'), '{"scripts":{"check":"true"}}');
  writeFileSync(
    join(folder, 'README.md'),
    [
      'Read [the rules](docs/rings.md#setup), [the others](docs/duel.md) and `npm run check`.',
      '`packages/<game>/src/board.ts`, `packages/rings/src/cards/`, `board.ts`, `src/cards/`, `cards.ts`',
      '```sh',
      'npm run tidy',
      'npx vitest run --project quick packages/rings/src packages/rings/test',
      '```',
    ].join('\n'),
  );
  expect(deadMentions(folder, [])).toEqual([
    'README.md:1: there is no docs/duel.md',
    'README.md:2: there is no packages/rings/src/cards/',
    'README.md:2: there is no src/cards/',
    'README.md:2: there is no cards.ts',
    'README.md:4: there is no npm run tidy',
    'README.md:5: there is no packages/rings/test',
  ]);
});
