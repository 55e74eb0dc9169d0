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
import { nearest } from '../nearest.ts';
import { paint } from '../screen/paint.ts';
import { screenWidth } from '../screen/size.ts';
import { flow, wrap } from '../screen/text.ts';
import { CLI_WORDS } from '../words/words.ts';

/** How many of the nearest entries to name when there is none of that name. */
const NEAREST = 3;

export function rules(
  name: string,
  term: readonly string[],
  options: { readonly json?: true },
  language: Language,
): void {
  const book = bookOf(name);
  const inFull = (entry: Entry) => ({ ...entry, rulings: book.rulingsOf(entry) });
  const wanted = term.length === 0 ? null : named(book, term.join(' '), language);
  const lines = options.json
    ? [JSON.stringify((wanted ?? book.entries).map(inFull), null, 1)]
    : wanted
      ? page(book, wanted, language)
      : contents(book, language);
  process.stdout.write(`${lines.join('\n')}\n`);
}

function bookOf(name: string): Rulebook {
  const books: Readonly<Record<string, Rulebook>> = RULEBOOKS;
  const book = books[name];
  if (!book) throw new Error(`there is no rulebook of '${name}'`);
  return book;
}

function named(book: Rulebook, term: string, language: Language): readonly Entry[] {
  const exact = lookUp(book, language, term);
  if (exact.length > 0) return exact;
  const say = CLI_WORDS[language];
  const titleIn = (entry: Entry) => entry[language].title;
  const found = search(book, language, term).map(titleIn);
  const spelt = nearest(term, found.length > 0 ? found : book.entries.map(titleIn));
  const titles = (spelt.length > 0 ? spelt : found).slice(0, NEAREST).map((title) => `'${title}'`);
  throw new Mistake(
    titles.length > 0 ? say.unknown(say.kinds.rule, term, titles, []) : say.noRule(term),
  );
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

/** The first entry in full; where others are called the same, their titles. */
function page(
  book: Rulebook,
  [entry, ...others]: readonly Entry[],
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
      say.alsoCalledSo,
      others.map((other) => other[language].title),
    ),
  ];
}
