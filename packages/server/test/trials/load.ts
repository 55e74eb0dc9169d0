import { scriptsIn } from '../support/scripts.ts';
import { printResult, readArguments } from './arguments.ts';
import { complaintsAbout, loadTrial } from './load-trial.ts';

const { numbers, isJson } = readArguments({ tables: 200, seconds: 60, thinking: 650 });
const url = process.env.DATABASE_URL ?? null;
const result = await loadTrial(numbers, scriptsIn(import.meta.url), url);
printResult(result, isJson);
const complaints = complaintsAbout(result);
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
