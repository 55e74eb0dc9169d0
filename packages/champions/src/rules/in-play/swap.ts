import type { CardId } from '@grimrule/kernel';
import { cardOf, exchange } from '@grimrule/kernel';
import { printedAs } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';
import { isInPlay, playerOf } from '../../table.ts';
import { enterPlay } from './entering-play.ts';
import { canLeavePlay, leavePlay } from './leaving-play.ts';

/** Whether one leaves play for the other to enter it: they have no title in common. */
function changesPlay({ state }: ChampionsTable, one: CardId, other: CardId): boolean {
  if (isInPlay(state, one) === isInPlay(state, other)) return false;
  return printedAs(state, one).name !== printedAs(state, other).name;
}

export function canSwap(table: ChampionsTable, one: CardId, other: CardId, by: CardId): boolean {
  if (one === other) return false;
  const leaving = isInPlay(table.state, one) ? one : other;
  return !changesPlay(table, one, other) || canLeavePlay(table, leaving, by);
}

/**
 * RR: Swap. Two cards change places. In play a card of the same title takes over everything that
 * lies there; it has not entered play, and the other has not left it.
 */
export function swapCards(table: ChampionsTable, one: CardId, other: CardId): void {
  const { state } = table;
  table.tell?.({ say: 'swapped', cards: [one, other] }, 'swap');
  if (!changesPlay(table, one, other)) {
    exchange(table, one, other);
    return;
  }
  const [leaving, entering] = isInPlay(state, one) ? [one, other] : [other, one];
  const seat = playerOf(state, leaving);
  leavePlay(table, leaving, cardOf(state, entering).zone);
  enterPlay(table, entering, seat);
}
