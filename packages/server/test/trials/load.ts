import { scriptsIn } from '../support/scripts.ts';
import { printResult, readArguments } from './arguments.ts';
import { loadTrial } from './load-trial.ts';

const { numbers, isJson } = readArguments({ tables: 200, seconds: 60 });
const url = process.env.DATABASE_URL ?? null;
const result = await loadTrial(numbers, scriptsIn(import.meta.url), url);
printResult(result, isJson);
process.exitCode = result.lost > 0 || result.p99Ms >= 50 ? 1 : 0;
