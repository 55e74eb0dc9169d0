import type { Seat } from '@grimrule/kernel';
import type { StoredSeat } from '../session/desk.ts';
import type { Course, Made, Turn } from './course.ts';

/** Whether a person sits there, be it that a bot stands in for them. */
export function isHeld({ bot, isEmpty, isLent }: StoredSeat): boolean {
  return !isEmpty && (bot === null || isLent === true);
}

/** Whether other people sit at the table besides the players of these seats. */
export function hasOthers(seats: readonly StoredSeat[], own: readonly Seat[]): boolean {
  return seats.some((there, seat) => !own.includes(seat) && isHeld(there));
}

/** Whether a person decided this; where that was not kept, whether one sits there. */
function isOfPerson({ by, seat }: Made, seats: readonly StoredSeat[]): boolean {
  const there = seats[seat];
  return by === undefined ? there !== undefined && isHeld(there) : by === 'person';
}

/** The decisions of others that a turn takes back. */
export function takenFromOthers(
  course: Course,
  { low }: Turn,
  seats: readonly StoredSeat[],
  own: readonly Seat[],
): readonly Made[] {
  return course.made(low).filter((made) => !own.includes(made.seat) && isOfPerson(made, seats));
}

/**
 * The seats that have to agree where players are opponents: every other seat with a person, also
 * while a bot stands in, and every other seat whose person made a decision that is undone or
 * redone. Undoing shows what would have come, so it concerns all of them.
 */
export function consentFor(
  course: Course,
  turn: Turn,
  seats: readonly StoredSeat[],
  own: readonly Seat[],
): readonly Seat[] {
  const touched = [...course.made(turn.low), ...turn.again];
  return seats.flatMap((there, seat) => {
    if (own.includes(seat)) return [];
    const decided = touched.some((made) => made.seat === seat && isOfPerson(made, seats));
    return isHeld(there) || decided ? [seat] : [];
  });
}
