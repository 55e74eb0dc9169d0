import { ringsWords } from '@grimrule/rings';
import { useLanguage } from '../../../words/language.ts';
import { Resolving } from '../../cooperative/board/resolving.tsx';
import { useRingsView } from '../view.ts';
import { FinalScore } from './final-score.tsx';

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
export function RingsResolving() {
  const isOver = useRingsView().outcome !== null;
  return <Resolving isLit={isOver}>{isOver ? <FinalScore /> : <Round />}</Resolving>;
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
