import type { Chart, Entry, GameOfBook, Rulebook } from '@grimrule/rulebook';
import { hasRulebook, TOPIC_TITLES } from '@grimrule/rulebook';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useParams } from 'wouter';
import { coverOf } from '../games/registry.ts';
import { useLanguage } from '../words/language.ts';
import { entryAddress, pageAddress } from './address.ts';
import { useBook } from './books.ts';
import { EntryText } from './entry-text.tsx';
import { MissingBook, MissingEntry } from './missing-entry.tsx';
import { inOrder } from './order.ts';
import { Proofs } from './proofs.tsx';
import { RulesScreen } from './rules-screen.tsx';

/** One entry, at an address of its own. */
export function EntryPage() {
  const { game = '', entry = '' } = useParams();
  return hasRulebook(game) ? <Found game={game} id={entry} /> : <MissingBook />;
}

function Found({ game, id }: { readonly game: GameOfBook; readonly id: string }) {
  const { language, t } = useLanguage();
  const book = useBook(game);
  const entry = book.entry(id);
  if (!entry) return <MissingEntry book={book} id={id} />;
  const { title } = entry[language];
  const tab = t('rulebook.titleOf', { title, game: coverOf(game)?.title ?? game });
  return (
    <RulesScreen title={title} tab={tab} game={game} className="entry-page">
      <Facts game={game} book={book} entry={entry} />
      <EntryText book={book} entry={entry} />
      <Proofs game={game} entry={entry} />
      <Neighbours book={book} entry={entry} />
    </RulesScreen>
  );
}

const OTHER = { en: 'de', de: 'en' } as const;

function Facts(props: {
  readonly game: GameOfBook;
  readonly book: Rulebook;
  readonly entry: Entry;
}) {
  const { game, book, entry } = props;
  const { language, t } = useLanguage();
  const charts = chartsOf(book, entry);
  const other = OTHER[language];
  return (
    <dl className="entry-facts" aria-label={t('rulebook.entry.facts')}>
      <div>
        <dt>{t(`rulebook.entry.other.${language}`)}</dt>
        <dd lang={other}>{entry[other].title}</dd>
      </div>
      <div>
        <dt>{t('rulebook.entry.topic')}</dt>
        <dd>
          <Link href={`/rules/${game}?by=topic#topic-${entry.topic}`} className="text-link">
            {TOPIC_TITLES[language][entry.topic]}
          </Link>
        </dd>
      </div>
      {charts.length > 0 && (
        <div>
          <dt>{t('rulebook.entry.charts')}</dt>
          {charts.map((chart) => (
            <dd key={chart.entry}>
              <Link
                href={`${pageAddress(game, 'rounds')}#${chart.entry}`}
                className="text-link"
                data-chart-of={chart.entry}
              >
                {book.entry(chart.entry)?.[language].title}
              </Link>
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** Where the entry stands in the course of play. Windows are everywhere. */
function chartsOf({ charts }: Rulebook, { id }: Entry): readonly Chart[] {
  return charts.filter(
    ({ entry, steps }) =>
      entry === id || (id !== 'action-windows' && steps.some((step) => step.entry === id)),
  );
}

/** The entries before and after this one in the order of the book. */
function Neighbours({ book, entry }: { readonly book: Rulebook; readonly entry: Entry }) {
  const { language, t } = useLanguage();
  const sorted = inOrder(book.entries, language);
  const place = sorted.indexOf(entry);
  const sides = [
    ['previous', sorted[place - 1]],
    ['next', sorted[place + 1]],
  ] as const;
  return (
    <nav className="entry-neighbours" aria-label={t('rulebook.entry.neighbours')}>
      {sides.map(([side, beside]) =>
        beside === undefined ? (
          <span key={side} />
        ) : (
          <Link
            key={side}
            href={entryAddress(book.game, beside.id)}
            className="button"
            data-side={side}
            aria-label={t(`rulebook.entry.${side}`, { title: beside[language].title })}
          >
            {side === 'previous' && <ChevronLeft aria-hidden="true" size={18} />}
            <span>{beside[language].title}</span>
            {side === 'next' && <ChevronRight aria-hidden="true" size={18} />}
          </Link>
        ),
      )}
    </nav>
  );
}
