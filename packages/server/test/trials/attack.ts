import { scriptsIn } from '../support/scripts.ts';
import { printResult, readArguments } from './arguments.ts';
import { attackTrial } from './attack-trial.ts';

const { numbers, isJson } = readArguments({ watchers: 30, botTables: 40, seconds: 10 });
const results = await attackTrial(numbers, scriptsIn(import.meta.url));
if (isJson) console.log(JSON.stringify(results));
else for (const result of results) printResult(result, false);
process.exitCode = results.some(({ lost }) => lost > 0) ? 1 : 0;
