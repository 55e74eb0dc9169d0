import { join } from 'node:path';
import { writeIfChanged } from '../writing.ts';
import { compileDictionary } from './compile.ts';

/** Writes the dictionary for the page and the command line. Its spec says what is wrong with it. */
export function writeDictionary(root: string): void {
  const { words } = compileDictionary(root);
  const file = join(root, 'packages/rulebook/src/compiled/dictionary.json');
  writeIfChanged(file, `${JSON.stringify(words)}\n`);
}
