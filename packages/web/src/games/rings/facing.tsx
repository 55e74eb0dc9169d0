import type { Seat } from '@grimrule/kernel';
import { Row } from '../../table/zones.tsx';
import { useLanguage } from '../../words/language.ts';
import { holds, useRingsView, useSeatName } from './seen.ts';
import { zone } from './zones.ts';

/** Enemies that a player is engaged with, and what an encounter card has laid on the deck. */
export function Facing({ seat }: { readonly seat: Seat }) {
  const view = useRingsView();
  const { t } = useLanguage();
  const name = useSeatName()(seat);
  const filled = [zone('engaged', seat), zone('on the deck', seat)].filter((id) => holds(view, id));
  const isOwn = seat === view.seat;
  if (filled.length === 0) {
    return (
      <section className="rings-facing" data-empty>
        <p className="rings-nobody">
          {isOwn ? t('rings.nobodyEngagesYou') : t('rings.nobodyEngages', { name })}
        </p>
      </section>
    );
  }
  return (
    <section className="rings-facing">
      <h2 className="rings-caption">
        {isOwn ? t('rings.engagedWithYou') : t('rings.engagedWith', { name })}
      </h2>
      <div className="rings-cards">
        {filled.map((id) => (
          <Row key={id} zone={id} className="gives-way" />
        ))}
      </div>
    </section>
  );
}
