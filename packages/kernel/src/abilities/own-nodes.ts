import type { Scope } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import type { CardId } from '../state/ids.ts';

/**
 * A game's own nodes by their names, each with the function that knows what it means. The kernel
 * hands every node to the function of its name, so such a record is safe to be given to it as the
 * general one that `Rules` asks for.
 */

/**
 * The performance of each act, and whether it is possible at all, or in full as a cost has to be.
 */
export type ActsOf<V, Act extends { readonly do: string }, Names extends Act['do'] = Act['do']> = {
  readonly [K in Names]: {
    perform(table: Table<V>, act: Extract<Act, { readonly do: K }>, scope: Scope): void;
    possible?(table: Table<V>, act: Extract<Act, { readonly do: K }>, scope: Scope): boolean;
    payable?(table: Table<V>, act: Extract<Act, { readonly do: K }>, scope: Scope): boolean;
  };
};

export type FiltersOf<V, Filter extends { readonly is: string }> = {
  readonly [K in Filter['is']]: (
    table: Table<V>,
    card: CardId,
    scope: Scope,
    filter: Extract<Filter, { readonly is: K }>,
  ) => boolean;
};

export type FactsOf<V, Fact extends { readonly fact: string }> = {
  readonly [K in Fact['fact']]: (
    table: Table<V>,
    scope: Scope,
    fact: Extract<Fact, { readonly fact: K }>,
  ) => boolean;
};

export type NumbersOf<V, Amount extends { readonly amount: string }> = {
  readonly [K in Amount['amount']]: (
    table: Table<V>,
    scope: Scope,
    number: Extract<Amount, { readonly amount: K }>,
  ) => number;
};
