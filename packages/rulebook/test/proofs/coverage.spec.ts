import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { coverageOf, faultsIn } from '../../build/proofs/coverage.ts';
import { readSpecs } from '../../build/proofs/specs.ts';
import { RULEBOOKS } from '../../src/index.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const books = Object.values(RULEBOOKS);
const specs = readSpecs(root);

describe.each(books)('what the rulebook of $game says', (book) => {
  const { missing, denied } = coverageOf(book, specs);

  it('is proved by a test, or says why it cannot be', () => {
    expect(missing, 'name them in the title of a test that proves them').toEqual([]);
    expect(denied, 'these have tests, so they are not untested').toEqual([]);
  });
});

describe('specs', () => {
  it('name entries that there are, and leave no test out', () => {
    expect(specs.length).toBeGreaterThan(0);
    expect(faultsIn(specs, books)).toEqual([]);
  });
});
