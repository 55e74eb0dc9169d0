import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { misplacedSpecs } from '../lanes.ts';

/** A folder with empty files, which is removed after the test. */
function folderWith(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'grimrule-lanes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return folder;
}

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
