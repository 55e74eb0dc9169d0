import type { Game, Seat, State } from '@grimrule/kernel';
import type { Reader } from '@grimrule/words';

/** The reader at a seat, who knows the cards that this seat knows now. */
export function readerAt(game: Game, state: State, seat: Seat): Reader {
  const view = game.view(state, seat);
  return { seat, seats: state.seats, designOf: (card) => view.cards[card]?.design ?? null };
}

/**
 * Reads the log, at a seat or, with NONE, knowing everything. Which cards a seat saw at that
 * moment is written in each entry.
 */
export function logReader(state: State, seat: Seat): Reader {
  return { seat, seats: state.seats, designOf: (card) => state.cards[card]?.design ?? null };
}
