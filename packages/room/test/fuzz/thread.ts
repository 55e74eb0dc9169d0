import { parentPort } from 'node:worker_threads';
import fc from 'fast-check';
import type { ParserName } from './parsers.ts';
import { PARSERS } from './parsers.ts';

/** Asked for a parser, it answers with its failure, or with nothing. */
parentPort?.on('message', ({ name, runs }: { readonly name: ParserName; readonly runs: number }) =>
  parentPort?.postMessage(failureOf(name, runs)),
);

/** Lets one parser read random input. */
function failureOf(name: ParserName, runs: number): string {
  const { input, reads, worst } = PARSERS[name];
  const found = fc.check(
    fc.property(input as fc.Arbitrary<unknown>, (sent) => reads(sent as never)),
    {
      seed: 2026,
      numRuns: runs + worst.length,
      examples: worst.map((sent) => [sent]),
      endOnFailure: true,
    },
  );
  const { failed, errorInstance, seed, counterexamplePath, counterexample } = found;
  if (!failed) return '';
  const error =
    errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : '';
  return `seed ${seed}, path ${counterexamplePath}: ${fc.stringify(counterexample).slice(0, 500)} ${error}`;
}
