import { useLanguage } from '../../words/language.ts';
import { useTable } from '../table-context.tsx';
import { openResult } from './result-state.ts';
import { useKept } from './where.ts';

/** How the game ended, beside the final board, and the way to its result. */
export function Ending() {
  const { view, words, reader, page } = useTable();
  const { t } = useLanguage();
  const kept = useKept();
  const title = useEndingTitle();
  if (!view.outcome || !title) return null;
  return (
    <div className="outcome" data-result={view.outcome.result}>
      <div role="alert">
        <h2>{t(title)}</h2>
        <p>{words.line(view.outcome.line, reader)}</p>
      </div>
      {page.Ending && <page.Ending />}
      {kept && (
        <div className="question-options">
          <button
            type="button"
            className="button button-main"
            onClick={openResult}
            data-verb="result"
          >
            {t('outcome.show')}
          </button>
        </div>
      )}
    </div>
  );
}

/** How it ended for the seat that is looked through. */
export function useEndingTitle(): 'outcome.title' | 'outcome.won' | 'outcome.lost' | null {
  const { view, seat } = useTable();
  if (!view.outcome) return null;
  const { result, winners } = view.outcome;
  if (seat >= view.seats || result === 'draw') return 'outcome.title';
  return winners.includes(seat) ? 'outcome.won' : 'outcome.lost';
}
