import type { Seat, Zone } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';

export const SEATS: readonly Seat[] = [0, 1];
/** The cards that each player gets. */
export const HAND_SIZE = 6;

const forEachSeat = (name: string, sight: Zone['sight']): readonly Zone[] =>
  SEATS.map((seat) => ({ name, seat, sight, inPlay: false }));

export const ZONES: readonly Zone[] = [
  ...forEachSeat('hand', 'owner'),
  ...forEachSeat('laid', 'open'),
  ...forEachSeat('tricks', 'open'),
  { name: 'deck', seat: NONE, sight: 'closed', inPlay: false },
];

export const handOf = (seat: Seat) => seat;
export const laidBy = (seat: Seat) => 2 + seat;
export const tricksOf = (seat: Seat) => 4 + seat;
export const DECK = 6;

export const otherSeat = (seat: Seat): Seat => 1 - seat;
