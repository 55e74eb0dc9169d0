// Compiles the dictionary of the card vocabulary when a vocabulary, a card or a title has changed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../bundle.mjs';
import { gamesIn } from '../games.mjs';
import { generate } from '../generate.mjs';
import { whenChanged } from '../when-changed.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const stamp = join(root, 'packages', 'rulebook', 'src', 'compiled', '.dictionary-stamp');

/** The sources of the dictionary, in each game. */
const PARTS = ['src/vocabulary', 'src/cards', 'test'];

export async function compileDictionary() {
  await generate();
  const games = gamesIn(root).filter((name) =>
    existsSync(join(root, 'packages', name, 'src/vocabulary')),
  );
  const madeOf = [
    'packages/rulebook/build/dictionary',
    'packages/rulebook/entries',
    'packages/kernel/src/abilities',
    ...games.flatMap((name) => PARTS.map((part) => `packages/${name}/${part}`)),
  ];
  await whenChanged({ root, madeOf, stamp }, async () => {
    const folder = await bundle(['packages/rulebook/build/dictionary/main.ts']);
    const { writeDictionary } = await import(new URL('main.mjs', folder).href);
    writeDictionary(root);
  });
}
