import type { SearchResult } from 'minisearch';
import MiniSearch from 'minisearch';
import type { Entry, Language } from './entry.ts';
import { isPointer } from './entry.ts';
import { FILLERS } from './fillers.ts';
import { fold, wordsOf } from './fold.ts';
import { spansOf } from './links.ts';
import { namesIn, spelt } from './names.ts';
import type { Rulebook } from './rulebook.ts';

const FIELDS = ['title', 'aliases', 'text'] as const;

type Page = Readonly<Record<'id' | (typeof FIELDS)[number], string>>;

/** Where an entry has what was typed; the best comes first. */
const RANKS = [
  'is title',
  'is part of title',
  'in title',
  'in aliases',
  'like title',
  'somewhere',
] as const;
type Rank = (typeof RANKS)[number];

/** The entries of a book that answer what was typed so far, best first. */
export function search(book: Rulebook, language: Language, typed: string): readonly Entry[] {
  const words = wordsOf(typed);
  const query = telling(words);
  const name = words.join(' ');
  if (query.length === 0) return [];
  const found = indexOf(book, language)
    .search(query.join(' '))
    .flatMap((result): readonly Found[] => {
      const entry = book.entry(result.id);
      if (!entry) return [];
      const rank = titleRank(entry, language, name) ?? rankOf(query, result);
      return [{ entry, rank, score: result.score }];
    });
  // A German word may be found in the middle of a longer one, which the index does not look into.
  const known = new Set(found.map(({ entry }) => entry));
  const inside = book.entries
    .filter((entry) => !known.has(entry) && fold(entry[language].title).includes(query.join(' ')))
    .map((entry): Found => ({ entry, rank: 'in title', score: 0 }));
  return [...found, ...inside].sort(byMerit).map(({ entry }) => entry);
}

interface Found {
  readonly entry: Entry;
  readonly rank: Rank;
  readonly score: number;
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

/** What only points to another entry does not stand before it. */
function titleRank(entry: Entry, language: Language, name: string): Rank | null {
  const { title } = entry[language];
  if (spelt(title) === name && !isPointer(entry)) return 'is title';
  return namesIn(title).some((each) => spelt(each) === name) ? 'is part of title' : null;
}

function rankOf(query: readonly string[], { match }: SearchResult): Rank {
  const met = Object.entries(match);
  const allIn = (field: string) =>
    query.every((word) =>
      met.some(([known, fields]) => known.startsWith(word) && fields.includes(field)),
    );
  if (allIn('title')) return 'in title';
  if (allIn('aliases')) return 'in aliases';
  const alike = met.filter(([, fields]) => fields.includes('title'));
  return alike.length >= query.length ? 'like title' : 'somewhere';
}

const indexes = new WeakMap<Rulebook, Partial<Record<Language, MiniSearch<Page>>>>();

/** Built when somebody first searches, and kept. */
function indexOf(book: Rulebook, language: Language): MiniSearch<Page> {
  const kept = indexes.get(book);
  const index = kept?.[language] ?? build(book, language);
  indexes.set(book, { ...kept, [language]: index });
  return index;
}

function build(book: Rulebook, language: Language): MiniSearch<Page> {
  const index = new MiniSearch<Page>({
    fields: [...FIELDS],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      boost: { title: 8, aliases: 4 },
      prefix: (word) => word.length > 1,
      fuzzy: (word) => (word.length > 3 ? 0.25 : false),
    },
  });
  index.addAll(book.entries.map((entry) => pageOf(entry, book, language)));
  return index;
}

function pageOf(entry: Entry, book: Rulebook, language: Language): Page {
  const { title, aliases = [], text, examples = [] } = entry[language];
  const other = entry[language === 'en' ? 'de' : 'en'].title;
  const notes = [...(entry.rulings ?? []), ...(entry.decided ?? [])].map((note) => note[language]);
  const titleOf = (id: string) => book.entry(id)?.[language].title ?? '';
  const words = [...text, ...examples, ...notes].flatMap((paragraph) =>
    spansOf(paragraph, titleOf).map((span) => span.words),
  );
  return { id: entry.id, title, aliases: [...aliases, other].join('\n'), text: words.join('') };
}
