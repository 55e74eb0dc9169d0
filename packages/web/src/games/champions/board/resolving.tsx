import { championsWords } from '@grimrule/champions';
import { NONE } from '@grimrule/kernel';
import { Icon } from '../../../card/icons.tsx';
import { useLanguage } from '../../../words/language.ts';
import { Resolving } from '../../cooperative/board/resolving.tsx';
import { useSeatName } from '../../cooperative/view.ts';
import { useChampionsView } from '../view.ts';

/** The card that is being revealed, boosted with or played; between them, where the round stands. */
export function ChampionsResolving() {
  return (
    <Resolving>
      <Standing />
    </Resolving>
  );
}

function Standing() {
  const view = useChampionsView();
  const { language, t } = useLanguage();
  const seatName = useSeatName();
  const { phase, active } = view.vars;
  const turn =
    active === view.seat
      ? t('champions.yourTurn')
      : t('champions.turnOf', { name: seatName(active) });
  return (
    <div className="champions-standing">
      {view.rounds > 0 && (
        <span className="champions-round">{t('toolbar.round', { count: view.rounds })}</span>
      )}
      <Icon name={phase === 'villain' ? 'mask' : 'turn'} />
      <strong>{championsWords[language].phase(phase)}</strong>
      {phase === 'player' && active !== NONE && <span>{turn}</span>}
    </div>
  );
}
