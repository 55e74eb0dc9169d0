// Runs all static checks at the same time, and shows what each of them says when it has ended.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The longest first, so that none is left to run alone. */
const CHECKS = {
  promises: 'floating promises',
  unused: 'unused files, exports and dependencies',
  directions: 'import directions',
  types: 'types',
  lint: 'format and lint',
};

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

// The commands are package.json's own, started without a second npm for each.
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };

const failed = (await Promise.all(Object.keys(CHECKS).map(run))).filter((name) => name !== null);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map((name) => `npm run ${name}`).join(', ')}`);
  process.exitCode = 1;
}

/** Gives the name of a check that fails, otherwise null. */
function run(name) {
  return new Promise((resolve) => {
    const stdio = ['ignore', 'pipe', 'pipe'];
    const child = spawn(scripts[name], { cwd: root, env, shell: true, stdio });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('close', (status) => {
      console.log(`== ${CHECKS[name]} (npm run ${name})\n${output.trim()}`);
      resolve(status === 0 ? null : name);
    });
  });
}
