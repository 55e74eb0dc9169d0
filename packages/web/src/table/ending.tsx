import { useLanguage } from '../words/language.ts';
import { useTable } from './table-context.tsx';

/** How the game ended. */
export function Ending() {
  const { view, words, reader, seat } = useTable();
  const { t } = useLanguage();
  if (!view.outcome) return null;
  const { result, winners, line } = view.outcome;
  const isOpen = seat >= view.seats || result === 'draw';
  const title = isOpen ? 'outcome.title' : winners.includes(seat) ? 'outcome.won' : 'outcome.lost';
  return (
    <div className="outcome" role="alert" data-result={result}>
      <h2>{t(title)}</h2>
      <p>{words.line(line, reader)}</p>
    </div>
  );
}
