import { duelWords, HEROES } from '@grimrule/duel';
import type { Seat } from '@grimrule/kernel';
import type { CSSProperties } from 'react';
import { Pile, Row } from '../../../table/board/zones.tsx';
import { useLanguage } from '../../../words/language.ts';
import { useDuel } from '../use-duel.ts';
import { DUEL_PAGE } from '../words.ts';
import { artefactsOf, deckOf, discardOf, FREED, handOf } from '../zones.ts';

/** The cards of a side besides its places: hand, piles, artefacts, and freed civilians. */
export function Side({ seat, at }: { readonly seat: Seat; readonly at: 'near' | 'far' }) {
  const { vars, zones, seat: reader } = useDuel();
  const { language } = useLanguage();
  const say = DUEL_PAGE[language];
  const name = duelWords[language].seat(seat);
  // The near side needs no owner's name; with one on the other, no two names are the same.
  const titled = (zone: string) => (at === 'near' ? zone : say.ownedBy(zone, name));
  const count = zones[handOf(seat)]?.length ?? 0;
  const isOnTurn = vars.active === seat;
  return (
    <section
      className="duel-side"
      data-at={at}
      data-turn={isOnTurn || undefined}
      aria-label={seat === reader ? `${name} (${say.you})` : name}
    >
      <div className="duel-who">
        <b>{name}</b>
        {seat === reader && <span> ({say.you})</span>}
        {isOnTurn && <span className="duel-on-turn">{say.onTurn}</span>}
      </div>
      {at === 'near' ? (
        <div className="hand duel-hand" style={{ '--cards': count } as CSSProperties}>
          <Row zone={handOf(seat)} />
        </div>
      ) : (
        <div className="duel-backs">
          <Row zone={handOf(seat)} />
          <span className="duel-count">
            {say.zones.hand} <b>{count}</b>
          </span>
        </div>
      )}
      <div className="duel-belongings">
        <Row zone={artefactsOf(seat)} className="duel-artefacts" />
        {seat === HEROES && <Row zone={FREED} className="duel-civilians duel-freed" />}
      </div>
      <div className="duel-piles">
        <Pile zone={deckOf(seat)} label={titled(say.zones.deck)} />
        <Pile zone={discardOf(seat)} label={titled(say.zones['discard pile'])} />
      </div>
    </section>
  );
}
