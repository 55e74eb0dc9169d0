import { describe, expect, it } from 'vitest';
import { coverageOf, faultsIn } from '../../build/proofs/coverage.ts';
import { testsIn } from '../../build/proofs/tests-in.ts';
import type { Entry, Rulebook, Untested } from '../../src/index.ts';
import { RULEBOOKS } from '../../src/index.ts';

const entry = (id: string, untested?: Untested): Entry => ({
  id,
  topic: 'basics',
  en: { title: id, text: [] },
  de: { title: id, text: [] },
  ...(untested && { untested }),
});

const ENTRIES = [
  entry('guard'),
  entry('patrol'),
  entry('enemy', 'term'),
  entry('friendly', 'term'),
];
const BOOK: Rulebook = {
  ...RULEBOOKS.champions,
  entries: ENTRIES,
  entry: (id) => ENTRIES.find((each) => each.id === id),
};

const spec = (home: string, source: string) => ({
  home,
  file: `${home}/test/one.spec.ts`,
  ...testsIn(source),
});

describe('counting what tests prove', () => {
  const specs = [
    spec('champions', `it('stops an attack § guard', () => {}); it('is foe § enemy', () => {});`),
    spec('rings', `it('is another game § patrol', () => {});`),
    spec('web', `it('is shown § champions/guard', () => {});`),
  ];

  it('tells apart what is proved, missing, only defined, and tested against its word', () => {
    expect(coverageOf(BOOK, specs)).toMatchObject({
      entries: 4,
      proved: ['enemy', 'guard'],
      missing: ['patrol'],
      denied: ['enemy'],
      definitions: { term: ['enemy', 'friendly'] },
      tests: 3,
    });
  });

  it('writes the tests down by file, each with what it proves', () => {
    expect(coverageOf(BOOK, specs).proofs).toEqual({
      'champions/test/one.spec.ts': { 'stops an attack': ['guard'], 'is foe': ['enemy'] },
      'web/test/one.spec.ts': { 'is shown': ['guard'] },
    });
  });

  it('finds entries that are not there', () => {
    expect(faultsIn(specs, [BOOK])).toEqual(['rings/test/one.spec.ts: there is no entry § patrol']);
  });
});
