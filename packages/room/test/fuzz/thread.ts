import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import type { ParserName } from './parsers.ts';
import { PARSERS } from './parsers.ts';

/** Lets one parser read random input and gives its failure, or nothing. */
const { name, runs } = workerData as { readonly name: ParserName; readonly runs: number };
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
const error = errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : '';
parentPort?.postMessage(
  failed
    ? `seed ${seed}, path ${counterexamplePath}: ${fc.stringify(counterexample).slice(0, 500)} ${error}`
    : '',
);
