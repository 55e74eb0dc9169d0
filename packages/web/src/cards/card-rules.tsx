import type { Entry, GameOfBook, Language, Rulebook } from '@grimrule/rulebook';
import { spansOf } from '@grimrule/rulebook';
import { Fragment, Suspense } from 'react';
import type { PageGame } from '../games/page-game.ts';
import { useBook } from '../rules/books.ts';
import { EntryLink } from '../rules/entry-link.tsx';
import { LinkedText } from '../rules/linked-text.tsx';
import { RulingText } from '../rules/ruling-text.tsx';
import '../rules/entry-text.css';
import { useLanguage } from '../words/language.ts';
import type { Catalogue, ListedCard } from './catalogue.ts';
import { doubtsOn, rulesOf, rulingsOn } from './rules-of-card.ts';

interface Shown {
  readonly page: PageGame;
  readonly game: GameOfBook;
  readonly catalogue: Catalogue;
  /** All sides of one card. */
  readonly sides: readonly ListedCard[];
}

/** The rules of a card; the card can be read while the book is still loading. */
export function CardRules(props: Shown) {
  const { t } = useLanguage();
  return (
    <Suspense fallback={<p className="quiet">{t('rulebook.loading')}</p>}>
      <FromTheBook {...props} />
    </Suspense>
  );
}

function FromTheBook({ page, game, catalogue, sides }: Shown) {
  const { language, t } = useLanguage();
  const book = useBook(game);
  const explained = new Map(
    sides
      .flatMap(({ design }) => explainedOn(page, book, design, language))
      .map((each) => [each.name, each]),
  );
  const told = new Set([...explained.values()].map(({ entry }) => entry));
  const all = new Set(sides.flatMap((side) => rulesOf(book, catalogue, side)));
  const entries = [...all].filter((entry) => !told.has(entry));
  const titles = [...new Set(sides.map(({ design }) => page.words.en.name(design)))];
  const rulings = rulingsOn(
    book,
    sides.map(({ code }) => code),
  );
  const doubts = titles.flatMap((title) => doubtsOn(book, title));
  return (
    <>
      {explained.size > 0 && (
        <section data-rules="keywords">
          <h2 className="section-title">{t('cards.keywords')}</h2>
          <dl className="card-keywords">
            {[...explained.values()].map(({ name, meaning, entry }) => (
              <div key={name}>
                <dt>
                  {entry ? (
                    <EntryLink book={book} id={entry.id}>
                      {name}
                    </EntryLink>
                  ) : (
                    name
                  )}
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {rulings.length + doubts.length > 0 && (
        <section data-rules="rulings">
          <h2 className="section-title">{t('cards.rulings')}</h2>
          <ul className="card-rulings">
            {rulings.map((ruling) => (
              <li key={ruling.id}>
                <RulingText book={book} ruling={ruling} />{' '}
                <Place book={book} entries={ruling.entries} />
              </li>
            ))}
            {doubts.map(({ entry, note }) => (
              <li key={note.en}>
                <LinkedText book={book} words={note[language]} />{' '}
                <Place book={book} entries={[entry.id]} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {entries.length > 0 && (
        <section data-rules="entries">
          <h2 className="section-title">{t('cards.rules')}</h2>
          <ul className="card-rules">
            {entries.map((entry) => (
              <li key={entry.id}>
                <EntryLink book={book} id={entry.id} />
                <p className="quiet">{gist(book, entry, language)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Where a note stands in the rulebook. */
function Place({
  book,
  entries,
}: {
  readonly book: Rulebook;
  readonly entries: readonly string[];
}) {
  return (
    <span className="card-ruling-place">
      §{' '}
      {entries.map((id, place) => (
        <Fragment key={id}>
          {place > 0 && ', '}
          <EntryLink book={book} id={id} />
        </Fragment>
      ))}
    </span>
  );
}

/** Its keywords and signs with what they mean, and the entries of those that have one. */
function explainedOn(page: PageGame, book: Rulebook, design: number, language: Language) {
  return page.face(design, language).keywords.map(({ id, name, meaning }) => {
    const entry = book.entry(page.entries[id] ?? '') ?? book.ofKeyword(id);
    return { name, meaning, entry };
  });
}

/** The beginning of an entry, as bare words: its title leads to the rest. */
function gist(book: Rulebook, entry: Entry, language: Language): string {
  const [first = ''] = entry[language].text;
  const spans = spansOf(first, (id) => book.entry(id)?.[language].title ?? id);
  return spans.map(({ words }) => words).join('');
}
