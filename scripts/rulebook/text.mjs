// Compiles the text of the rulebooks when it has changed: `packages/rulebook/entries` and `rulings`.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../bundle.mjs';
import { whenChanged } from '../when-changed.mjs';

const rulebook = fileURLToPath(new URL('../../packages/rulebook/', import.meta.url));
const stamp = join(rulebook, 'src', 'compiled', '.stamp');

/** The sources of the compiled text. */
const madeOf = ['entries', 'rulings', 'build', join('src', 'entry.ts'), join('src', 'ruling.ts')];

/** Throws a `RulebookFaults` if something is wrong with the text. */
export function compileRulebook() {
  return whenChanged({ root: rulebook, madeOf, stamp }, async () => {
    const folder = await bundle(['packages/rulebook/build/main.ts']);
    const { compileRulebooks } = await import(new URL('main.mjs', folder).href);
    const faults = compileRulebooks(rulebook);
    if (faults.length > 0) throw new RulebookFaults(faults);
  });
}

class RulebookFaults extends Error {
  constructor(faults) {
    const lines = faults.map((fault) => `  packages/rulebook/${fault}`);
    super(['The text of the rulebook has faults:', ...lines].join('\n'));
  }
}
