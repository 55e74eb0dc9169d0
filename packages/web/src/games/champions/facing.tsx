import type { Seat } from '@grimrule/kernel';
import { Row } from '../../table/zones.tsx';
import { useLanguage } from '../../words/language.ts';
import { heroName, useChampionsView } from './seen.ts';
import { zone } from './zones.ts';

/** What a player faces: minions that are engaged with him, obligations, cards dealt to him. */
export function Facing({ seat }: { readonly seat: Seat }) {
  const view = useChampionsView();
  const { language, t } = useLanguage();
  const zones = [zone('engaged', seat), zone('obligations', seat), zone('dealt', seat)];
  const filled = zones.filter((id) => (view.zones[id]?.length ?? 0) > 0);
  const name = heroName(view, seat, language);
  const isOwn = seat === view.seat;
  if (filled.length === 0) {
    return (
      <section className="champions-facing" data-empty>
        <p className="champions-nobody">
          {isOwn ? t('champions.nobodyBeforeYou') : t('champions.nobodyBefore', { name })}
        </p>
      </section>
    );
  }
  return (
    <section className="champions-facing">
      <h2 className="champions-caption">
        {isOwn ? t('champions.facingYou') : t('champions.facing', { name })}
      </h2>
      <div className="champions-cards">
        {filled.map((id) => (
          <Row key={id} zone={id} className="gives-way" />
        ))}
      </div>
    </section>
  );
}
