import type { Seat, State } from '@grimrule/kernel';
import type { ServerMessage } from '../messages/messages.ts';

/** A guest at a table: a page that plays some of its seats, or only watches. */
export interface Guest {
  readonly seats: readonly Seat[];
  readonly name: string;
  readonly send: (message: ServerMessage) => void;
  /** It missed something that could not be told: it has to come again, or ask for its standing. */
  readonly missed: () => void;
  /** The name under which players mute or remove it, if it watches over a connection. */
  readonly watcher?: string;
  /** Ends the connection, with one of the codes of `CLOSED`. */
  readonly close?: (code: number) => void;
}

/** The seats whose views a guest gets: its own, or the spectator's, which is beyond the last. */
export function seatsOf({ seats }: Guest, state: State): readonly Seat[] {
  return seats.length > 0 ? seats : [state.seats];
}
