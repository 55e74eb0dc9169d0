import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RULEBOOKS } from '../../src/index.ts';
import { writeIfChanged } from '../writing.ts';
import type { Coverage } from './coverage.ts';
import { asFile, coverageOf, faultsIn, placeOf } from './coverage.ts';
import { readSpecs } from './specs.ts';

/** Says which entries the tests prove, gives the exit code. */
export function main(given: readonly string[], root: string): number {
  const { values } = parseArgs({
    args: [...given],
    options: { json: { type: 'boolean', default: false }, game: { type: 'string' } },
  });
  const books = Object.values(RULEBOOKS);
  const chosen = books.filter(({ game }) => game === (values.game ?? game));
  if (chosen.length === 0) {
    console.error(`There is no game "${values.game}": ${Object.keys(RULEBOOKS).join(', ')}.`);
    return 2;
  }
  const specs = readSpecs(root);
  const coverages = chosen.map((book) => coverageOf(book, specs));
  const faults = faultsIn(specs, books);
  if (values.json) console.log(JSON.stringify({ coverages, faults }, undefined, 2));
  else for (const line of [...coverages.flatMap(linesOf), ...faults]) console.log(line);
  const isComplete = coverages.every(({ missing, denied }) => missing.length + denied.length === 0);
  return isComplete && faults.length === 0 ? 0 : 1;
}

/** Writes down for the page which tests prove the entries. */
export function writeProofs(root: string): void {
  const specs = readSpecs(root);
  for (const book of Object.values(RULEBOOKS)) {
    writeIfChanged(join(root, placeOf(book.game)), asFile(coverageOf(book, specs).proofs));
  }
}

function linesOf(coverage: Coverage): readonly string[] {
  const { game, entries, proved, definitions, missing, denied, tests } = coverage;
  const count = Object.values(definitions).flat().length;
  return [
    `${game}: ${entries} entries`,
    `  ${proved.length} proved by ${tests} tests`,
    `  ${count} only definitions`,
    ...Object.entries(definitions).map(([why, ids]) => `    ${why}: ${ids.join(', ')}`),
    `  ${missing.length} without a test${missing.length > 0 ? `: ${missing.join(', ')}` : ''}`,
    ...denied.map((id) => `  ${id} says that nothing can be tested, and is tested`),
  ];
}
