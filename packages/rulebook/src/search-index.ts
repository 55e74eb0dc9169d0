import MiniSearch from 'minisearch';
import type { Entry, Language } from './entry.ts';
import { wordsOf } from './fold.ts';
import { spansOf } from './links.ts';
import { namesIn, spelt } from './names.ts';
import type { Rulebook } from './rulebook.ts';
import { ruled } from './ruling.ts';

const FIELDS = ['title', 'aliases', 'text'] as const;

type Page = Readonly<Record<'id' | (typeof FIELDS)[number], string>>;

interface Index {
  readonly pages: MiniSearch<Page>;
  /** Every word of the book. */
  readonly known: readonly string[];
  namesOf(entry: Entry): Names;
}

/** What an entry is called, as search compares it. */
export interface Names {
  readonly title: string;
  /** The title and its parts. */
  readonly parts: ReadonlySet<string>;
  /** What else it is called, also in the other language. */
  readonly aliases: ReadonlySet<string>;
}

const indexes = new WeakMap<Rulebook, Partial<Record<Language, Index>>>();

/** Built when somebody first searches, and kept. */
export function indexOf(book: Rulebook, language: Language): Index {
  const kept = indexes.get(book);
  const index = kept?.[language] ?? build(book, language);
  indexes.set(book, { ...kept, [language]: index });
  return index;
}

function build(book: Rulebook, language: Language): Index {
  const pages = new MiniSearch<Page>({
    fields: [...FIELDS],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      boost: { title: 8, aliases: 4 },
      prefix: (word) => word.length > 1,
      // Other forms of the same word; misspellings are mended before.
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
    },
  });
  const known = new Set<string>();
  for (const entry of book.entries) {
    const page = pageOf(entry, book, language);
    pages.add(page);
    for (const field of FIELDS) for (const word of wordsOf(page[field])) known.add(word);
  }
  const names = new Map(book.entries.map((entry) => [entry, called(entry, language)]));
  return {
    pages,
    known: [...known],
    namesOf: (entry) => names.get(entry) ?? called(entry, language),
  };
}

function called(entry: Entry, language: Language): Names {
  const { title, aliases = [] } = entry[language];
  const other = entry[otherThan(language)].title;
  return {
    title: spelt(title),
    parts: new Set(namesIn(title).map(spelt)),
    aliases: new Set([...aliases, ...namesIn(other)].map(spelt)),
  };
}

const otherThan = (language: Language) => (language === 'en' ? 'de' : 'en');

function pageOf(entry: Entry, book: Rulebook, language: Language): Page {
  const { title, aliases = [] } = entry[language];
  const other = entry[otherThan(language)].title;
  return {
    id: entry.id,
    title,
    aliases: [...aliases, other].join('\n'),
    text: paragraphsOf(entry, book, language).join('\n'),
  };
}

/** Everything an entry says, without its links. */
export function paragraphsOf(entry: Entry, book: Rulebook, language: Language): readonly string[] {
  const { text, examples = [] } = entry[language];
  const rulings = book.rulingsOf(entry).map((ruling) => ruled(ruling, language));
  const decided = (entry.decided ?? []).map((note) => note[language]);
  const titleOf = (id: string) => book.entry(id)?.[language].title ?? '';
  return [...text, ...examples, ...rulings, ...decided].map((paragraph) =>
    spansOf(paragraph, titleOf)
      .map(({ words }) => words)
      .join(''),
  );
}
