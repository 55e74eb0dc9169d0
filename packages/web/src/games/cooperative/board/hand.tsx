import type { Seat } from '@grimrule/kernel';
import { Pile, Row } from '../../../table/board/zones.tsx';
import { useLanguage } from '../../../words/language.ts';
import { useSharedZone } from '../view.ts';

/** A hand as a row that moves together when it is full, with the player's piles beside it. */
export function Hand({ seat }: { readonly seat: Seat }) {
  const { t } = useLanguage();
  const zone = useSharedZone();
  return (
    <div className="coop-part coop-hand">
      <Row
        zone={zone('hand', seat)}
        className="gives-way"
        empty={<p className="coop-nobody">{t('cooperative.emptyHand')}</p>}
      />
      <div className="coop-piles">
        <Pile zone={zone('deck', seat)} />
        <Pile zone={zone('discard pile', seat)} />
      </div>
    </div>
  );
}
