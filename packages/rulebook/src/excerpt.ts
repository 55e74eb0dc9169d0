import { fold } from '@grimrule/kernel';
import type { Language } from './entry.ts';
import type { Hit } from './search.ts';
import { paragraphsOf } from './search-index.ts';
import { wordsOf } from './word-list.ts';

/** A piece of text: as it is, or one of the words that were searched for. */
export interface Piece {
  readonly words: string;
  readonly isHit: boolean;
}

const WORD = /[\p{L}\d]+/gu;

/** Splits a text at the words that answer what was typed. */
export function marked(text: string, words: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMeant(word, words)) continue;
    if (index > from) pieces.push({ words: text.slice(from, index), isHit: false });
    pieces.push({ words: word, isHit: true });
    from = index + word.length;
  }
  if (from < text.length) pieces.push({ words: text.slice(from), isHit: false });
  return pieces;
}

function isMeant(word: string, words: readonly string[]): boolean {
  const folded = fold(word);
  return words.some((each) => each === folded || (each.length > 3 && folded.includes(each)));
}

/** As much as one line has room for. */
const LENGTH = 150;

// The point after a number ends no sentence.
const SENTENCES = /(?<=[^\d][.!?]) /;

/** Why an entry was found: the sentence in it that has most of the words. */
export function excerptOf(
  { book, entry, words, asked }: Hit,
  language: Language,
): readonly Piece[] {
  const { title, aliases = [] } = entry[language];
  const [first = '', ...others] = paragraphsOf(entry, book, language).flatMap((paragraph) =>
    paragraph.split(SENTENCES),
  );
  const has = (text: string) => {
    const said = wordsOf(text);
    return asked.filter((word) => said.some((each) => each.startsWith(word))).length;
  };
  const best = [...others, ...aliases].reduce(
    (chosen, text) => (has(text) > has(chosen) ? text : chosen),
    first,
  );
  return marked(cut(has(title) >= has(best) ? first : best, words), words);
}

/** A long text from shortly before the first hit on, between words. */
function cut(text: string, words: readonly string[]): string {
  if (text.length <= LENGTH) return text;
  const [before] = marked(text, words);
  const hit =
    before?.isHit === false && before.words.length < text.length ? before.words.length : 0;
  const from = hit < LENGTH / 2 ? 0 : text.lastIndexOf(' ', hit - 30) + 1;
  const rest = text.slice(from);
  const to = rest.length <= LENGTH ? rest.length : rest.lastIndexOf(' ', LENGTH);
  return `${from > 0 ? '… ' : ''}${rest.slice(0, to)}${to < rest.length ? ' …' : ''}`;
}
