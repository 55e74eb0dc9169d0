import type { CardId, Seat } from '@grimrule/kernel';
import { NONE, value, zoneOf } from '@grimrule/kernel';
import { DISCARD, of } from '../../board.ts';
import type { ChampionsTable } from '../../table.ts';
import { playableTop } from '../decks/deck-top.ts';

/**
 * The cards that a player may play on their turn as if they were in hand: the top of the deck, and
 * those in the discard pile that say so. RR: Play Restrictions and Permissions.
 */
export function playableElsewhere(table: ChampionsTable, seat: Seat): readonly CardId[] {
  const top = playableTop(table, seat);
  const discarded = zoneOf(table.state, of(DISCARD, seat)).filter(
    (card) => value(table, card, 'playsFromDiscard') > 0,
  );
  return top === NONE ? discarded : [top, ...discarded];
}
