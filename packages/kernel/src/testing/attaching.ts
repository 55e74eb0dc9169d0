import { select } from '../asking/asking.ts';
import { scopeOf } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import type { CardId, Seat } from '../state/ids.ts';
import { cardOf } from '../state/state.ts';

/** The possible hosts of a card, by its own text; null if it is attached to nothing. */
export function hostsFor(table: Table, card: CardId, seat: Seat): readonly CardId[] | null {
  const { abilities = [] } = table.game.printed[cardOf(table.state, card).design] ?? {};
  for (const ability of abilities) {
    if (ability.kind !== 'called' || ability.call !== 'attach') continue;
    const { effect } = ability;
    if (effect.do !== 'choose' || !('from' in effect)) continue;
    return select(table, effect.from, scopeOf(card, seat));
  }
  return null;
}
