import { contentsOf, shelve } from '../cards/designs.ts';
import { namesTitles, packsFor } from './needs.ts';
import { loadWords } from './pack-words.ts';
import { PACKS } from './packs.ts';

/** Gets packs by their names, with their words; those that are there already cost nothing. */
export async function loadPacks(names: readonly string[]): Promise<void> {
  const missing = PACKS.filter(({ name }) => names.includes(name) && !contentsOf(name));
  await Promise.all([
    ...missing.map(async (pack) => {
      const contents = await pack.load?.();
      if (contents) shelve(pack, contents);
    }),
    loadWords(names),
  ]);
}

export const EVERY_PACK: readonly string[] = PACKS.map(({ name }) => name);

/** Whether every pack is there of which a game with these options can meet cards. */
export function isLoadedFor(options: unknown): boolean {
  const needed = namesTitles(options) ? EVERY_PACK : packsFor(options);
  return needed.every((name) => contentsOf(name) !== undefined);
}

/** Gets every pack of which a game with these options can meet cards. */
export async function loadFor(options: unknown): Promise<void> {
  if (namesTitles(options)) await loadPacks(EVERY_PACK);
  // A pack that is there now may need another one.
  let needed: readonly string[] = [];
  do {
    needed = packsFor(options);
    await loadPacks(needed);
  } while (packsFor(options).length > needed.length);
}
