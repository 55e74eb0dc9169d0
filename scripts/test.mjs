// Runs a lane of the tests, or the static checks and every lane, and says what it runs.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** In the order of `npm test`; lanes.ts says which specs are in each. */
const LANES = {
  quick: 'rules, cards and parts',
  games: 'whole games',
  trials: 'the server and its databases',
  browser: 'the page in a browser',
};

const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const check = fileURLToPath(new URL('check.mjs', import.meta.url));

const [only, ...filters] = process.argv.slice(2);
if (only === undefined) runAll();
else if (Object.hasOwn(LANES, only)) process.exitCode = runLane(only, filters);
else {
  console.error(`There is no lane '${only}'; there are: ${Object.keys(LANES).join(', ')}.`);
  process.exitCode = 2;
}

/** A lane that fails does not keep the others from running; a check that fails does. */
function runAll() {
  if (node(check) !== 0) process.exit(1);
  const failed = Object.keys(LANES).filter((lane) => runLane(lane, []) !== 0);
  if (failed.length === 0) {
    console.log('\nAll checks and lanes passed.');
  } else {
    console.error(`\nFailed: ${failed.map((lane) => `npm run test:${lane}`).join(', ')}`);
    process.exitCode = 1;
  }
}

function runLane(lane, filters) {
  console.log(`== ${LANES[lane]} (npm run test:${lane})`);
  // Rules and games compute, servers and browsers mostly wait: every lane takes every core.
  return node(vitest, 'run', '--project', lane, '--maxWorkers=100%', ...filters);
}

function node(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return status ?? 1;
}
