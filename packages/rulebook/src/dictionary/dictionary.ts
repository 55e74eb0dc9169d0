import { fold } from '@grimrule/kernel';
import type { Word } from './word.ts';

/** The words of all vocabularies, as `build/dictionary` reads them from the sources. */
export async function loadDictionary(): Promise<readonly Word[]> {
  // A file of its own for the page: only programmers need it.
  const { default: words } = await import('../compiled/dictionary.json', {
    with: { type: 'json' },
  });
  return words as readonly Word[];
}

/** The words that a game's cards can use: its own and those of every game. */
export function wordsOf(words: readonly Word[], game: string): readonly Word[] {
  return words.filter((word) => word.game === game || word.game === 'kernel');
}

/** The words that a typed text finds: those whose name it begins first, then names, then meanings. */
export function findWords(words: readonly Word[], typed: string): readonly Word[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return words;
  return words
    .map((word) => ({ word, rank: rankOf(word, wanted) }))
    .filter(({ rank }) => rank < MISSED)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ word }) => word);
}

const MISSED = 4;

function rankOf(word: Word, wanted: readonly string[]): number {
  const name = fold(word.name);
  const told = [name, fold(word.meaning), fold(word.signature), ...word.examples.map(spoken)];
  if (!wanted.every((each) => told.some((text) => text.includes(each)))) return MISSED;
  if (name === wanted.join('')) return 0;
  if (wanted.every((each) => name.startsWith(each))) return 1;
  return wanted.every((each) => name.includes(each)) ? 2 : 3;
}

const spoken = ({ title, code }: Word['examples'][number]) => fold(`${title} ${code}`);
