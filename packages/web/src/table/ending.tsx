import { Link, useLocation } from 'wouter';
import { useLanguage } from '../words/language.ts';
import { useTable } from './table-context.tsx';

/** How the game ended, and what can be done now. */
export function Ending() {
  const { view, words, reader, seat, page } = useTable();
  const { t } = useLanguage();
  const replay = useReplay();
  if (!view.outcome) return null;
  const { result, winners, line } = view.outcome;
  const isOpen = seat >= view.seats || result === 'draw';
  const title = isOpen ? 'outcome.title' : winners.includes(seat) ? 'outcome.won' : 'outcome.lost';
  return (
    <div className="outcome" data-result={result}>
      <div role="alert">
        <h2>{t(title)}</h2>
        <p>{words.line(line, reader)}</p>
      </div>
      {page.Ending && <page.Ending />}
      {replay !== null && (
        <div className="question-options">
          <Link href={`/new/${page.name}`} className="button button-main" data-verb="new-game">
            {t('outcome.again')}
          </Link>
          <Link href={replay} className="button" data-verb="watch-again">
            {t('outcome.replay')}
          </Link>
          <Link href="/" className="button" data-verb="home">
            {t('outcome.home')}
          </Link>
        </div>
      )}
    </div>
  );
}

/** Where this game can be watched again, or null if that is being done. */
function useReplay(): string | null {
  const [path] = useLocation();
  const [, kind, table] = path.split('/');
  if (kind === 'local') return `/replay/local/${table}`;
  return kind === 'table' ? `/replay/${table}` : null;
}
