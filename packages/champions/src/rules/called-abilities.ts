import type { CardId, Happening, Seat } from '@grimrule/kernel';
import { holds, perform, scopeOf } from '@grimrule/kernel';
import { printedAs } from '../cards/designs.ts';
import type { ChampionsTable } from '../table.ts';
import type { CallName } from '../vocabulary/events.ts';

/** Carries out the abilities of a card that are called by this name; `you` is the given player. */
export function callAbilities(
  table: ChampionsTable,
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

export function hasCalled(table: ChampionsTable, card: CardId, call: CallName): boolean {
  return printedAs(table.state, card).abilities.some(
    (ability) => ability.kind === 'called' && ability.call === call,
  );
}
