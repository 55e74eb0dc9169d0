import type { Seat } from '@grimrule/kernel';
import type { Guest } from './guest.ts';

/** The guests of the same table on other servers. */
export interface Elsewhere {
  /** The seats of each page: one that several pages have open is there several times. */
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

/** The guests at a table, and since when the others are absent. */
export class Presence {
  readonly guests = new Set<Guest>();
  private elsewhere: Elsewhere = { seats: [], spectators: 0 };
  private readonly now: () => number;
  /** Earlier presence is not known: absence counts from the opening of the table. */
  private readonly opened: number;
  private readonly left = new Map<Seat, number>();

  constructor(now: () => number) {
    this.now = now;
    this.opened = now();
  }

  /** The guests of this server. */
  get here(): Elsewhere {
    const guests = [...this.guests];
    return {
      seats: guests.flatMap(({ seats }) => seats),
      spectators: guests.filter(({ seats }) => seats.length === 0).length,
    };
  }

  get spectators(): number {
    return this.here.spectators + this.elsewhere.spectators;
  }

  connections(seat: Seat): number {
    const all = [...this.here.seats, ...this.elsewhere.seats];
    return all.filter((each) => each === seat).length;
  }

  isPresent(seat: Seat): boolean {
    return this.connections(seat) > 0;
  }

  /** How long this seat has not been open on any page, in milliseconds. */
  absence(seat: Seat): number {
    return this.isPresent(seat) ? 0 : this.now() - (this.left.get(seat) ?? this.opened);
  }

  come(guest: Guest): void {
    this.guests.add(guest);
  }

  /** Whether it was here. */
  go(guest: Guest): boolean {
    const wasHere = this.guests.delete(guest);
    if (wasHere) this.note(guest.seats);
    return wasHere;
  }

  heardOf(elsewhere: Elsewhere): void {
    const before = this.elsewhere.seats;
    this.elsewhere = elsewhere;
    this.note(before);
  }

  private note(seats: readonly Seat[]): void {
    for (const seat of seats) if (!this.isPresent(seat)) this.left.set(seat, this.now());
  }
}
