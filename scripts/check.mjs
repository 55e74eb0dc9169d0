// Runs every static check in turn, the quickest first, and stops at the first that fails.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const CHECKS = [
  ['lint', 'format and lint'],
  ['types', 'types'],
  ['promises', 'floating promises'],
  ['directions', 'import directions'],
  ['unused', 'unused files, exports and dependencies'],
];

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

// The commands are package.json's own, started without a second npm for each.
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };

for (const [name, heading] of CHECKS) {
  console.log(`== ${heading} (npm run ${name})`);
  const check = spawnSync(scripts[name], { cwd: root, env, shell: true, stdio: 'inherit' });
  if (check.status !== 0) {
    console.error(`\nThe check "${heading}" failed.`);
    process.exit(check.status ?? 1);
  }
}
