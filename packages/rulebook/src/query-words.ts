import type { Language } from './entry.ts';
import { FILLERS } from './fillers.ts';
import type { Vocabulary } from './search-index.ts';
import { meant } from './spelling.ts';
import { stemOf } from './stem.ts';
import { synonymsOf } from './synonyms.ts';
import { wordsOf } from './word-list.ts';

/** A word that was typed, and the words of the book that it may stand for. */
export interface AskedWord {
  /** As typed, or with its misspellings mended; the likeliest first. */
  readonly spellings: readonly string[];
  /** A small word of questions: who, how, may. */
  readonly isFiller: boolean;
  /** Words of the book and how well each answers this one, from 0 to 1. */
  readonly answers: ReadonlyMap<string, number>;
}

/** How well a word answers the same word, another form of it, a synonym, and its beginning. */
const SAME = 1;
const FORM = 0.95;
const SYNONYM = 0.75;
const BEGUN = 0.6;

/** The words of a query. */
export function askedWords(
  typed: string,
  vocabulary: Vocabulary,
  language: Language,
): readonly AskedWord[] {
  const words = wordsOf(typed).flatMap((word) => inTwo(word, vocabulary));
  return words.map((word) => {
    const isFiller = FILLERS.has(word);
    const isForm = vocabulary.withStem(stemOf(word, language)).length > 0;
    const spellings = isFiller || isForm ? [word] : meant(word, vocabulary.known);
    return { spellings, isFiller, answers: answersTo(spellings, vocabulary, language) };
  });
}

/** The words that matter: a question is not about its small words, unless there are no others. */
export function telling(words: readonly AskedWord[]): readonly AskedWord[] {
  const left = words.filter(({ isFiller }) => !isFiller);
  return left.length > 0 ? left : words;
}

/** The other words of the book that mean the same as a typed one: its forms and synonyms. */
export function meaningTheSame({ spellings, answers }: AskedWord): readonly string[] {
  return [...answers].flatMap(([word, quality]) =>
    quality >= SYNONYM && !spellings.includes(word) ? [word] : [],
  );
}

/** `handsize` is `hand size`, where the book does not have it as one word. */
function inTwo(word: string, { known, isWord }: Vocabulary): readonly string[] {
  if (known.some((each) => each.startsWith(word))) return [word];
  for (let at = word.length - 3; at >= 3; at--) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every(isWord)) return parts;
  }
  return [word];
}

function answersTo(
  spellings: readonly string[],
  vocabulary: Vocabulary,
  language: Language,
): ReadonlyMap<string, number> {
  const answers = new Map<string, number>();
  const note = (word: string, quality: number) =>
    answers.set(word, Math.max(quality, answers.get(word) ?? 0));
  for (const spelling of spellings) {
    const stem = stemOf(spelling, language);
    if (spelling.length > 2) {
      for (const word of vocabulary.known) if (word.startsWith(spelling)) note(word, BEGUN);
    }
    for (const other of synonymsOf(stem, language)) {
      for (const word of vocabulary.withStem(other)) note(word, SYNONYM);
    }
    for (const word of vocabulary.withStem(stem)) note(word, FORM);
    if (vocabulary.isWord(spelling)) note(spelling, SAME);
  }
  return answers;
}
