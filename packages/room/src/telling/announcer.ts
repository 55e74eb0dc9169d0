import type { Seat, State, View, ViewChange } from '@grimrule/kernel';
import { changeBetween, entryFor, everybody, withSeen } from '@grimrule/kernel';
import type { Lost, Wish } from '../moves/course.ts';
import { beforeDeed } from '../moves/leaving.ts';
import type { Planned } from '../moves/planned.ts';
import type { UndoTargets } from '../moves/undo-targets.ts';
import { undoTargets } from '../moves/undo-targets.ts';
import type { Room } from '../room.ts';
import type { Told } from './log.ts';

/** Where a table stands, as far as one seat may know: what a page needs to begin with. */
export interface Standing<V = unknown> {
  readonly seat: Seat;
  /** How many moves have been made, and how many decisions led here. */
  readonly number: number;
  readonly decisions: number;
  readonly view: View<V>;
  readonly log: readonly Told[];
  readonly undo: UndoTargets;
  /** The decision that leaving a choice halfway goes back to, where one is being made. */
  readonly leaves: number | null;
  readonly redo: boolean;
  /** The undone branches that can be restored, the latest first. */
  readonly lost: readonly Lost[];
  readonly wish: Wish | null;
}

/** The changes of one move for one seat. */
export interface Update<V = unknown> extends Omit<Standing<V>, 'view' | 'log'> {
  /** How much of the log stays; what is new comes with the moments. */
  readonly keep: number;
  /** The events in order, each with its change; the last leads to the new position. */
  readonly moments: readonly TellingMoment<V>[];
}

export interface TellingMoment<V = unknown> {
  readonly told: Told | null;
  readonly change: ViewChange<V>;
}

/** The facts that all seats of a table share, for a player of all of these. */
function present<V>(room: Room<V>, seat: Seat, seats: readonly Seat[]) {
  return {
    seat,
    number: room.number,
    decisions: room.decisions,
    undo: undoTargets(room.match, seats),
    leaves: beforeDeed(room.match, seats),
    redo: room.match.redoable > 0,
    lost: room.lost,
    wish: room.wish,
  };
}

/** The standing of a seat for the player of these seats. */
function standing<V>(room: Room<V>, seat: Seat, seats: readonly Seat[]): Standing<V> {
  return {
    ...present(room, seat, seats),
    view: room.sights.of(seat),
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
  return { ...state, cards: state.cards.map((card) => withSeen(card, seen)) };
}

/** The changes of a move for a seat of the player of all of these. */
export type Telling<V> = (seat: Seat, seats: readonly Seat[]) => Update<V>;

/**
 * Makes the moves of a room and tells seats what they did. Views are made once for all who see
 * the same, and the last ones are kept: the next move starts from them.
 */
export class Announcer<V> {
  private readonly room: Room<V>;
  /** The facts that all spectators share. */
  private watched: Standing<V> | null = null;

  constructor(room: Room<V>) {
    this.room = room;
  }

  /** The standing of a seat for the player of these seats; one for all spectators. */
  standing(seat: Seat, seats: readonly Seat[]): Standing<V> {
    const { room } = this;
    if (seats.length > 0) return standing(room, seat, seats);
    if (this.watched?.number !== room.number) this.watched = standing(room, seat, seats);
    return this.watched;
  }

  makeAndTell(planned: Planned<V>): Telling<V> {
    const { room } = this;
    const { sights: before, log: logBefore } = room;
    this.watched = null;
    room.make(planned);
    const { game, sights, log } = room;
    const { state } = sights;
    const keep = commonLength(logBefore, log);
    const states = planned.moments.slice(0, -1).map((moment) => moment.state);
    const between = states.slice(0, log.length - keep);
    const told = new Map<Seat, readonly TellingMoment<V>[]>();
    const momentsFor = (seat: Seat): readonly TellingMoment<V>[] => {
      let earlier = before.pair(seat);
      const changes = between.map((next) => {
        const view = game.view(next, seat, earlier);
        const change = changeBetween(earlier.view, view);
        earlier = { state: next, view };
        return change;
      });
      changes.push(changeBetween(earlier.view, sights.after(seat, earlier)));
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
  if (!('entry' in told)) return told;
  const entry = entryFor(told.entry, seat, seats);
  return entry === told.entry ? told : { at: told.at, entry };
}

/** Lines are made once, so those that stay are the same objects. */
function commonLength(before: readonly Told[], after: readonly Told[]): number {
  let length = 0;
  while (length < before.length && before[length] === after[length]) length++;
  return length;
}
