import { consent, fuzz } from '../caught.ts';
import { IN } from '../files.ts';
import type { Mutant } from '../planting.ts';

/** Faults of rights. */
export const RIGHTS: readonly Mutant[] = [
  {
    name: 'anybody who plays answers for any seat',
    file: IN.tableMoves,
    find: `if (!guest.seats.includes(message.seat)) return refused('notYourSeat');`,
    plant: '',
    caughtBy: fuzz,
  },
  {
    name: 'spectators may move',
    file: IN.tableMoves,
    find: `if (guest.seats.length === 0) return refused('onlyWatching');
    if (!guest.seats.includes(message.seat)) return refused('notYourSeat');`,
    plant: `if (guest.seats.length > 0 && !guest.seats.includes(message.seat)) {
      return refused('notYourSeat');
    }`,
    caughtBy: fuzz,
  },
  {
    name: 'anybody names any seat',
    file: IN.seatChanges,
    find: `if (!isOwn && (message.say === 'name' || isPresent(seat))) return`,
    plant: `if (!isOwn && message.say === 'seat' && isPresent(seat)) return`,
    caughtBy: fuzz,
  },
  {
    name: 'a bot stands in without grace',
    file: IN.seatChanges,
    find: 'before.bot === null && isHeld(before) && seconds > 0',
    plant: 'before.bot === null && isHeld(before) && seconds < 0',
    caughtBy: consent('needs the consent of whoever was human'),
  },
];
