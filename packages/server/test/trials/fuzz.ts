import { scriptsIn } from '../support/scripts.ts';
import { printResult, readArguments } from './arguments.ts';
import { fuzzTrial } from './fuzz-trial.ts';

const { numbers, isJson } = readArguments({ messages: 100_000, games: 40 });
const result = await fuzzTrial(numbers, scriptsIn(import.meta.url));
printResult(result, isJson);
process.exitCode = result.crashes + result.leaks > 0 ? 1 : 0;
