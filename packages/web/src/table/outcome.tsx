import { useLanguage } from '../words/language.ts';
import { useTable } from './table-context.tsx';

/** How the game ended. */
export function OutcomeBanner() {
  const { view, words, reader } = useTable();
  const { t } = useLanguage();
  if (!view.outcome) return null;
  return (
    <section className="outcome" aria-live="assertive" data-result={view.outcome.result}>
      <h2>{t('outcome.title')}</h2>
      <p>{words.line(view.outcome.line, reader)}</p>
    </section>
  );
}
