import type { SearchResult } from 'minisearch';
import type { Entry, Language } from './entry.ts';
import { isPointer } from './entry.ts';
import { likeness } from './likeness.ts';
import type { AskedWord } from './query-words.ts';
import { askedWords, meaningTheSame, telling } from './query-words.ts';
import type { Rulebook } from './rulebook.ts';
import type { Names } from './search-index.ts';
import { indexOf } from './search-index.ts';

/** Where an entry has what was typed; the best comes first. */
const RANKS = [
  'is title',
  'is part of title',
  'in title',
  'is alias',
  'begins in title',
  'in aliases',
  'somewhere',
] as const;
type Rank = (typeof RANKS)[number];

/** An entry that answers what was typed, and the words in it that do. */
export interface Hit {
  readonly book: Rulebook;
  readonly entry: Entry;
  /** Each as search compares it (`fold`). */
  readonly words: readonly string[];
  /** The query, with its misspellings mended. */
  readonly asked: readonly string[];
}

/** The entries of a book that answer what was typed so far, best first. */
export function search(book: Rulebook, language: Language, typed: string): readonly Entry[] {
  return searchAll([book], language, typed).map(({ entry }) => entry);
}

/** The same over several books. */
export function searchAll(
  books: readonly Rulebook[],
  language: Language,
  typed: string,
): readonly Hit[] {
  return books.flatMap((book) => found(book, language, typed)).sort(byMerit);
}

interface Found extends Hit {
  readonly rank: Rank;
  readonly score: number;
}

/** A synonym found in the text counts this much of the word itself. */
const SYNONYM_IN_TEXT = 0.7;

function found(book: Rulebook, language: Language, typed: string): readonly Found[] {
  const { pages, vocabulary, namesOf } = indexOf(book, language);
  const words = askedWords(typed, vocabulary, language);
  if (words.length === 0) return [];
  const told = telling(words);
  const query = told.map(({ spellings }) => spellings);
  const asked = query.flat();
  const others = told.flatMap(meaningTheSame);
  const results = pages.search({
    queries: [
      ...asked,
      { queries: others, prefix: false, fuzzy: false, boostTerm: () => SYNONYM_IN_TEXT },
    ],
    combineWith: 'OR',
  });
  const hits = results.filter(isAlike([...asked, ...others])).flatMap((result): Found[] => {
    const entry = book.entry(result.id);
    if (!entry) return [];
    const names = namesOf(entry);
    const byName = rankByName(entry, names, words);
    const rank = isQuestion(words) ? 'somewhere' : rankOf(query, result);
    const score = scoreOf(result.score, likeness(words, names.all, vocabulary));
    return [
      { book, entry, asked, rank: better(byName, rank), score, words: Object.keys(result.match) },
    ];
  });
  // A German word may be found in the middle of a longer one, which the index does not look into.
  const phrase = query.map(([spelling]) => spelling).join(' ');
  const listed = new Set(hits.map(({ entry }) => entry));
  const inside = book.entries
    .filter((entry) => !listed.has(entry) && namesOf(entry).title.includes(phrase))
    .map(
      (entry): Found => ({ book, entry, asked, rank: 'begins in title', score: 0, words: asked }),
    );
  return [...hits, ...inside];
}

/** By rank; then what says something before what only points to it; then by score. */
function byMerit(one: Found, other: Found): number {
  return (
    RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank) ||
    Number(isPointer(one.entry)) - Number(isPointer(other.entry)) ||
    other.score - one.score
  );
}

/** The score of the index has no upper end: with this one, half of the points are given. */
const HALF = 100;
/** A name that is like the question counts this much more than words anywhere in the entry. */
const LIKENESS = 2;

function scoreOf(inText: number, ofNames: number): number {
  return inText / (inText + HALF) + LIKENESS * ofNames;
}

/** Not a term, but several words that no title or alias has to have all of. */
function isQuestion(words: readonly AskedWord[]): boolean {
  const { length } = telling(words);
  return length < words.length || length > 2;
}

/** Words that only sound the same are others: `Fähigkeit` is no form of `Zähigkeit`. */
function isAlike(asked: readonly string[]) {
  const first = new Set(asked.map((word) => word[0]));
  return ({ match }: SearchResult) => Object.keys(match).some((word) => first.has(word[0]));
}

/** An entry that only points to another does not stand before it. */
function rankByName(
  entry: Entry,
  { title, parts, aliases }: Names,
  words: readonly AskedWord[],
): Rank | null {
  const name = words.map(({ spellings: [first] }) => first).join(' ');
  if (title === name && !isPointer(entry)) return 'is title';
  if ([...parts].some((part) => isForm(part, name))) return 'is part of title';
  return aliases.has(name) ? 'is alias' : null;
}

function better(one: Rank | null, other: Rank): Rank {
  return one !== null && RANKS.indexOf(one) < RANKS.indexOf(other) ? one : other;
}

function rankOf(query: readonly (readonly string[])[], { match }: SearchResult): Rank {
  const met = Object.entries(match);
  const allIn = (field: string, fits: (known: string, word: string) => boolean) =>
    query.every((spellings) =>
      met.some(
        ([known, fields]) => fields.includes(field) && spellings.some((word) => fits(known, word)),
      ),
    );
  const begins = (known: string, word: string) => known.startsWith(word);
  if (allIn('title', isForm)) return 'in title';
  if (allIn('title', begins)) return 'begins in title';
  return allIn('aliases', begins) ? 'in aliases' : 'somewhere';
}

/** `Angriffe` and `Angriff` are the same word; `Angriffseffekte` is not. */
function isForm(known: string, word: string): boolean {
  const ending = known.length - word.length;
  return known.startsWith(word) && (ending === 0 || (ending <= 2 && word.length > 3));
}
