import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { misplacedSpecs } from '../lanes.ts';
import { folderWith } from './folder-with.ts';

test('every spec of the project is in exactly one lane', () => {
  expect(misplacedSpecs(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([]);
});

test('a spec that no lane would run is found', () => {
  const folder = folderWith([
    'packages/rings/test/rules/round.spec.ts',
    'packages/rings/src/round.spec.ts',
    'packages/web/test/button.spec.tsx',
    'packages/duel/test/paying.test.ts',
    'packages/duel/node_modules/other/other.test.js',
  ]);
  expect(misplacedSpecs(folder)).toEqual([
    'packages/duel/test/paying.test.ts is in no lane',
    'packages/rings/src/round.spec.ts is in no lane',
    'packages/web/test/button.spec.tsx is in no lane',
  ]);
});

test('a spec that two lanes would run is found', () => {
  const folder = folderWith(['packages/server/test/golden/golden.spec.ts']);
  expect(misplacedSpecs(folder)).toEqual([
    'packages/server/test/golden/golden.spec.ts is in games and in trials',
  ]);
});
