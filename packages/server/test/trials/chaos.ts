import { scriptsIn } from '../support/scripts.ts';
import { printResult, readArguments } from './arguments.ts';
import { type ChaosResult, chaosTrial, type Kind } from './chaos-trial.ts';

const { numbers, isJson, database } = readArguments({ kills: 100, tables: 12 });
const KINDS: readonly Kind[] = ['embedded', 'postgres'];
const wanted = KINDS.filter((kind) => database === 'both' || database === kind);
if (wanted.length === 0) throw new Error('--database takes embedded, postgres or both');

const results: (ChaosResult & { readonly database: Kind })[] = [];
for (const kind of wanted) {
  const result = await chaosTrial(kind, numbers, scriptsIn(import.meta.url));
  results.push({ database: kind, ...result });
  console.error(JSON.stringify(results.at(-1)));
}
const sum = (of: (result: (typeof results)[number]) => number) =>
  results.reduce((total, result) => total + of(result), 0);
const total = {
  kills: sum(({ kills }) => kills),
  acknowledged: sum(({ acknowledged }) => acknowledged),
  lost: sum(({ lost }) => lost),
  doubled: sum(({ doubled }) => doubled),
  forgotten: sum(({ forgotten }) => forgotten),
  stuck: sum(({ stuck }) => stuck),
};
printResult(total, isJson);
process.exitCode = total.lost + total.doubled + total.forgotten + total.stuck > 0 ? 1 : 0;
