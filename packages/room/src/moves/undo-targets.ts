import type { Match, Seat } from '@grimrule/kernel';

export interface UndoTargets {
  readonly decision: number | null;
  readonly turn: number | null;
  readonly phase: number | null;
  readonly round: number | null;
}

/** Where undo leads for the player of these seats; null where there is nothing to undo. */
export function undoTargets<V>(match: Match<V>, seats: readonly Seat[]): UndoTargets {
  const { earlier, undoable } = match;
  if (undoable === 0) return { decision: null, turn: null, phase: null, round: null };
  let own = undoable - 1;
  const isOwn = (at: number) => seats.includes(match.positionAt(at).asked ?? -1);
  while (own >= 0 && !isOwn(own)) own--;
  return {
    decision: own < 0 ? null : earlier + own,
    turn: earlier + match.startOf('turn'),
    phase: earlier + match.startOf('phase'),
    round: earlier + match.startOf('round'),
  };
}
