import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { crowdedFolders } from '../folders.ts';
import { folderWith } from './folder-with.ts';

const numbered = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);

test('no folder of sources, tests or texts has more files than a reader takes in', () => {
  expect(crowdedFolders(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([]);
});

test('a crowded folder is named, with how many files it has', () => {
  const folder = folderWith([
    ...numbered('packages/rings/src/rules', 33),
    ...numbered('packages/rings/test/rules', 32),
    ...numbered('packages/web/test/browser', 40),
    ...numbered('scripts', 34),
    ...numbered('docs', 33),
    ...numbered('packages/rulebook/entries/rings/words', 40),
    ...numbered('packages/rulebook/rulings/champions/core-set', 33),
    ...numbered('examples/highcard/packages/highcard/src', 33),
  ]);
  expect(crowdedFolders(folder)).toEqual([
    'docs has 33 files; 32 is the most',
    'examples/highcard/packages/highcard/src has 33 files; 32 is the most',
    'packages/rings/src/rules has 33 files; 32 is the most',
    'packages/rulebook/entries/rings/words has 40 files; 32 is the most',
    'packages/rulebook/rulings/champions/core-set has 33 files; 32 is the most',
    'packages/web/test/browser has 40 files; 32 is the most',
    'scripts has 34 files; 32 is the most',
  ]);
});

test('files in the folders below, kept games and installed packages do not count', () => {
  const folder = folderWith([
    ...numbered('packages/rings/src/rules', 20),
    ...numbered('packages/rings/src/rules/setup', 20),
    ...numbered('fixtures/4b01487/records', 40),
    ...numbered('packages/rings/src/node_modules/other', 40),
  ]);
  expect(crowdedFolders(folder)).toEqual([]);
});
