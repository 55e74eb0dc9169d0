import type { ActsOf as Acts, Scope, Seat } from '@grimrule/kernel';
import { cardsOf, firstOf, NONE } from '@grimrule/kernel';
import type { RingsTable, RingsVars } from '../table.ts';
import { playerOf } from '../table.ts';
import type { Cards, RingsAct } from '../vocabulary/nodes.ts';

export type ActsOf<Names extends RingsAct['do']> = Acts<RingsVars, RingsAct, Names>;

/** The players that are meant by their dials. */
export function seatsOf(table: RingsTable, who: Cards, scope: Scope): readonly Seat[] {
  return cardsOf(table, who, scope).map((dial) => playerOf(table.state, dial));
}

export function seatOf(table: RingsTable, who: Cards, scope: Scope): Seat {
  const dial = firstOf(table, who, scope);
  return dial === NONE ? NONE : playerOf(table.state, dial);
}
