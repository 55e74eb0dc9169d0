import { matches } from '../asking/asking.ts';
import { scopeOf } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import type { Demand } from '../resolving/charging.ts';
import type { CardId, Seat } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import { cardOf } from '../state/state.ts';

/** Something that a player is about to do: with or to a card, maybe by another. */
export interface Deed {
  readonly to: string;
  readonly card: CardId;
  readonly by?: CardId;
  readonly seat: Seat;
}

const NOTHING: readonly Demand[] = [];

/** Whether any card in play demands anything for anything. */
export function anyDemands({ state, game }: Table): boolean {
  return (state.modifying[game.stats.length]?.length ?? 0) > 0;
}

/**
 * The demands of cards in play for a deed. The player who does it is `you` in the cost, and pays.
 */
export function demandsFor(table: Table, { to, card, by = NONE, seat }: Deed): readonly Demand[] {
  const { state, game } = table;
  const demanding = state.modifying[game.stats.length];
  if (!demanding || demanding.length === 0) return NOTHING;
  return demanding.flatMap((source) => {
    const scope = scopeOf(source, seat);
    return (game.demands[cardOf(state, source).design] ?? []).flatMap((demand) => {
      if (demand.to !== to || !matches(table, demand.of, card, scope)) return [];
      if (demand.by && (by === NONE || !matches(table, demand.by, by, scope))) return [];
      return [{ cost: demand.cost, scope }];
    });
  });
}
