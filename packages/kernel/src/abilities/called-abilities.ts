import { holds } from '../asking/asking.ts';
import type { Happening } from '../asking/scope.ts';
import { scopeOf } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import { perform } from '../resolving/perform.ts';
import type { CardId, Seat } from '../state/ids.ts';
import { cardOf } from '../state/state.ts';

const abilitiesOf = ({ state, game }: Table, card: CardId) =>
  game.printed[cardOf(state, card).design]?.abilities ?? [];

/** Carries out the abilities of a card that are called by this name; `you` is the given player. */
export function callAbilities(
  table: Table,
  card: CardId,
  call: string,
  seat: Seat,
  event: Happening | null = null,
): boolean {
  let found = false;
  const scope = scopeOf(card, seat, event);
  for (const ability of abilitiesOf(table, card)) {
    if (ability.kind !== 'called' || ability.call !== call) continue;
    if (ability.when && !holds(table, ability.when, scope)) continue;
    perform(table, ability.effect, scope);
    found = true;
  }
  return found;
}

export function hasCalled(table: Table, card: CardId, call: string): boolean {
  return abilitiesOf(table, card).some(
    (ability) => ability.kind === 'called' && ability.call === call,
  );
}
