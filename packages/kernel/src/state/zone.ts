import type { Seat } from './ids.ts';
import { NONE } from './ids.ts';

/**
 * The seats that see the faces of the cards in a zone: all, the seat it belongs to, or none. A card
 * that a seat has seen stays known to that seat wherever it goes, as a good memory would have it,
 * until it is shuffled.
 */
export type Sight = 'open' | 'owner' | 'closed';

export interface Zone {
  readonly name: string;
  readonly seat: Seat;
  readonly sight: Sight;
  /** Abilities work on cards in play only. */
  readonly inPlay: boolean;
  /** Cards that are used by being played wait here. */
  readonly hand?: boolean;
  /** Lies before its seat, but the seat does not control what is there. */
  readonly uncontrolled?: boolean;
}

export function everybody(seats: number): number {
  return (1 << seats) - 1;
}

export function seenIn(zone: Zone, seats: number): number {
  if (zone.sight === 'open') return everybody(seats);
  return zone.sight === 'owner' && zone.seat !== NONE ? 1 << zone.seat : 0;
}

/** The controller of a card there: the seat of the zone, or else the owner. */
export function controllerIn(zone: Zone, owner: Seat): Seat {
  return zone.seat === NONE || zone.uncontrolled ? owner : zone.seat;
}
