import MiniSearch from 'minisearch';
import type { Entry, Language } from './entry.ts';
import { spansOf } from './links.ts';
import { namesIn, spelt } from './names.ts';
import type { Rulebook } from './rulebook.ts';
import { ruled } from './ruling.ts';
import { stemOf } from './stem.ts';
import { wordsOf } from './word-list.ts';

const FIELDS = ['title', 'aliases', 'text'] as const;

type Page = Readonly<Record<'id' | (typeof FIELDS)[number], string>>;

interface Index {
  readonly pages: MiniSearch<Page>;
  readonly vocabulary: Vocabulary;
  namesOf(entry: Entry): Names;
}

/** The words of a book. */
export interface Vocabulary {
  readonly known: readonly string[];
  isWord(word: string): boolean;
  /** All forms of a word. */
  withStem(stem: string): readonly string[];
  /** How much a word tells: high if few names have it, or one of its forms. */
  rarityOf(word: string): number;
}

/** The names of an entry, as search compares them. */
export interface Names {
  readonly title: string;
  /** The title and its parts. */
  readonly parts: ReadonlySet<string>;
  /** Its other names, also in the other language. */
  readonly aliases: ReadonlySet<string>;
  /** All of them, in words. */
  readonly all: readonly (readonly string[])[];
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
    vocabulary: vocabularyOf(known, [...names.values()], language),
    namesOf: (entry) => names.get(entry) ?? called(entry, language),
  };
}

function vocabularyOf(
  known: ReadonlySet<string>,
  names: readonly Names[],
  language: Language,
): Vocabulary {
  const forms = new Map<string, string[]>();
  for (const word of known) {
    const stem = stemOf(word, language);
    forms.set(stem, [...(forms.get(stem) ?? []), word]);
  }
  const counts = new Map<string, number>();
  for (const { all } of names) {
    for (const stem of new Set(all.flat().map((word) => stemOf(word, language)))) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  const rarity = (word: string) =>
    Math.log(1 + names.length / (1 + (counts.get(stemOf(word, language)) ?? 0)));
  const rarities = new Map([...known].map((word) => [word, rarity(word)]));
  return {
    known: [...known],
    isWord: (word) => known.has(word),
    withStem: (stem) => forms.get(stem) ?? [],
    rarityOf: (word) => rarities.get(word) ?? rarity(word),
  };
}

function called(entry: Entry, language: Language): Names {
  const { title, aliases = [] } = entry[language];
  const other = entry[otherThan(language)].title;
  const parts = new Set(namesIn(title).map(spelt));
  const others = new Set([...aliases, ...namesIn(other)].map(spelt));
  return {
    title: spelt(title),
    parts,
    aliases: others,
    all: [...parts, ...others].map((name) => name.split(' ')),
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
