import { championsWords } from '@grimrule/champions';
import type { Seat } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { Icon } from '../../card/icons.tsx';
import { Row } from '../../table/zones.tsx';
import { useLanguage } from '../../words/language.ts';
import { heroName, useChampionsView } from './seen.ts';
import { zone } from './zones.ts';

/** The card that is being revealed, boosted with or played; between them, where the round stands. */
export function Resolving() {
  const view = useChampionsView();
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const places = [zone('revealed'), ...seats.map((seat) => zone('played', seat))];
  const filled = places.filter((id) => (view.zones[id]?.length ?? 0) > 0);
  return (
    <div className="champions-resolving" data-filled={filled.length > 0 || undefined}>
      {filled.length === 0 ? <Standing /> : filled.map((id) => <Row key={id} zone={id} />)}
    </div>
  );
}

function Standing() {
  const view = useChampionsView();
  const { language, t } = useLanguage();
  const { phase, active } = view.vars;
  return (
    <div className="champions-standing">
      {view.rounds > 0 && (
        <span className="champions-round">{t('toolbar.round', { count: view.rounds })}</span>
      )}
      <Icon name={phase === 'villain' ? 'mask' : 'turn'} />
      <strong>{championsWords[language].phase(phase)}</strong>
      {phase === 'player' && active !== NONE && <span>{turnText(active)}</span>}
    </div>
  );

  function turnText(seat: Seat): string {
    return seat === view.seat
      ? t('champions.yourTurn')
      : t('champions.turnOf', { name: heroName(view, seat, language) });
  }
}
