// Runs a script of package.json on another version of Node: npm run with-node -- 24 test:games golden
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [version, script, ...args] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version ?? '') || script === undefined) {
  console.error('Name a version and a script: npm run with-node -- 24 test:games golden');
  process.exit(2);
}

const PATH = [dirname(nodeOf(version)), process.env.PATH].join(delimiter);
const run = npm(['run', script, ...(args.length > 0 ? ['--', ...args] : [])], {
  ...process.env,
  PATH,
});
process.exitCode = run.status ?? 1;

/** The program of that version. Each platform has a package of it, which is fetched once. */
function nodeOf(version) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const folder = join(root, 'node_modules', '.cache', 'grimrule-node', version);
  const found = join(folder, 'node_modules', name, 'bin', platform === 'win' ? 'node.exe' : 'node');
  if (existsSync(found)) return found;
  console.error(`Fetching Node ${version} (once, about 130 MB) ...`);
  mkdirSync(folder, { recursive: true });
  npm([
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    `${name}@${version}`,
  ]);
  if (existsSync(found)) return found;
  console.error(`There is no Node ${version} for ${platform} on ${process.arch}.`);
  process.exit(1);
}

function npm(args, env = process.env) {
  const shell = process.platform === 'win32';
  return spawnSync('npm', args, { cwd: root, env, shell, stdio: ['inherit', 'inherit', 2] });
}
