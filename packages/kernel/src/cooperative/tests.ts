import type { Amount, Cards, Filter, Query } from '../abilities/ability.ts';
import { amount, cardsOf, matches, select } from '../asking/asking.ts';
import type { Scope } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import { tokensOn } from '../state/cards.ts';
import type { CardId, Seat } from '../state/ids.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../state/state.ts';

/** How the tests below find attached cards, engaged enemies and players on a game's table. */
interface Places<V> {
  attachedTo(state: State<V>, host: CardId): readonly CardId[];
  engagedWith(state: State<V>, seat: Seat): readonly CardId[];
  playerOf(state: State<V>, card: CardId): Seat;
}

/** The tests of a card that cooperative games have alike. */
export function cooperativeTests<V>({ attachedTo, engagedWith, playerOf }: Places<V>) {
  return {
    exhausted: ({ state }: Table<V>, card: CardId) => cardOf(state, card).exhausted,

    attachedTo: (table: Table<V>, card: CardId, scope: Scope, filter: { readonly card: Cards }) =>
      cardsOf(table, filter.card, scope).includes(cardOf(table.state, card).host),

    // The kernel knows nodes by their general types; a game's own are a kind of them.
    hasAttached: (
      table: Table<V>,
      card: CardId,
      scope: Scope,
      { where }: { readonly where: unknown },
    ) => attachedTo(table.state, card).some((each) => matches(table, where as Filter, each, scope)),

    engagedWith: (table: Table<V>, card: CardId, scope: Scope, filter: { readonly who: Cards }) =>
      cardsOf(table, filter.who, scope).some((player) =>
        engagedWith(table.state, playerOf(table.state, player)).includes(card),
      ),

    mostTokens(
      table: Table<V>,
      card: CardId,
      scope: Scope,
      { token, among }: { readonly token: string; readonly among: Query },
    ) {
      const others = select(table, among, scope);
      const most = Math.max(...others.map((other) => tokensOn(table, other, token)));
      return others.includes(card) && tokensOn(table, card, token) === most;
    },

    /** The uppermost of these in its pile, or one of so many uppermost ones. */
    topmost(
      table: Table<V>,
      card: CardId,
      scope: Scope,
      { among, count }: { readonly among: Query; readonly count?: unknown },
    ) {
      const most = count === undefined ? 1 : amount(table, count as Amount, scope);
      return most > 0 && select(table, among, scope).slice(-most).includes(card);
    },
  };
}
