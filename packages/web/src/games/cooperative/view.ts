import type { Seat, View, ZoneId } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { useTable } from '../../table/table-context.tsx';
import type { SharedZone } from './zones.ts';
import { zoneIn } from './zones.ts';

/** The public facts that every cooperative game keeps about its players. */
interface Players {
  /** One bit for each seat that is out. */
  readonly eliminated: number;
  readonly firstPlayer: Seat;
  readonly active: Seat;
}

export type CooperativeView = View<Players>;

/** The table as this seat sees it, as far as the cooperative games agree. */
export function useCooperativeView(): CooperativeView {
  return useTable().view as CooperativeView;
}

export function isEliminated({ vars }: CooperativeView, seat: Seat): boolean {
  return (vars.eliminated & (1 << seat)) !== 0;
}

export const seatsOf = ({ seats }: View): readonly Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat);

export const holds = ({ zones }: View, id: ZoneId) => (zones[id]?.length ?? 0) > 0;

/** The table's name for a player. */
export function useSeatName(): (seat: Seat) => string {
  const { words } = useTable();
  return (seat) => words.seat(seat);
}

/** Finds the zones of the game on the table that all cooperative games have. */
export function useSharedZone(): (name: SharedZone, seat?: Seat) => ZoneId {
  const { definition } = useTable().page.game;
  return (name, seat = NONE) => zoneIn(definition, name, seat);
}
