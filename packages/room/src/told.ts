import type { Seat, State, View, ViewChange } from '@grimrule/kernel';
import { changeBetween, entryFor } from '@grimrule/kernel';
import type { Planned, Room, Told, UndoTargets, Wish } from './room.ts';

/** Where a table stands, as far as one seat may know: what a page needs to begin with. */
export interface Standing<V = unknown> {
  readonly seat: Seat;
  /** How many moves have been made, and how many decisions led here. */
  readonly number: number;
  readonly decisions: number;
  readonly view: View<V>;
  readonly log: readonly Told[];
  readonly undo: UndoTargets;
  readonly redo: boolean;
  readonly wish: Wish | null;
}

/** What one move has changed for one seat. */
export interface Update<V = unknown> extends Omit<Standing<V>, 'view' | 'log'> {
  /** How much of the log stays; what is new comes with the moments. */
  readonly keep: number;
  /** What happened, in order, each with the change it made; the last leads to the new position. */
  readonly moments: readonly TellingMoment<V>[];
}

export interface TellingMoment<V = unknown> {
  readonly told: Told | null;
  readonly change: ViewChange<V>;
}

/** What is the same for all seats of a table, for those who play all of these. */
function present<V>(room: Room<V>, seat: Seat, seats: readonly Seat[]) {
  return {
    seat,
    number: room.number,
    decisions: room.decisions,
    undo: room.undoTargets(seats),
    redo: room.match.redoable > 0,
    wish: room.wish,
  };
}

/** The standing of a seat for somebody who plays these seats. */
export function standing<V>(room: Room<V>, seat: Seat, seats: readonly Seat[]): Standing<V> {
  return {
    ...present(room, seat, seats),
    view: room.game.view(room.state, seat),
    log: room.log.map((told) => toldTo(told, seat, room.state.seats)),
  };
}

/** How a position of the past looked to a seat, or null if there is none. Nothing can be undone there. */
export function standingAt<V>(room: Room<V>, at: number, seat: Seat): Standing<V> | null {
  const { match } = room;
  const position = at - match.earlier;
  if (position < 0 || position > match.undoable) return null;
  return {
    ...present(room, seat, []),
    decisions: at,
    view: { ...room.game.view(match.stateAt(position), seat), prompt: null },
    log: room.log
      .filter((told) => told.at <= at)
      .map((told) => toldTo(told, seat, room.state.seats)),
  };
}

/** Tells seats what a move did. Ask it before the move for `before`, and after it for the rest. */
export class Teller<V> {
  private readonly room: Room<V>;
  private readonly before: State<V>;
  private readonly logBefore: readonly Told[];

  constructor(room: Room<V>) {
    this.room = room;
    this.before = room.state;
    this.logBefore = room.log;
  }

  update({ moments }: Planned<V>, seat: Seat, seats: readonly Seat[]): Update<V> {
    const { room } = this;
    const { game, state } = room;
    const log = room.log;
    const keep = commonLength(this.logBefore, log);
    const news = log.slice(keep).map((told) => toldTo(told, seat, state.seats));
    const states = moments.slice(0, -1).map((moment) => moment.state);
    let view = game.view(this.before, seat);
    const changes = [...states.slice(0, news.length), state].map((next) => {
      const now = game.view(next, seat);
      const change = changeBetween(view, now);
      view = now;
      return change;
    });
    const length = Math.max(news.length, changes.length);
    return {
      ...present(room, seat, seats),
      keep,
      moments: Array.from({ length }, (_, index) => ({
        told: news[index] ?? null,
        change: changes[index] ?? NO_CHANGE,
      })),
    };
  }
}

const NO_CHANGE: ViewChange<never> = { cards: [], zones: [], rest: {} };

function toldTo(told: Told, seat: Seat, seats: number): Told {
  return 'entry' in told ? { at: told.at, entry: entryFor(told.entry, seat, seats) } : told;
}

/** Lines are made once, so those that stay are the same objects. */
function commonLength(before: readonly Told[], after: readonly Told[]): number {
  let length = 0;
  while (length < before.length && before[length] === after[length]) length++;
  return length;
}
