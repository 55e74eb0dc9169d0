// Runs a lane of the tests, or the static checks and every lane, and says what took how long.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The content of each; lanes.ts says which specs. */
const LANES = {
  quick: 'rules, cards and parts',
  games: 'whole games',
  trials: 'the server and its databases',
  browser: 'the page in a browser',
};

/** Specs that run at a time, for each core: those of servers and browsers wait two thirds of the time. */
const AT_A_TIME = { quick: 1, games: 1, trials: 2, browser: 2 };
/** The same where all lanes run: the trials end before the browser lane all the same. */
const BESIDE_OTHERS = { ...AT_A_TIME, trials: 1 };

/** Rules and games compute; beside them, servers and browsers mostly wait. */
const QUEUES = [['games', 'quick'], ['browser'], ['trials']];

const SLOWEST = 5;

/** Lines of a failed lane that are shown again at the end. */
const LAST_LINES = 120;

const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const check = fileURLToPath(new URL('check.mjs', import.meta.url));
const fileTimes = fileURLToPath(new URL('file-times.mjs', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'grimrule-tests-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const [only, ...filters] = process.argv.slice(2);
if (only === undefined) process.exitCode = await runAll();
else if (Object.hasOwn(LANES, only)) process.exitCode = await runAlone(only, filters);
else {
  console.error(`There is no lane '${only}'. Choose one of: ${Object.keys(LANES).join(', ')}.`);
  process.exitCode = 2;
}

async function runAlone(name, filters) {
  console.log(heading(name));
  const lane = await run(name, filters, 'inherit', AT_A_TIME[name]);
  console.log(account([lane]));
  return lane.status;
}

/** A lane that fails does not keep the others from running; a check that fails does. */
async function runAll() {
  const began = Date.now();
  const checks = await node([check], 'inherit');
  if (checks.status !== 0) return 1;
  const lanes = (await Promise.all(QUEUES.map(runQueue))).flat();
  const timed = [{ name: 'check', ...checks }, ...lanes];
  console.log(`\n${account(timed)}\n\nFor docs/testing.md:\n${table(timed, Date.now() - began)}`);
  const failed = lanes.filter(({ status }) => status !== 0);
  if (failed.length === 0) {
    console.log(`\nAll checks and lanes passed in ${duration(Date.now() - began)}.`);
    return 0;
  }
  for (const lane of failed) console.error(`\n${heading(lane.name)} ended so:\n${ending(lane)}`);
  console.error(`\nFailed: ${failed.map(({ name }) => `npm run test:${name}`).join(', ')}`);
  return 1;
}

/** vitest lists failures last. Logs that keep only the end of a long output show them too. */
function ending({ output, signal }) {
  const lines = output.trimEnd().split('\n').slice(-LAST_LINES);
  return [...lines, ...(signal ? [`The process was ended by ${signal}.`] : [])].join('\n');
}

/** Several lanes run at a time, so the output of each is shown when it has ended. */
async function runQueue(names) {
  const lanes = [];
  for (const name of names) {
    console.log(`${heading(name)} begins`);
    const lane = await run(name, [], 'pipe', BESIDE_OTHERS[name]);
    console.log(`\n${heading(name)}\n${lane.output}`);
    lanes.push(lane);
  }
  return lanes;
}

function heading(name) {
  return `== ${LANES[name]} (npm run test:${name})`;
}

async function run(name, filters, stdio, atATime) {
  const report = join(reports, `${name}.json`);
  const reporters = ['default', fileTimes].map((reporter) => `--reporter=${reporter}`);
  const workers = `--maxWorkers=${atATime * availableParallelism()}`;
  const args = [vitest, 'run', '--project', name, workers, ...reporters, ...filters];
  const lane = await node(args, stdio, { GRIMRULE_FILE_TIMES: report });
  return { name, ...lane, files: filesIn(report) };
}

/** The two streams of a command belong together. */
function node(args, stdio, env = {}) {
  const began = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['inherit', stdio, stdio],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('close', (status, signal) =>
      resolve({ status: status ?? 1, signal, output, took: Date.now() - began }),
    );
  });
}

/** The files of a lane with how long their tests took; none if the lane did not come so far. */
function filesIn(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : [];
}

/** The time of each lane, and its slowest files. */
function account(lanes) {
  const rows = lanes.flatMap(({ name, took, status, files = [] }) => [
    `${name.padEnd(8)} ${duration(took).padStart(12)}${status === 0 ? '' : '  failed'}`,
    ...files
      .toSorted((one, other) => other.took - one.took)
      .slice(0, SLOWEST)
      .map((file) => `  ${duration(file.took).padStart(12)}  ${relative(root, file.name)}`),
  ]);
  return rows.join('\n');
}

/** The rows of the table in docs/testing.md. */
function table(lanes, took) {
  const rows = lanes.map(({ name, took: each, files }) => [
    name === 'check' ? 'npm run check' : `npm run test:${name}`,
    files?.length ?? '',
    files?.reduce((sum, { tests }) => sum + tests, 0).toLocaleString('en') ?? '',
    duration(each),
  ]);
  return [...rows, ['npm test', '', '', duration(took)]]
    .map(([command, ...cells]) => `| \`${command}\` | ${cells.join(' | ')} |`)
    .join('\n');
}

function duration(ms) {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
