import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RULEBOOKS } from '../../src/index.ts';
import { asFile, coverageOf, faultsIn, placeOf } from './coverage.ts';
import { readSpecs } from './specs.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const books = Object.values(RULEBOOKS);
const specs = readSpecs(root);

describe.each(books)('what the rulebook of $game says', (book) => {
  const { missing, denied, proofs } = coverageOf(book, specs);

  it('is proved by a test, or says why it cannot be', () => {
    expect(missing, 'name them in the title of a test that proves them').toEqual([]);
    expect(denied, 'these have tests, so they are not untested').toEqual([]);
  });

  it('is written down for the page with the tests that prove it', () => {
    const written = readFileSync(`${root}${placeOf(book.game)}`, 'utf8');
    expect(written === asFile(proofs), 'run npm run coverage:rules').toBe(true);
  });
});

describe('specs', () => {
  it('name entries that there are, and leave no test out', () => {
    expect(specs.length).toBeGreaterThan(0);
    expect(faultsIn(specs, books)).toEqual([]);
  });
});
