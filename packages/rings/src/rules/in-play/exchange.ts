import type { CardId } from '@grimrule/kernel';
import { cardOf, exchange, move, NONE, occur } from '@grimrule/kernel';
import { event } from '../../happenings.ts';
import type { RingsTable } from '../../table.ts';
import { isInPlay, playerOf } from '../../table.ts';
import { enterPlay } from './entering-play.ts';
import { leavePlay } from './leaving-play.ts';

/** RR: Exchange. Two cards change places, for which both of them have to be there. */
export function exchangeCards(table: RingsTable, one: CardId, other: CardId): void {
  const { state } = table;
  table.tell?.({ say: 'swapped', cards: [one, other] }, 'exchange');
  if (isInPlay(state, one) === isInPlay(state, other)) {
    exchange(table, one, other);
    return;
  }
  const [leaving, entering] = isInPlay(state, one) ? [one, other] : [other, one];
  const { zone } = cardOf(state, leaving);
  const seat = playerOf(state, leaving);
  leavePlay(table, leaving, cardOf(state, entering).zone);
  if (cardOf(state, entering).owner !== NONE) {
    enterPlay(table, entering, seat);
    return;
  }
  move(table, entering, zone);
  occur(table, event.entered(entering, seat, zone));
}
