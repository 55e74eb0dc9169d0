#!/usr/bin/env node
// Plants faults one after the other, runs the trial that has to find each, and says which were caught:
//
//     npm run trials:mutants
//     npm run trials:mutants -- --only seed
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle, cache, compile } from '../../../scripts/bundle.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const config = 'packages/server/test/mutants/vitest.config.ts';

/** Small versions of the trials: what they promise has to break at once. */
const TRIALS = {
  fuzz: ['--messages', '500', '--games', '5', '--hasty', '--json'],
  chaos: ['--kills', '2', '--tables', '4', '--database', 'postgres', '--json'],
};
/** The figures of a trial besides breaches of promises. */
const FIGURES = ['messages', 'positions', 'kills', 'acknowledged'];
const MOST_MS = 900_000;
/** Letters that are shown of what was found. */
const MOST_WHY = 160;

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const { only = [''] } = values;
const folder = await bundle([
  'packages/server/test/mutants/list.ts',
  'packages/server/test/mutants/planting.ts',
]);
const { MUTANTS } = await import(new URL('list.mjs', folder).href);
const { planted } = await import(new URL('planting.mjs', folder).href);

const unknown = only.find((word) => !MUTANTS.some(({ name }) => name.includes(word)));
if (unknown !== undefined) {
  console.error(`No mutant is called '${unknown}'.`);
  process.exit(2);
}
const chosen = MUTANTS.filter(({ name }) => only.some((word) => name.includes(word)));

let failures = 0;
/** A trial that fails without any fault would catch everything. */
for (const caughtBy of together(chosen.map((mutant) => mutant.caughtBy))) {
  await judge({ name: 'nothing is planted', caughtBy }, 'clean');
}
for (const mutant of chosen) await judge(mutant, 'caught');
console.log(`${chosen.length} mutants, ${failures} verdicts that are wrong`);
process.exitCode = failures > 0 ? 1 : 0;

async function judge(mutant, wanted) {
  const start = Date.now();
  const { verdict, why } = await tried(mutant).catch((error) => ({
    verdict: 'no verdict',
    why: error.message,
  }));
  const isRight = verdict === wanted;
  if (!isRight) failures++;
  const seconds = `${Math.round((Date.now() - start) / 1000)} s`.padStart(5);
  const by = mutant.caughtBy.trial ?? 'spec';
  const row = [isRight ? '  ' : '!!', verdict.padEnd(10), by.padEnd(5), seconds, mutant.name];
  console.log(`${row.join(' ')}${why ? `\n     ${why}` : ''}`);
}

async function tried(mutant) {
  const { trial, spec, tests } = mutant.caughtBy;
  // Also checks that a mutant for a spec still applies.
  const text = mutant.file && planted(mutant, readFileSync(join(root, mutant.file), 'utf8'));
  return spec ? bySpec(mutant, spec, tests) : byTrial(mutant, trial, text);
}

async function byTrial({ file }, trial, text) {
  const place = join(cache, `mutant-${process.pid}`);
  mkdirSync(place, { recursive: true });
  try {
    const entries = [
      `packages/server/test/trials/${trial}.ts`,
      'packages/server/test/support/serve.ts',
      'packages/server/src/tables/bot-worker.ts',
      'packages/server/src/storage/database-worker.ts',
    ];
    await compile(entries, place, file ? [planting(join(root, file), text)] : []);
    const { out, err } = await run([join(place, `${trial}.mjs`), ...TRIALS[trial]]);
    const result = lastObject(out);
    if (!result) throw new Error(err.trim().split('\n').slice(0, 6).join(' | ') || 'no result');
    const broken = Object.entries(result).filter(
      ([name, count]) => !FIGURES.includes(name) && count > 0,
    );
    const finding = /^found: (.*)$/m.exec(err)?.[1] ?? '';
    const why = `${broken.map(([name, count]) => `${name} ${count}`).join(', ')} ${finding}`.trim();
    return { verdict: broken.length > 0 ? 'caught' : 'clean', why: why.slice(0, MOST_WHY) };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function bySpec({ name, file }, spec, tests) {
  const args = [vitest, 'run', '--config', config, '--reporter', 'json', spec, '-t', tests];
  const { out, err } = await run(args, { GRIMRULE_MUTANT: file ? name : '' });
  const result = lastObject(out);
  if (!result?.numTotalTests) throw new Error(err.trim().split('\n')[0] || 'no test was run');
  const { numFailedTests: failed, numPassedTests: passed } = result;
  if (failed + passed === 0) throw new Error(`no test of ${spec} is called '${tests}'`);
  const finding = result.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ failureMessages }) => failureMessages)[0]
    ?.split('\n')[0];
  const counts = `${failed} failed, ${passed} passed`;
  const why = finding ? `${counts}: ${finding.slice(0, MOST_WHY)}` : counts;
  return { verdict: failed > 0 ? 'caught' : 'clean', why };
}

/** A plugin of esbuild that gives one file another text. */
function planting(path, contents) {
  return {
    name: 'mutant',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, (loaded) =>
        loaded.path === path ? { contents, loader: 'ts' } : undefined,
      );
    },
  };
}

function run(args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: MOST_MS,
      killSignal: 'SIGKILL',
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      err += data;
    });
    child.on('error', reject);
    child.on('close', (_code, signal) =>
      signal ? reject(new Error(`ended by ${signal}: ${err.slice(-300)}`)) : resolve({ out, err }),
    );
  });
}

function lastObject(text) {
  const line = text.trim().split('\n').at(-1) ?? '';
  return line.startsWith('{') ? JSON.parse(line) : null;
}

/** Each trial once, and each spec once with all its tests that are needed. */
function together(trials) {
  const found = new Map();
  for (const { trial, spec, tests } of trials) {
    const before = found.get(trial ?? spec)?.tests ?? [];
    found.set(trial ?? spec, trial ? { trial } : { spec, tests: [...before, tests] });
  }
  return [...found.values()].map((each) =>
    each.spec ? { ...each, tests: [...new Set(each.tests)].join('|') } : each,
  );
}
