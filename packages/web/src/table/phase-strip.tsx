import { useLanguage } from '../words/language.ts';
import { useTable } from './table-context.tsx';
import './phase-strip.css';

/** The parts of a round or turn as a strip of arrows; the current one is gold. */
export function PhaseStrip() {
  const { page, view, language } = useTable();
  const { t } = useLanguage();
  const phases = page.phases?.(view, language) ?? [];
  if (phases.length === 0) return null;
  return (
    <ol className="phases" aria-label={t('toolbar.phases')}>
      {phases.map(({ id, label, isNow }) => (
        <li key={id} data-phase={id} aria-current={isNow ? 'step' : undefined}>
          {label}
        </li>
      ))}
    </ol>
  );
}
