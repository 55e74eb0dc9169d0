// Compiles a program against the packages of another commit, to compare it with the working tree.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compile } from './bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** The commit of the working tree, with a plus if something in it is not committed. */
export function commitHere() {
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+');
}

/**
 * Compiles an entry file into a folder, with our packages as they were in that commit and the
 * libraries of the working tree. `entryFor` gets the folder of the commit and gives the path of the
 * entry. Gives the address of the program.
 */
export async function compiledAt(commit, entryFor, folder) {
  const name = git('rev-parse', '--verify', `${commit}^{commit}`);
  const tree = join(folder, 'tree');
  mkdirSync(folder, { recursive: true });
  git('worktree', 'add', '--detach', tree, name);
  let entry;
  try {
    entry = entryFor(tree);
    await compile([entry], folder, [{ name: 'its packages', setup: inTree(tree) }]);
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
  return pathToFileURL(join(folder, basename(entry).replace(/\.ts$/, '.mjs'))).href;
}

function inTree(tree) {
  return ({ onResolve }) => {
    onResolve({ filter: /^@grimrule\// }, ({ path }) => {
      const [, name, ...inside] = path.split('/');
      const folder = join(tree, 'packages', name);
      const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return { path: join(folder, exports[['.', ...inside].join('/')]) };
    });
  };
}
