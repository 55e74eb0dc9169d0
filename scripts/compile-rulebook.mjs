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
  const looks = dates();
  const [wanted, seen] = (textOf(compiled) ?? '').split('\n');
  if (seen === looks) return;
  const contents = stamp();
  if (wanted === contents) return writeFileSync(compiled, `${contents}\n${looks}`);
  const folder = await bundle(['packages/rulebook/build/main.ts']);
  const { compileRulebooks } = await import(new URL('main.mjs', folder).href);
  const faults = compileRulebooks(rulebook);
  if (faults.length > 0) throw new RulebookFaults(faults);
  writeFileSync(compiled, `${contents}\n${looks}`);
}

export class RulebookFaults extends Error {
  constructor(faults) {
    const lines = faults.map((fault) => `  packages/rulebook/${fault}`);
    super(['The text of the rulebook has faults:', ...lines].join('\n'));
  }
}

/** Changes whenever a text or its compiler does; dates do not matter, since copies lose them. */
function stamp() {
  return hashed((hash, name) => hash.update(readFileSync(name)));
}

/** The same by dates and sizes, which are quicker to read than all the texts. */
function dates() {
  return hashed((hash, name) => {
    const { mtimeMs, size } = statSync(name);
    hash.update(`${mtimeMs} ${size}\n`);
  });
}

function hashed(add) {
  const hash = createHash('sha256');
  for (const name of MADE_OF.flatMap((place) => namesIn(join(rulebook, place)))) {
    hash.update(`${name.slice(rulebook.length)}\n`);
    add(hash, name);
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
