import type { Entry, Language, Note } from './entry.ts';
import { spansOf } from './links.ts';
import type { Rulebook } from './rulebook.ts';
import type { RuledCard, Ruling } from './ruling.ts';
import { kindOf, productOf, subjectOf } from './ruling.ts';
import { wordsOf } from './word-list.ts';

/** The page of rulings lists rulings and errata of the publisher, and doubts that we decided. */
export const LISTED_KINDS = ['ruling', 'erratum', 'decided'] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

/** A line of the page of rulings. */
export interface Listed {
  /** Its place on the page. */
  readonly id: string;
  readonly kind: ListedKind;
  readonly says: Note;
  /** The cards or the rule it is about. */
  readonly subject: Note;
  /** The entries it appears under; the first gives its topic. */
  readonly entries: readonly [Entry, ...Entry[]];
  readonly cards: readonly RuledCard[];
  readonly product: Note | undefined;
  readonly faq: number | undefined;
}

/** Everything that the page of rulings of a book lists. */
export function listed(book: Rulebook): readonly Listed[] {
  return [
    ...book.rulings.flatMap((ruling) => ofRuling(ruling, book)),
    ...book.entries.flatMap(decided),
  ];
}

function ofRuling(ruling: Ruling, book: Rulebook): readonly Listed[] {
  const [first, ...others] = ruling.entries.flatMap((id) => book.entry(id) ?? []);
  if (!first) return [];
  return [
    {
      id: ruling.id,
      kind: kindOf(ruling),
      says: ruling,
      subject: { en: subjectOf(ruling, 'en'), de: subjectOf(ruling, 'de') },
      entries: [first, ...others],
      cards: ruling.cards ?? [],
      product: productOf(ruling),
      faq: ruling.faq,
    },
  ];
}

function decided(entry: Entry): readonly Listed[] {
  return (entry.decided ?? []).map((note, place) => ({
    id: `decided-${entry.id}-${place + 1}`,
    kind: 'decided',
    says: note,
    subject: { en: entry.en.title, de: entry.de.title },
    entries: [entry],
    cards: [],
    product: undefined,
    faq: undefined,
  }));
}

/** Those that have every word typed so far, or words that begin so. */
export function matching(
  lines: readonly Listed[],
  language: Language,
  typed: string,
): readonly Listed[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return lines;
  return lines.filter((line) => {
    const words = wordsOf(spoken(line, language));
    return wanted.every((each) => words.some((word) => begins(word, each)));
  });
}

/** Words may be unfinished; numbers are not. */
const begins = (word: string, typed: string) =>
  /^\d/.test(typed) ? word === typed : word.startsWith(typed);

/** All that can be searched for in a line; the title of a card is known in both languages. */
function spoken({ subject, says, entries, product, faq }: Listed, language: Language): string {
  const titles = new Map(entries.map((entry) => [entry.id, entry[language].title]));
  const text = spansOf(says[language], (id) => titles.get(id) ?? id).map(({ words }) => words);
  const number = faq === undefined ? '' : `FAQ ${faq}`;
  return [
    subject.en,
    subject.de,
    ...text,
    ...titles.values(),
    product?.[language] ?? '',
    number,
  ].join(' ');
}
