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
  return (
    <section className="champions-facing" data-empty={filled.length === 0 || undefined}>
      <h3 className="champions-caption">
        {seat === view.seat ? t('champions.facingYou') : t('champions.facing', { name })}
      </h3>
      <div className="champions-cards">
        {filled.length === 0 ? (
          <p className="champions-nobody">{t('champions.nobody')}</p>
        ) : (
          filled.map((id) => <Row key={id} zone={id} className="gives-way" />)
        )}
      </div>
    </section>
  );
}
