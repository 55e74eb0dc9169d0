// Makes the checkout runnable: the right Node, the packages that package-lock.json names, and the
// generated sources.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = [20, 19];

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = fileURLToPath(new URL('../node_modules/.grimrule-ready', import.meta.url));

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  console.error(
    `Grimrule needs Node ${OLDEST_NODE.join('.')} or newer, and this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}

const wanted = createHash('sha256')
  .update(readFileSync(new URL('../package-lock.json', import.meta.url)))
  .digest('hex');

if (installed() !== wanted) {
  console.error('Installing the packages of Grimrule (once, about a minute) ...');
  // stdout belongs to the command that runs next, so npm reports on stderr.
  const npm = spawnSync('npm ci --no-audit --no-fund', {
    cwd: root,
    shell: true,
    stdio: ['inherit', 2, 2],
  });
  if (npm.status !== 0) {
    console.error('The packages could not be installed. See the message of npm above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

// Loaded here because it needs the packages.
const { generate, orExit } = await import('./generate.mjs');
await orExit(generate());

function installed() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}
