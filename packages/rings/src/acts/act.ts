import type { CardId, Cards, Scope, Seat } from '@grimrule/kernel';
import { cardsOf, firstOf, isUnbound, NONE } from '@grimrule/kernel';
import type { RingsTable } from '../table.ts';
import { playerOf } from '../table.ts';
import type { RingsAct, RingsWords } from '../vocabulary/nodes.ts';

type Named<K extends RingsAct['do']> = Extract<RingsAct, { readonly do: K }>;

/** What an act does, and whether there is anything it could be done to. */
export type ActsOf<Names extends RingsAct['do']> = {
  readonly [K in Names]: {
    perform(table: RingsTable, act: Named<K>, scope: Scope): void;
    possible?(table: RingsTable, act: Named<K>, scope: Scope): boolean;
  };
};

type C = Cards<RingsWords>;

/** Whether some of the cards meant pass the test; what is not known yet might. */
export function some(
  table: RingsTable,
  cards: C,
  scope: Scope,
  test: (card: CardId) => boolean,
): boolean {
  return isUnbound(cards, scope) || cardsOf(table, cards, scope).some(test);
}

/** The players that are meant by their dials. */
export function seatsOf(table: RingsTable, who: C, scope: Scope): readonly Seat[] {
  return cardsOf(table, who, scope).map((dial) => playerOf(table.state, dial));
}

export function seatOf(table: RingsTable, who: C, scope: Scope): Seat {
  const dial = firstOf(table, who, scope);
  return dial === NONE ? NONE : playerOf(table.state, dial);
}
