import type { Seat, State, View, ViewChange } from '@grimrule/kernel';
import { changeBetween, entryFor, everybody } from '@grimrule/kernel';
import type { Lost, Wish } from './course.ts';
import type { Planned, Room, Told, UndoTargets } from './room.ts';

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
  /** What was taken back and can be restored, the latest first. */
  readonly lost: readonly Lost[];
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
    lost: room.lost,
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

/**
 * How a position of the past looked to a seat, or how it looks with all cards open; null if there
 * is none. Nothing can be undone there.
 */
export function standingAt<V>(
  room: Room<V>,
  at: number,
  seat: Seat,
  open = false,
): Standing<V> | null {
  const { match } = room;
  const position = at - match.earlier;
  if (position < 0 || position > match.undoable) return null;
  const state = match.stateAt(position);
  const log = room.log.filter((told) => told.at <= at);
  return {
    ...present(room, seat, []),
    decisions: at,
    view: { ...room.game.view(open ? opened(state) : state, seat), prompt: null },
    log: open ? log : log.map((told) => toldTo(told, seat, room.state.seats)),
  };
}

/** The same position with every card face up for everybody. */
export function opened<V>(state: State<V>): State<V> {
  const seen = everybody(state.seats);
  return { ...state, cards: state.cards.map((card) => ({ ...card, seen })) };
}

/** Gives what a move has changed to a seat of somebody who plays all of these. */
export type Telling<V> = (seat: Seat, seats: readonly Seat[]) => Update<V>;

/**
 * Makes the moves of a room and tells seats what they did. Views are made once for all who see
 * the same, and the last ones are kept: the next move starts from them.
 */
export class Teller<V> {
  private readonly room: Room<V>;
  private last: { readonly state: State<V>; readonly views: Map<Seat, View<V>> } | null = null;

  constructor(room: Room<V>) {
    this.room = room;
  }

  make(planned: Planned<V>): Telling<V> {
    const { room } = this;
    const { state: before, log: logBefore } = room;
    const known = this.last?.state === before ? this.last.views : new Map<Seat, View<V>>();
    room.make(planned);
    const { game, state, log } = room;
    const views = new Map<Seat, View<V>>();
    this.last = { state, views };
    const keep = commonLength(logBefore, log);
    const states = planned.moments.slice(0, -1).map((moment) => moment.state);
    const positions = [...states.slice(0, log.length - keep), state];
    const told = new Map<Seat, readonly TellingMoment<V>[]>();
    const momentsFor = (seat: Seat): readonly TellingMoment<V>[] => {
      let earlier = { state: before, view: known.get(seat) ?? game.view(before, seat) };
      const changes = positions.map((next) => {
        const view = game.view(next, seat, earlier);
        const change = changeBetween(earlier.view, view);
        earlier = { state: next, view };
        return change;
      });
      views.set(seat, earlier.view);
      const news = log.slice(keep).map((each) => toldTo(each, seat, state.seats));
      const length = Math.max(news.length, changes.length);
      return Array.from({ length }, (_, index) => ({
        told: news[index] ?? null,
        change: changes[index] ?? NO_CHANGE,
      }));
    };
    return (seat, seats) => {
      const moments = told.get(seat) ?? momentsFor(seat);
      told.set(seat, moments);
      return { ...present(room, seat, seats), keep, moments };
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
