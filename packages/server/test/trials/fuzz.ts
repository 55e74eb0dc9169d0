import { scriptsIn } from '../support/scripts.ts';
import { printResult, readArguments } from './arguments.ts';
import { fuzzTrial } from './fuzz-trial.ts';

const { numbers, isJson, isHasty } = readArguments({ messages: 100_000, games: 40 });
const { findings, ...result } = await fuzzTrial(
  { ...numbers, isHasty },
  scriptsIn(import.meta.url),
);
for (const finding of findings) console.error(`found: ${finding}`);
printResult(result, isJson);
process.exitCode = result.crashes + result.leaks + result.trespasses > 0 ? 1 : 0;
