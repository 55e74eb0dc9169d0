import type { Outcome, Seat, State } from '@grimrule/kernel';
import type { Planned, Room } from './room.ts';

/** Where a game stands, as everybody may know: what a list of games shows. */
export interface Summary {
  readonly decisions: number;
  readonly rounds: number;
  /** Who has to decide, or null when the game is over. */
  readonly waitsFor: Seat | null;
  readonly outcome: Outcome | null;
}

export function summaryOf(state: State, decisions: number): Summary {
  const { rounds, prompt, outcome } = state;
  return { decisions, rounds, waitsFor: prompt?.seat ?? null, outcome };
}

/** Where the game will stand when a planned move has been made. */
export function summaryAfter<V>(room: Room<V>, { move, accepted }: Planned<V>): Summary {
  const { match, decisions, wish } = room;
  const at = (position: number) =>
    summaryOf(match.stateAt(position - match.earlier) as State, position);
  if (accepted) return summaryOf(accepted.state as State, decisions + 1);
  if (move.kind === 'undo') return at(move.to);
  if (move.kind === 'redo') return at(decisions + 1);
  return at(move.kind === 'allowUndo' && wish ? wish.to : decisions);
}
