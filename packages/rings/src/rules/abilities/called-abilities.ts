import type { CardId, Effect, Happening, Seat } from '@grimrule/kernel';
import { callAbilities as call, hasCalled as has, payable, scopeOf } from '@grimrule/kernel';
import { printedAs } from '../../cards/designs.ts';
import type { RingsTable } from '../../table.ts';
import { inPlayerOrder } from '../../table.ts';
import type { CallName } from '../../vocabulary/events.ts';

/** Abilities that the rules call by name: the kernel's way, with the names of Rings. */

export const callAbilities: (
  table: RingsTable,
  card: CardId,
  name: CallName,
  seat: Seat,
  event?: Happening | null,
) => boolean = call;

export const hasCalled: (table: RingsTable, card: CardId, name: CallName) => boolean = has;

/** Whether a cost that a card calls by name, such as that of traveling, can be paid. */
export function canPayCalled(table: RingsTable, card: CardId, name: CallName, seat: Seat): boolean {
  return printedAs(table.state, card).abilities.every(
    (ability) =>
      ability.kind !== 'called' ||
      ability.call !== name ||
      canPayAll(table, ability.effect, card, seat),
  );
}

/** A cost that each player has to pay must be payable by all of them. */
function canPayAll(table: RingsTable, cost: Effect, card: CardId, seat: Seat): boolean {
  const { do: kind, body } = cost as { do: string; body?: Effect };
  const forAll = kind === 'each' && body?.do === 'as';
  if (!forAll) return payable(table, cost, scopeOf(card, seat));
  const each = (body as { readonly body: Effect }).body;
  return inPlayerOrder(table.state).every((player) => payable(table, each, scopeOf(card, player)));
}
