import type { Rulebook } from '../../src/index.ts';
import type { WrittenProofs } from '../../src/proofs.ts';
import { byEntry } from '../../src/proofs.ts';
import type { Spec } from './specs.ts';

/** How far the tests prove what the rulebook of a game says. */
export interface Coverage {
  readonly game: string;
  readonly entries: number;
  /** The addresses of the entries, by whether a test proves what they say. */
  readonly proved: readonly string[];
  /** Entries that state no behaviour, by the reason that they give. */
  readonly definitions: Readonly<Record<string, readonly string[]>>;
  readonly missing: readonly string[];
  /** Entries that say they cannot be tested, and are. */
  readonly denied: readonly string[];
  readonly tests: number;
  readonly proofs: WrittenProofs;
}

export function coverageOf(book: Rulebook, specs: readonly Spec[]): Coverage {
  const proofs = proofsIn(book, specs);
  const proves = byEntry(proofs);
  const ids = (which: (id: string, isDefinition: boolean) => boolean) =>
    book.entries
      .filter(({ id, untested }) => which(id, untested !== undefined))
      .map(({ id }) => id)
      .sort();
  const definitions: Record<string, string[]> = {};
  for (const { id, untested } of book.entries) {
    if (untested) definitions[untested] = [...(definitions[untested] ?? []), id].sort();
  }
  return {
    game: book.game,
    entries: book.entries.length,
    proved: ids((id) => proves.has(id)),
    definitions,
    missing: ids((id, isDefinition) => !isDefinition && !proves.has(id)),
    denied: ids((id, isDefinition) => isDefinition && proves.has(id)),
    tests: Object.values(proofs).flatMap((tests) => Object.keys(tests)).length,
    proofs,
  };
}

/** The faults of the specs themselves, in sentences. */
export function faultsIn(specs: readonly Spec[], books: readonly Rulebook[]): readonly string[] {
  return specs.flatMap((spec) => [
    ...spec.leftOut.map((title) => `${spec.file}: "${title}" is left out, or leaves others out`),
    ...spec.empty.map((title) => `${spec.file}: "${title}" has no test that proves its entries`),
    ...unknownIn(spec, books).map((name) => `${spec.file}: there is no entry § ${name}`),
  ]);
}

/** Where the proofs of a game lie for the page, from the project's folder. */
export const placeOf = (game: string) => `packages/rulebook/src/compiled/${game}.proofs.json`;

export const asFile = (proofs: WrittenProofs) => `${JSON.stringify(proofs)}\n`;

function proofsIn(book: Rulebook, specs: readonly Spec[]): WrittenProofs {
  const proofs: Record<string, Record<string, readonly string[]>> = {};
  for (const spec of specs) {
    const inFile: Record<string, readonly string[]> = {};
    for (const { title, proves } of spec.tests) {
      const entries = proves
        .map((name) => addressed(spec, name))
        .filter(({ game, id }) => game === book.game && book.entry(id))
        .map(({ id }) => id);
      if (entries.length > 0) inFile[title] = [...new Set([...(inFile[title] ?? []), ...entries])];
    }
    if (Object.keys(inFile).length > 0) proofs[spec.file] = inFile;
  }
  return proofs;
}

function unknownIn(spec: Spec, books: readonly Rulebook[]): readonly string[] {
  const names = new Set(spec.tests.flatMap(({ proves }) => proves));
  return [...names].filter((name) => {
    const { game, id } = addressed(spec, name);
    return !books.some((book) => book.game === game && book.entry(id));
  });
}

/** The game is that of the package, unless it is named: `champions/overkill`. */
function addressed({ home }: Spec, name: string): { game: string; id: string } {
  const [id = '', game = home] = name.split('/').reverse();
  return { game, id };
}
