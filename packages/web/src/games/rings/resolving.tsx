import { ringsWords } from '@grimrule/rings';
import { Row } from '../../table/zones.tsx';
import { useLanguage } from '../../words/language.ts';
import { FinalScore } from './final-score.tsx';
import { holds, seatsOf, useRingsView } from './seen.ts';
import { zone } from './zones.ts';

const PHASES = [
  'resource',
  'planning',
  'quest',
  'travel',
  'encounter',
  'combat',
  'refresh',
] as const;

/** The card that is being revealed or played; between them, where the round stands. */
export function Resolving() {
  const view = useRingsView();
  const places = [zone('revealed'), ...seatsOf(view).map((seat) => zone('played', seat))];
  const filled = places.filter((id) => holds(view, id));
  return (
    <div
      className="rings-resolving"
      data-filled={filled.length > 0 || view.outcome !== null || undefined}
    >
      {filled.map((id) => (
        <Row key={id} zone={id} />
      ))}
      {filled.length === 0 && (view.outcome ? <FinalScore /> : <Round />)}
    </div>
  );
}

/** The seven phases, and which of them it is. */
function Round() {
  const { rounds, vars } = useRingsView();
  const { language, t } = useLanguage();
  return (
    <div className="rings-round">
      {rounds > 0 && <b>{t('toolbar.round', { count: rounds })}</b>}
      <ol aria-label={t('rings.phases')}>
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === vars.phase ? 'step' : undefined}>
            {ringsWords[language].phase(phase)}
          </li>
        ))}
      </ol>
    </div>
  );
}
