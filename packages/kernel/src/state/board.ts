import type { Seat, ZoneId } from './ids.ts';
import type { Zone } from './zone.ts';

type More = Omit<Zone, 'name' | 'seat' | 'sight' | 'inPlay'> & { readonly inPlay?: boolean };

/** A list of zones in the making. Each is named when it is added, and its number comes back. */
export function board(mostPlayers: number) {
  const zones: Zone[] = [];
  const zone = (name: string, seat: Seat, sight: Zone['sight'], more: More = {}): ZoneId => {
    const { inPlay = false, hand = false, uncontrolled = false } = more;
    return zones.push({ name, seat, sight, inPlay, hand, uncontrolled }) - 1;
  };
  return {
    zones: zones as readonly Zone[],
    zone,
    /** There as often as there can be players; unused ones stay empty. */
    forEachPlayer: (name: string, sight: Zone['sight'], more: More = {}): readonly ZoneId[] =>
      Array.from({ length: mostPlayers }, (_, seat) => zone(name, seat, sight, more)),
  };
}

/** The zone, or whatever else there is for each player, of this seat. */
export function of<T>(each: readonly T[], seat: Seat): T {
  const found = each[seat];
  if (found === undefined) throw new Error(`no player ${seat}`);
  return found;
}
