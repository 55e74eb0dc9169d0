import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compileBook } from './compile.ts';
import type { Fault } from './fault.ts';
import { asLine } from './fault.ts';
import { writeIfChanged } from './writing.ts';

/** Compiles the rulebooks below a folder into `src/compiled`; gives what is wrong with them. */
export function compileRulebooks(folder: string): readonly string[] {
  const into = join(folder, 'src', 'compiled');
  const faults: Fault[] = [];
  mkdirSync(into, { recursive: true });
  for (const game of readdirSync(join(folder, 'entries')).sort()) {
    const { entries, rulings, faults: found } = compileBook(folder, game);
    faults.push(...found);
    writeIfChanged(join(into, `${game}.json`), `${JSON.stringify({ entries, rulings })}\n`);
    // The tests that prove them are found for the page and on request; see `proofs/main.ts`.
    const proofs = join(into, `${game}.proofs.json`);
    if (!existsSync(proofs)) writeIfChanged(proofs, '{}\n');
  }
  // So is the dictionary of the vocabulary; see `dictionary/main.ts`.
  const dictionary = join(into, 'dictionary.json');
  if (!existsSync(dictionary)) writeIfChanged(dictionary, '[]\n');
  return faults.map(asLine);
}
