import { FILLERS } from './fillers.ts';
import type { AskedWord } from './query-words.ts';
import type { Vocabulary } from './search-index.ts';

/** How much the small words of a question count, next to the others. */
const FILLER = 0.25;
/** How much a word of a name that was not asked for counts against the name. */
const UNASKED = 0.5;

/** How much the best of an entry's names is like what was typed, from 0 to 1. */
export function likeness(
  asked: readonly AskedWord[],
  names: readonly (readonly string[])[],
  vocabulary: Vocabulary,
): number {
  return Math.max(0, ...names.map((name) => likenessOf(asked, name, vocabulary)));
}

function likenessOf(
  asked: readonly AskedWord[],
  name: readonly string[],
  { rarityOf }: Vocabulary,
): number {
  const weightOf = (word: string) => rarityOf(word) * (FILLERS.has(word) ? FILLER : 1);
  const answered = new Set<string>();
  let most = 0;
  let met = 0;
  for (const { spellings, answers } of asked) {
    // A word that the book does not have tells no entry from another.
    if (answers.size === 0) continue;
    const weight = weightOf(spellings[0] ?? '');
    const answering = name.filter((word) => answers.has(word));
    for (const word of answering) answered.add(word);
    most += weight;
    met += weight * Math.max(0, ...answering.map((word) => answers.get(word) ?? 0));
  }
  if (met === 0) return 0;
  const unasked = name.filter((word) => !answered.has(word)).map(weightOf);
  return met / (most + UNASKED * unasked.reduce((sum, weight) => sum + weight, 0));
}
