import type { CardId, Seat } from '@grimrule/kernel';
import { cardOf, move } from '@grimrule/kernel';
import { AREA, of } from '../board.ts';
import { printed } from '../cards/designs.ts';
import type { RingsTable } from '../table.ts';
import { attachedTo, cardsInPlay, playerOf } from '../table.ts';

/** The first player token goes to this player, and what goes with it. RR: First Player. */
export function makeFirstPlayer(table: RingsTable, seat: Seat): void {
  const { state } = table;
  state.vars.firstPlayer = seat;
  table.tell?.({ say: 'firstPlayer', seat }, 'first player');
  for (const card of cardsInPlay(state)) {
    const { front } = cardOf(state, card);
    const follows = printed(front).goesWithFirstPlayer === true;
    if (follows && playerOf(state, card) !== seat) giveTo(table, card, seat);
  }
}

/** A card changes its controller with everything attached to it. RR: Ownership and Control. */
export function giveTo(table: RingsTable, card: CardId, seat: Seat): void {
  const attached = attachedTo(table.state, card);
  move(table, card, of(AREA, seat));
  for (const each of attached) {
    if (AREA.includes(cardOf(table.state, each).zone)) move(table, each, of(AREA, seat));
  }
  table.tell?.({ say: 'controlTaken', card, seat }, 'ownership and control');
}
