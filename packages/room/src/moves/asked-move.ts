import type { Answer, Seat, Snapshot, State } from '@grimrule/kernel';
import { snapshotOf } from '@grimrule/kernel';
import type { ClientMessage } from '../messages/messages.ts';
import type { Notice } from '../messages/notice.ts';
import type { Planned } from '../moves/planned.ts';
import type { Room } from '../room.ts';
import type { StoredSeat } from '../session/desk.ts';
import { consentFor, hasOthers, takenFromOthers } from './consent.ts';
import type { Move } from './move.ts';

/** A message that asks for a move. */
export type AskedMove = Extract<ClientMessage, { readonly number: number }>;

/** The move that the player of these seats asks for. */
export function moveOf<V>(
  message: AskedMove,
  own: readonly Seat[],
  room: Room<V>,
  seats: readonly StoredSeat[],
): Move {
  const { seat } = message;
  switch (message.say) {
    case 'answer':
      // The room takes an answer of any shape, and keeps the game's own options instead.
      return {
        ...{ kind: room.isAwaited(seat) ? 'ahead' : 'answer', seat },
        ...{ answer: message.answer as Answer, by: 'person' },
      };
    case 'undo':
      return turning({ kind: 'undo', seat, to: message.to }, own, room, seats);
    case 'redo':
      return turning({ kind: 'redo', seat }, own, room, seats);
    case 'restore':
      return turning({ kind: 'restore', seat, branch: message.branch }, own, room, seats);
    case 'allowUndo':
      return { kind: 'allowUndo', seat, ...(own.length > 1 ? { seats: own } : {}) };
    case 'refuseUndo':
      return { kind: 'refuseUndo', seat };
  }
}

/** The move itself; or, where others have to agree, the question to them. */
function turning<V>(
  move: Extract<Move, { readonly kind: 'undo' | 'redo' | 'restore' }>,
  own: readonly Seat[],
  { course, game }: Room<V>,
  seats: readonly StoredSeat[],
): Move {
  const turn = game.definition.cooperative ? null : course.turnWanted(move);
  const needs = turn ? consentFor(course, turn, seats, own) : [];
  if (needs.length === 0) return move;
  switch (move.kind) {
    case 'undo':
      return { ...move, kind: 'askUndo', needs };
    case 'redo':
      return { ...move, kind: 'askRedo', needs };
    case 'restore':
      return { ...move, kind: 'askRestore', needs };
  }
}

/** The notice of a move for the other players, besides the log. */
export function noticeOf<V>(
  { turn }: Planned<V>,
  own: readonly Seat[],
  { course }: Room<V>,
  seats: readonly StoredSeat[],
): Notice | null {
  if (!turn || !hasOthers(seats, own)) return null;
  const { seat: by, what, again } = turn;
  if (what === 'restore') return { kind: 'restored', by, decisions: again.length };
  const taken = takenFromOthers(course, turn, seats, [by, ...own]);
  return taken.length > 0 ? { kind: 'takenBack', by, decisions: taken.length } : null;
}

/**
 * At the end of a round, and of the game, the state is kept, in case newer rules would replay it
 * differently; so it is when something was restored, since its own positions were made under other
 * numbers.
 */
export function snapshotAfter<V>(
  room: Room<V>,
  { accepted, turn, again }: Planned<V>,
): Snapshot | null {
  const { definition } = room.game;
  const restored = again.at(-1);
  if (turn && restored) {
    return snapshotOf(definition, turn.low + again.length, restored.state as State);
  }
  if (!accepted) return null;
  const { rounds, outcome } = accepted.state;
  if (rounds === room.state.rounds && !outcome) return null;
  return snapshotOf(definition, room.decisions + 1, accepted.state as State);
}
