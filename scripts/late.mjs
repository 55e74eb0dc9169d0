// Plays on from legal positions late in games, and says which of them go wrong:
//
//     npm run late -- champions --positions 2000 --seed 1
//     npm run late -- rings --seed 27 --tell
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bundle } from './bundle.mjs';
import { GAMES } from './games.mjs';

const judge = (game) => `packages/${game}/test/late/judge.ts`;
/** The games that have late positions. */
const LATE = GAMES.filter((game) => existsSync(new URL(`../${judge(game)}`, import.meta.url)));
const USAGE = `npm run late -- ${LATE.join('|')} [--positions 2000] [--seed 1] [--tell]`;
/** Progress is told every so often. */
const EVERY_MS = 10_000;
/** A position that takes longer than this is told: no rule may take long. */
const SLOW_MS = 30_000;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: 'string' },
    seed: { type: 'string' },
    tell: { type: 'boolean', default: false },
  },
});
const [game = ''] = positionals;
const first = Number(values.seed ?? 1);
// A seed alone names one position.
const count = Number(values.positions ?? (values.seed === undefined ? 2000 : 1));
if (!LATE.includes(game) || !Number.isInteger(first) || !Number.isInteger(count) || count < 1) {
  console.error(USAGE);
  process.exit(2);
}

const folder = await bundle([judge(game)]);
const { judged } = await import(new URL('judge.mjs', folder).href);
const began = Date.now();
let told = began;
let wrong = 0;
for (let done = 0; done < count; done++) {
  const seed = first + done;
  const start = Date.now();
  const { faults, tale } = judged(String(seed));
  const took = Date.now() - start;
  if (values.tell) for (const line of tale) console.log(line);
  if (took > SLOW_MS) console.log(`seed ${seed} took ${Math.round(took / 1000)} s`);
  if (faults.length > 0) report(seed, faults);
  if (Date.now() - told > EVERY_MS) {
    told = Date.now();
    console.log(`${done + 1} of ${count} positions, ${wrong} with faults, ${seconds()} s`);
  }
}
console.log(`${count} positions of ${game}, ${wrong} with faults, ${seconds()} s`);
process.exitCode = wrong > 0 ? 1 : 0;

function report(seed, faults) {
  wrong++;
  console.log(`seed ${seed}:`);
  for (const fault of faults.slice(0, 5)) console.log(`  ${fault}`);
  if (faults.length > 5) console.log(`  and ${faults.length - 5} more`);
  console.log(`  npm run late -- ${game} --seed ${seed} --tell`);
}

function seconds() {
  return Math.round((Date.now() - began) / 1000);
}
