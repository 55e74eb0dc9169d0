import type { Seat } from '@grimrule/kernel';
import type { StoredSeat } from '@grimrule/room';
import type { LocalTable } from './local-tables.ts';

type Seated = Pick<LocalTable, 'seats' | 'lent'>;

/**
 * The seats of the player of this browser: all that no bot plays, and those that bots were only
 * lent, so that they can be taken back.
 */
export function seatsHere({ seats, lent = [] }: Seated): readonly Seat[] {
  return seats.flatMap(({ bot }, seat) => (bot === null || lent.includes(seat) ? [seat] : []));
}

/** A table with one seat changed. A person who lets a bot play lends it the seat. */
export function withSeat<T extends Seated>(before: T, seat: Seat, changed: StoredSeat): T {
  const mine = seatsHere(before);
  const seats = before.seats.map((each, index) => (index === seat ? changed : each));
  const lent = mine.filter((each) => (seats[each]?.bot ?? null) !== null);
  return { ...before, seats, lent };
}
