import type { Language } from './entry.ts';

/**
 * The common part of a word's forms: `heals`, `healed` and `healing` are `heal`, `Verbündete` and
 * `Verbündeter` are `verbundet`. Takes words as `fold` writes them.
 */
export function stemOf(word: string, language: Language): string {
  return language === 'en' ? englishStem(word) : germanStem(word);
}

/** A stem is at least this long. */
const SHORTEST = 3;

function englishStem(word: string): string {
  if (/[^aeiou]ie[sd]$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  const left = withoutEnding(word, ['ings', 'ing', 'ers', 'er', 'ed', 'es', 'd', 's', 'e']);
  // stunned, winning
  return /([bdgmnprt])\1$/.test(left) && left !== word ? left.slice(0, -1) : left;
}

function germanStem(word: string): string {
  return withoutEnding(word, [
    ...['ungen', 'erin', 'ern', 'ung', 'end', 'em', 'en', 'er', 'es', 'et', 'st'],
    ...['e', 'n', 's', 't'],
  ]);
}

/** Without the first of the endings that it has. */
function withoutEnding(word: string, endings: readonly string[]): string {
  const ending = endings.find(
    (each) => word.endsWith(each) && word.length - each.length >= SHORTEST,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}
