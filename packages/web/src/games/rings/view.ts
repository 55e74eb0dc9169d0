import type { CardId, Game, Seat, View } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { RingsCard, rings } from '@grimrule/rings';
import { DESIGNS } from '@grimrule/rings';
import { useTable } from '../../table/table-context.tsx';
import { zone } from './zones.ts';

type VarsOf<G> = G extends Game<infer V> ? V : never;
export type RingsView = View<VarsOf<typeof rings>>;

/** The table of Rings as this seat sees it. */
export function useRingsView(): RingsView {
  return useTable().view as RingsView;
}

/** The current type of a card; undefined if this seat does not know it. */
export function typeOf(view: View, card: CardId): RingsCard['type'] | undefined {
  const record = view.cards[card];
  return record ? DESIGNS[record.design]?.type : undefined;
}

/** The threat dial of a player, which stands for the player wherever one is chosen. */
export function dialOf(view: RingsView, seat: Seat): CardId {
  const [dial = NONE] = view.zones[zone('threat dial', seat)] ?? [];
  return typeof dial === 'number' ? dial : NONE;
}

export function threatOf(view: RingsView, seat: Seat): number {
  return view.cards[dialOf(view, seat)]?.tokens.threat ?? 0;
}
