import type { CardId, Seat } from '@grimrule/kernel';
import { cardOf, NONE, value, zoneOf } from '@grimrule/kernel';
import { DISCARD, of, TUCKED } from '../../board.ts';
import type { ChampionsTable } from '../../table.ts';
import { playableTop } from '../decks/deck-top.ts';

/**
 * The cards that a player may play on their turn as if they were in hand: the top of the deck, those
 * in the discard pile that say so, and those under a card that they control and that says so. RR:
 * Play Restrictions and Permissions.
 */
export function playableElsewhere(table: ChampionsTable, seat: Seat): readonly CardId[] {
  const { state } = table;
  const top = playableTop(table, seat);
  const discarded = zoneOf(state, of(DISCARD, seat)).filter(
    (card) => value(table, card, 'playsFromDiscard') > 0,
  );
  const kept = zoneOf(state, TUCKED).filter((card) => {
    const { host } = cardOf(state, card);
    const isYours = host !== NONE && cardOf(state, host).controller === seat;
    return isYours && value(table, card, 'playableHere') > 0;
  });
  return top === NONE ? [...discarded, ...kept] : [top, ...discarded, ...kept];
}
