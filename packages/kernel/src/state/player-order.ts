import type { Seat } from './ids.ts';
import { NONE } from './ids.ts';
import type { State } from './state.ts';

/**
 * The variables of games whose players take turns from the first player on, and can be eliminated.
 */
export interface PlayersVars {
  firstPlayer: Seat;
  /** Bits of seats. */
  eliminated: number;
  /** Whether everybody is asked who might hold an answer; see `might-answer.ts`. */
  readonly everybodyAsked?: boolean;
}

/** Asked for all the time, and there are few of them: every order is made once. */
const ORDERS = new Map<number, readonly Seat[]>();

/** Players who are still in the game, the first player first. */
export function inPlayerOrder({ vars, seats }: State<PlayersVars>): readonly Seat[] {
  const { firstPlayer, eliminated } = vars;
  const key = (((seats << 3) | firstPlayer) << 8) | eliminated;
  const made = ORDERS.get(key);
  if (made) return made;
  const order = ordered(seats, firstPlayer, eliminated);
  ORDERS.set(key, order);
  return order;
}

function ordered(seats: number, first: Seat, eliminated: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, turn) => (first + turn) % seats).filter(
    (seat) => (eliminated & (1 << seat)) === 0,
  );
}

export function isPlaying({ vars, seats }: State<PlayersVars>, seat: Seat): boolean {
  return seat >= 0 && seat < seats && (vars.eliminated & (1 << seat)) === 0;
}

/** The next player clockwise who is still in the game; for the only one that is himself. */
export function nextPlayer(state: State<PlayersVars>, seat: Seat): Seat {
  for (let step = 1; step <= state.seats; step++) {
    const next = (seat + step) % state.seats;
    if (isPlaying(state, next)) return next;
  }
  return NONE;
}

/**
 * The seats of an order, beginning with this one; if it is out of the game, with the next one
 * clockwise. With no seat in particular the order stays as it is. A procedure that goes on in order
 * keeps the seat, never its place in the order: that changes when a player is eliminated.
 */
export function beginningWith(order: readonly Seat[], seat: Seat, seats: number): readonly Seat[] {
  if (seat === NONE || order[0] === seat) return order;
  const distance = (each: Seat) => (each - seat + seats) % seats;
  return [...order].sort((one, other) => distance(one) - distance(other));
}
