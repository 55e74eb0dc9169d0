import type { Seat } from '@grimrule/kernel';
import { Pile, Row } from '../../table/zones.tsx';
import { useLanguage } from '../../words/language.ts';
import { zone } from './zones.ts';

/** A hand as a row that moves together when it is full, with the player's piles beside it. */
export function Hand({ seat }: { readonly seat: Seat }) {
  const { t } = useLanguage();
  return (
    <div className="rings-hand">
      <Row
        zone={zone('hand', seat)}
        className="gives-way"
        empty={<p className="rings-nobody">{t('rings.emptyHand')}</p>}
      />
      <div className="rings-piles">
        <Pile zone={zone('deck', seat)} />
        <Pile zone={zone('discard pile', seat)} />
      </div>
    </div>
  );
}
