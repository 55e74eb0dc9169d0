import type { CardId, Cards, Scope } from '@grimrule/kernel';
import { cardsOf, isUnbound } from '@grimrule/kernel';
import type { ChampionsTable } from '../table.ts';
import type { ChampionsAct, ChampionsWords } from '../vocabulary/nodes.ts';

type Named<K extends ChampionsAct['do']> = Extract<ChampionsAct, { readonly do: K }>;

/** What an act does, and whether there is anything it could be done to. */
export type ActsOf<Names extends ChampionsAct['do']> = {
  readonly [K in Names]: {
    perform(table: ChampionsTable, act: Named<K>, scope: Scope): void;
    possible?(table: ChampionsTable, act: Named<K>, scope: Scope): boolean;
  };
};

/** Whether some of the cards meant pass the test; what is not known yet might. */
export function some(
  table: ChampionsTable,
  cards: Cards<ChampionsWords>,
  scope: Scope,
  test: (card: CardId) => boolean,
): boolean {
  return isUnbound(cards, scope) || cardsOf(table, cards, scope).some(test);
}
