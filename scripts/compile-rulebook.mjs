// Compiles the text of the rulebooks when it has changed: `packages/rulebook/entries` and `rulings`.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';

const rulebook = fileURLToPath(new URL('../packages/rulebook/', import.meta.url));
const compiled = join(rulebook, 'src', 'compiled', '.stamp');

/** What the compiled text is made of. */
const MADE_OF = ['entries', 'rulings', 'build', join('src', 'entry.ts'), join('src', 'ruling.ts')];

/** Throws a `RulebookFaults` if something is wrong with the text. */
export async function compileRulebook() {
  const wanted = stamp();
  if (textOf(compiled) === wanted) return;
  const folder = await bundle(['packages/rulebook/build/main.ts']);
  const { compileRulebooks } = await import(new URL('main.mjs', folder).href);
  const faults = compileRulebooks(rulebook);
  if (faults.length > 0) throw new RulebookFaults(faults);
  writeFileSync(compiled, wanted);
}

export class RulebookFaults extends Error {
  constructor(faults) {
    const lines = faults.map((fault) => `  packages/rulebook/${fault}`);
    super(['The text of the rulebook has faults:', ...lines].join('\n'));
  }
}

/** Changes whenever a text or its compiler does; dates do not matter, since copies lose them. */
function stamp() {
  const hash = createHash('sha256');
  for (const place of MADE_OF) {
    for (const name of namesIn(join(rulebook, place))) {
      hash.update(`${name.slice(rulebook.length)}\n`).update(readFileSync(name));
    }
  }
  return hash.digest('hex');
}

function namesIn(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath ?? each.path, each.name))
    .sort();
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
