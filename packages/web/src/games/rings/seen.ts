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

/** What a card is now; undefined if this seat does not know it. */
export function typeOf(view: RingsView, card: CardId): RingsCard['type'] | undefined {
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

export function isEliminated({ vars }: RingsView, seat: Seat): boolean {
  return (vars.eliminated & (1 << seat)) !== 0;
}

export const seatsOf = ({ seats }: RingsView): readonly Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat);

export const holds = ({ zones }: RingsView, id: number) => (zones[id]?.length ?? 0) > 0;

/** What the table calls a player. */
export function useSeatName(): (seat: Seat) => string {
  const { words } = useTable();
  return (seat) => words.seat(seat);
}
