import type { SearchResult } from 'minisearch';
import type { Entry, Language } from './entry.ts';
import { isPointer } from './entry.ts';
import { FILLERS } from './fillers.ts';
import { wordsOf } from './fold.ts';
import type { Rulebook } from './rulebook.ts';
import type { Names } from './search-index.ts';
import { indexOf } from './search-index.ts';
import { meant } from './spelling.ts';

/** Where an entry has what was typed; the best comes first. */
const RANKS = [
  'is title',
  'is part of title',
  'in title',
  'is alias',
  'begins in title',
  'in aliases',
  'like title',
  'somewhere',
] as const;
type Rank = (typeof RANKS)[number];

/** An entry that answers what was typed, and the words in it that do. */
export interface Hit {
  readonly book: Rulebook;
  readonly entry: Entry;
  /** Each as search compares it (`fold`). */
  readonly words: readonly string[];
  /** What was asked for, with its misspellings mended. */
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

function found(book: Rulebook, language: Language, typed: string): readonly Found[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const { pages, known, namesOf } = indexOf(book, language);
  const spellings = new Map(words.map((word) => [word, meant(word, known)]));
  const query = telling(words).map((word) => spellings.get(word) ?? []);
  const name = words.map((word) => spellings.get(word)?.[0] ?? word).join(' ');
  const asked = query.flat();
  const results = pages.search({ queries: asked, combineWith: 'OR' });
  const hits = results.filter(isAlike(query)).flatMap((result): readonly Found[] => {
    const entry = book.entry(result.id);
    if (!entry) return [];
    const rank = better(rankByName(entry, namesOf(entry), name), rankOf(query, result));
    return [{ book, entry, asked, rank, score: result.score, words: Object.keys(result.match) }];
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

/** The words that matter: a question is not about its small words, unless there are no others. */
function telling(words: readonly string[]): readonly string[] {
  const left = words.filter((word) => !FILLERS.has(word));
  return left.length > 0 ? left : words;
}

/** Words that only sound the same are others: `Fähigkeit` is no form of `Zähigkeit`. */
function isAlike(query: readonly (readonly string[])[]) {
  const first = new Set(query.flat().map((word) => word[0]));
  return ({ match }: SearchResult) => Object.keys(match).some((word) => first.has(word[0]));
}

/** What only points to another entry does not stand before it. */
function rankByName(entry: Entry, { title, parts, aliases }: Names, name: string): Rank | null {
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
  if (allIn('aliases', begins)) return 'in aliases';
  const alike = met.filter(([, fields]) => fields.includes('title'));
  return alike.length >= query.length ? 'like title' : 'somewhere';
}

/** `Angriffe` and `Angriff` are the same word; `Angriffseffekte` is not. */
function isForm(known: string, word: string): boolean {
  const ending = known.length - word.length;
  return known.startsWith(word) && (ending === 0 || (ending <= 2 && word.length > 3));
}
