import type { GameOfBook, Rulebook, SummaryPage, SummarySection } from '@grimrule/rulebook';
import { hasRulebook } from '@grimrule/rulebook';
import { Printer } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useParams } from 'wouter';
import { coverOf } from '../../games/registry.ts';
import { useLanguage } from '../../words/language.ts';
import { useBook } from '../books.ts';
import { EntryLink } from '../entry-link.tsx';
import { MissingBook } from '../missing-entry.tsx';
import { RulesScreen } from '../rules-screen.tsx';
import './summary.css';

/** The size of print where the book does not say it. */
const POINTS = 10;

/** A game on two sheets of paper, to be printed or read here. */
export function Summary() {
  const { game = '' } = useParams();
  return hasRulebook(game) ? <Sheets game={game} /> : <MissingBook />;
}

function Sheets({ game }: { readonly game: GameOfBook }) {
  const { t } = useLanguage();
  const book = useBook(game);
  const name = coverOf(game)?.title ?? game;
  const [front, back] = book.summary;
  return (
    <RulesScreen title={t('rulebook.summary.title', { game: name })} game={game}>
      <div className="row summary-bar">
        <button type="button" className="button" onClick={() => print()} data-verb="print">
          <Printer aria-hidden="true" size={18} />
          {t('rulebook.summary.print')}
        </button>
        <p className="quiet">{t('rulebook.summary.hint')}</p>
      </div>
      <Sheet book={book} page={front} number={1} name={name} />
      <Sheet book={book} page={back} number={2} name={name} />
    </RulesScreen>
  );
}

function Sheet(props: {
  readonly book: Rulebook;
  readonly page: SummaryPage;
  readonly number: number;
  readonly name: string;
}) {
  const { book, page, number, name } = props;
  const { t } = useLanguage();
  return (
    <section
      className="paper"
      style={{ '--summary-size': `${book.summaryPoints ?? POINTS}pt` } as CSSProperties}
      aria-label={t('rulebook.summary.page', { number })}
    >
      {/* On paper nothing else says what this is. */}
      <p className="paper-head" aria-hidden="true">
        {name}
        <span>Grimrule · {number}/2</span>
      </p>
      <div className="paper-columns">
        {page.map((section) => (
          <Section key={section.title.en} book={book} section={section} />
        ))}
      </div>
    </section>
  );
}

function Section(props: { readonly book: Rulebook; readonly section: SummarySection }) {
  const { book, section } = props;
  const { language } = useLanguage();
  return (
    <div className="paper-section">
      <h2>{section.title[language]}</h2>
      <ul>
        {section.lines.map((line) => (
          <li key={line.label.en}>
            <EntryLink book={book} id={line.entry}>
              {line.label[language]}
            </EntryLink>
            : {line.says[language]}
          </li>
        ))}
      </ul>
    </div>
  );
}
