import type { Seat } from '@grimrule/kernel';
import type { CSSProperties } from 'react';
import { Pile, Row } from '../../../table/board/zones.tsx';
import { useLanguage } from '../../../words/language.ts';
import { useCooperativeView, useSharedZone } from '../view.ts';

/** A hand as a fan that moves together when it is full, with the player's piles beside it. */
export function Hand({ seat }: { readonly seat: Seat }) {
  const { t } = useLanguage();
  const zone = useSharedZone();
  const { zones } = useCooperativeView();
  const cards = zones[zone('hand', seat)]?.length ?? 0;
  return (
    <>
      <div className="hand coop-hand" style={{ '--cards': cards } as CSSProperties}>
        <Row
          zone={zone('hand', seat)}
          empty={<p className="coop-nobody">{t('cooperative.emptyHand')}</p>}
        />
      </div>
      <div className="coop-piles coop-own-piles">
        <Pile zone={zone('deck', seat)} />
        <Pile zone={zone('discard pile', seat)} />
      </div>
    </>
  );
}
