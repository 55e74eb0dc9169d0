import { REGISTERED } from '../registered/pack-words.ts';
import type { PackWords } from './pack.ts';

interface Shelved {
  readonly name: string;
  readonly words?: PackWords;
  load?(): Promise<{ readonly words: PackWords }>;
}

const PACKS: readonly Shelved[] = REGISTERED;

const loaded = new Map<string, PackWords>();
for (const { name, words } of PACKS) if (words) loaded.set(name, words);

/** Gets the words of packs, besides those that are always there. */
export async function loadWords(packs: readonly string[]): Promise<void> {
  const missing = PACKS.filter(({ name }) => packs.includes(name) && !loaded.has(name));
  await Promise.all(
    missing.map(async ({ name, load }) => {
      const found = await load?.();
      if (found) loaded.set(name, found.words);
    }),
  );
}

/** What something is called in German; packs agree on it, and say nothing about what others say. */
export function germanWord(of: keyof PackWords, english: string): string | undefined {
  for (const { name } of PACKS) {
    const found = loaded.get(name)?.[of][english];
    if (found !== undefined) return found;
  }
  return undefined;
}
