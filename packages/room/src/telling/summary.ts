import type { Outcome, Seat, State } from '@grimrule/kernel';
import type { Planned } from '../moves/planned.ts';
import type { Room } from '../room.ts';

/** Where a game stands, as everybody may know: what a list of games shows. */
export interface Summary {
  readonly decisions: number;
  readonly rounds: number;
  /** The seat that has to decide, or null when the game is over. */
  readonly waitsFor: Seat | null;
  readonly outcome: Outcome | null;
}

export function summaryOf(state: State, decisions: number): Summary {
  const { rounds, prompt, outcome } = state;
  return { decisions, rounds, waitsFor: prompt?.seat ?? null, outcome };
}

/** Where the game will stand when a planned move has been made. */
export function summaryAfter<V>(room: Room<V>, { accepted, turn, again }: Planned<V>): Summary {
  const { match, decisions } = room;
  if (accepted) return summaryOf(accepted.state as State, decisions + 1);
  const to = turn ? turn.low + turn.again.length : decisions;
  const state = again.at(-1)?.state ?? match.stateAt(to - match.earlier);
  return summaryOf(state as State, to);
}
