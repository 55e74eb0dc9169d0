import type { Cards, Query } from './ability.ts';
import { cardsOf, select } from './asking.ts';
import { tokensOn } from './cards.ts';
import type { Scope } from './scope.ts';
import type { CardId } from './state.ts';
import { cardOf } from './state.ts';
import type { Table } from './table.ts';

/** Tests of a card that several games have among their filters, and mean the same by. */
export const cardTests = {
  exhausted: ({ state }: Table, card: CardId) => cardOf(state, card).exhausted,

  attachedTo: (table: Table, card: CardId, scope: Scope, filter: { readonly card: Cards }) =>
    cardsOf(table, filter.card, scope).includes(cardOf(table.state, card).host),

  mostTokens(
    table: Table,
    card: CardId,
    scope: Scope,
    { token, among }: { readonly token: string; readonly among: Query },
  ) {
    const others = select(table, among, scope);
    const most = Math.max(...others.map((other) => tokensOn(table, other, token)));
    return others.includes(card) && tokensOn(table, card, token) === most;
  },

  /** The uppermost of these in its pile. */
  topmost: (table: Table, card: CardId, scope: Scope, { among }: { readonly among: Query }) =>
    select(table, among, scope).at(-1) === card,
} as const;
