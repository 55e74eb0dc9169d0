import type { ChampionsCard, champions } from '@grimrule/champions';
import { DESIGNS } from '@grimrule/champions';
import type { CardId, Game, Seat, View } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { useTable } from '../../table/table-context.tsx';

type VarsOf<G> = G extends Game<infer V> ? V : never;
export type ChampionsView = View<VarsOf<typeof champions>>;

/** The table of Champions as this seat sees it. */
export function useChampionsView(): ChampionsView {
  return useTable().view as ChampionsView;
}

/** The current type of a card; undefined if this seat does not know it. */
export function typeOf(view: View, card: CardId): ChampionsCard['type'] | undefined {
  const record = view.cards[card];
  return record ? DESIGNS[record.design]?.type : undefined;
}

export function identityOf({ vars }: ChampionsView, seat: Seat): CardId {
  return vars.identities[seat] ?? NONE;
}
