import type { Entry, Rulebook } from '@grimrule/rulebook';
import {
  kindOf,
  lookUp,
  RULEBOOKS,
  ruled,
  search,
  spansOf,
  TOPIC_TITLES,
  TOPICS,
} from '@grimrule/rulebook';
import type { Language } from '@grimrule/words';
import { Mistake } from '../mistake.ts';
import { paint } from '../screen/paint.ts';
import { screenWidth } from '../screen/size.ts';
import { flow, wrap } from '../screen/text.ts';
import type { Streams } from '../streams.ts';
import { print } from '../streams.ts';
import { CLI_WORDS } from '../words/words.ts';

/** How many further entries to name where a search found them. */
const SUGGESTED = 3;

/** The entries that answer a term, the best first, and whether they are called exactly so. */
interface Answer {
  readonly entries: readonly Entry[];
  readonly isExact: boolean;
}

export function rules(
  name: string,
  term: readonly string[],
  options: { readonly json?: true },
  language: Language,
  streams: Streams,
): void {
  const book = bookOf(name);
  const inFull = (entry: Entry) => ({ ...entry, rulings: book.rulingsOf(entry) });
  const answer = term.length === 0 ? null : answerTo(book, term.join(' '), language);
  const lines = options.json
    ? [JSON.stringify((answer?.entries ?? book.entries).map(inFull), null, 1)]
    : answer
      ? page(book, answer, language)
      : contents(book, language);
  print(streams, lines);
}

function bookOf(name: string): Rulebook {
  const books: Readonly<Record<string, Rulebook>> = RULEBOOKS;
  const book = books[name];
  if (!book) throw new Error(`there is no rulebook of '${name}'`);
  return book;
}

function answerTo(book: Rulebook, term: string, language: Language): Answer {
  const exact = lookUp(book, language, term);
  if (exact.length > 0) return { entries: exact, isExact: true };
  const found = search(book, language, term).slice(0, 1 + SUGGESTED);
  if (found.length === 0) throw new Mistake(CLI_WORDS[language].noRule(term));
  return { entries: found, isExact: false };
}

/** The titles of all entries, by topic. */
function contents({ entries }: Rulebook, language: Language): readonly string[] {
  const inOrder = (of: readonly string[]) =>
    of.toSorted((one, other) =>
      one.localeCompare(other, language, { numeric: true, ignorePunctuation: true }),
    );
  return TOPICS.flatMap((topic) => {
    const titles = entries
      .filter((entry) => entry.topic === topic)
      .map((entry) => entry[language].title);
    if (titles.length === 0) return [];
    const pieces = inOrder(titles).map((title) => [title] as const);
    return [
      paint.bold(TOPIC_TITLES[language][topic]),
      ...flow('  ', pieces, screenWidth() - 2),
      '',
    ];
  }).slice(0, -1);
}

/** The first entry in full, and the titles of the others. */
function page(
  book: Rulebook,
  { entries: [entry, ...others], isExact }: Answer,
  language: Language,
): readonly string[] {
  if (!entry) return [];
  const say = CLI_WORDS[language].rules;
  const titleOf = (id: string) => book.entry(id)?.[language].title ?? id;
  const told = (paragraph: string) =>
    spansOf(paragraph, titleOf)
      .map(({ words }) => words)
      .join('');
  const { title, text, examples = [] } = entry[language];
  const notes = (label: string, of: readonly string[]) => of.map((note) => `${label}: ${note}`);
  const rulings = (kind: 'ruling' | 'erratum') =>
    book
      .rulingsOf(entry)
      .filter((ruling) => kindOf(ruling) === kind)
      .map((ruling) => ruled(ruling, language));
  const paragraphs = [
    ...text,
    ...examples.map((example) => `${say.example}: ${example}`),
    ...notes(say.ruling, rulings('ruling')),
    ...notes(say.erratum, rulings('erratum')),
    ...notes(
      say.decided,
      (entry.decided ?? []).map((note) => note[language]),
    ),
  ];
  const linked = (label: string, titles: readonly string[]) =>
    titles.length > 0
      ? [
          '',
          ...flow(
            `  ${label}: `,
            titles.map((each) => [each] as const),
            screenWidth() - 2,
          ),
        ]
      : [];
  return [
    paint.bold(title),
    ...paragraphs.flatMap((paragraph, at) => [
      ...(at > 0 ? [''] : []),
      ...wrap(told(paragraph), screenWidth() - 4).map((line) => `  ${line}`),
    ]),
    ...linked(say.seeAlso, (entry.see ?? []).map(titleOf)),
    ...linked(
      isExact ? say.alsoCalledSo : say.alsoFound,
      others.map((other) => other[language].title),
    ),
  ];
}
