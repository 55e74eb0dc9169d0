import type { Seat, ZoneId } from '../../src/state/ids.ts';
import { NONE } from '../../src/state/ids.ts';
import type { Zone } from '../../src/state/zone.ts';

export const SEATS = 3;

const list: Zone[] = [];

function forEachSeat(
  name: string,
  sight: Zone['sight'],
  more: Partial<Zone> = {},
): (seat: Seat) => ZoneId {
  const first = list.length;
  for (let seat = 0; seat < SEATS; seat++) list.push({ name, seat, sight, inPlay: false, ...more });
  return (seat) => first + seat;
}

export const deckOf = forEachSeat('deck', 'closed');
export const handOf = forEachSeat('hand', 'owner', { hand: true });
export const discardOf = forEachSeat('discard pile', 'open');
/** Fighters wait on the bench until the game begins. */
export const benchOf = forEachSeat('bench', 'open');
export const stageOf = forEachSeat('stage', 'open');
export const ringOf = forEachSeat('ring', 'open', { inPlay: true });
/** Where a fighter stands before a seat that does not control it. */
export const cornerOf = forEachSeat('corner', 'open', { inPlay: true, uncontrolled: true });
/** Lies in the ring from the very beginning. */
export const FLOOR = list.push({ name: 'floor', seat: NONE, sight: 'open', inPlay: true }) - 1;
/** Cards that lie face down under others. */
export const UNDER = list.push({ name: 'under', seat: NONE, sight: 'closed', inPlay: false }) - 1;

export const ZONES: readonly Zone[] = list;
