import type { GameOfBook } from '@grimrule/rulebook';
import { hasRulebook } from '@grimrule/rulebook';
import { useParams } from 'wouter';
import { coverOf } from '../../games/registry.ts';
import { useLanguage } from '../../words/language.ts';
import { useBook } from '../books.ts';
import { MissingBook } from '../missing-entry.tsx';
import { RulesScreen } from '../rules-screen.tsx';
import { ChartFigure } from './chart-figure.tsx';

/** The course of a round, and of what happens within it, as diagrams. */
export function Rounds() {
  const { game = '' } = useParams();
  return hasRulebook(game) ? <Charts game={game} /> : <MissingBook />;
}

function Charts({ game }: { readonly game: GameOfBook }) {
  const { language, t } = useLanguage();
  const book = useBook(game);
  const name = coverOf(game)?.title ?? game;
  return (
    <RulesScreen title={t('rulebook.rounds.title', { game: name })} game={game}>
      <p className="rules-intro">{t('rulebook.rounds.intro')}</p>
      <nav className="rules-topics" aria-label={t('rulebook.rounds.charts')}>
        {book.charts.map(({ entry }) => (
          <a key={entry} href={`#${entry}`}>
            {book.entry(entry)?.[language].title}
          </a>
        ))}
      </nav>
      <div className="charts">
        {book.charts.map((chart) => (
          <ChartFigure key={chart.entry} book={book} chart={chart} />
        ))}
      </div>
    </RulesScreen>
  );
}
