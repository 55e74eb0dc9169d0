import type { CardId, Effect, Happening, Seat } from '@grimrule/kernel';
import { holds, payable, perform, scopeOf } from '@grimrule/kernel';
import { printedAs } from '../cards/designs.ts';
import type { RingsTable } from '../table.ts';
import { inPlayerOrder } from '../table.ts';
import type { CallName } from '../vocabulary/events.ts';

/** Carries out the abilities of a card that are called by this name; `you` is the given player. */
export function callAbilities(
  table: RingsTable,
  card: CardId,
  call: CallName,
  seat: Seat,
  event: Happening | null = null,
): boolean {
  let found = false;
  const scope = scopeOf(card, seat, event);
  for (const ability of printedAs(table.state, card).abilities) {
    if (ability.kind !== 'called' || ability.call !== call) continue;
    if (ability.when && !holds(table, ability.when, scope)) continue;
    perform(table, ability.effect, scope);
    found = true;
  }
  return found;
}

export function hasCalled(table: RingsTable, card: CardId, call: CallName): boolean {
  return printedAs(table.state, card).abilities.some(
    (ability) => ability.kind === 'called' && ability.call === call,
  );
}

/** Whether a cost that a card calls by name, such as that of travelling, can be paid. */
export function canPayCalled(table: RingsTable, card: CardId, call: CallName, seat: Seat): boolean {
  return printedAs(table.state, card).abilities.every(
    (ability) =>
      ability.kind !== 'called' ||
      ability.call !== call ||
      canPayAll(table, ability.effect, card, seat),
  );
}

/** What each player has to pay must be payable by all of them. */
function canPayAll(table: RingsTable, cost: Effect, card: CardId, seat: Seat): boolean {
  const { do: kind, body } = cost as { do: string; body?: Effect };
  const forAll = kind === 'each' && body?.do === 'as';
  if (!forAll) return payable(table, cost, scopeOf(card, seat));
  const each = (body as { readonly body: Effect }).body;
  return inPlayerOrder(table.state).every((player) => payable(table, each, scopeOf(card, player)));
}
