import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { crowdedFolders } from '../folders.ts';
import { folderWith } from './folder-with.ts';

const numbered = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);

test('no folder of sources or tests has more files than a reader takes in', () => {
  expect(crowdedFolders(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([]);
});

test('a crowded folder is named, with how many files it has', () => {
  const folder = folderWith([
    ...numbered('packages/rings/src/rules', 33),
    ...numbered('packages/rings/test/rules', 32),
    ...numbered('packages/web/test/browser', 40),
    ...numbered('scripts', 34),
  ]);
  expect(crowdedFolders(folder)).toEqual([
    'packages/rings/src/rules has 33 files; 32 is the most',
    'packages/web/test/browser has 40 files; 32 is the most',
    'scripts has 34 files; 32 is the most',
  ]);
});

test('files in the folders below, data and installed packages do not count', () => {
  const folder = folderWith([
    ...numbered('packages/rings/src/rules', 20),
    ...numbered('packages/rings/src/rules/setup', 20),
    ...numbered('packages/rulebook/entries/rings', 40),
    ...numbered('packages/rings/src/node_modules/other', 40),
  ]);
  expect(crowdedFolders(folder)).toEqual([]);
});
