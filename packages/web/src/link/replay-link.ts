import type { Entry, Seat } from '@grimrule/kernel';
import { entryFor, everybody } from '@grimrule/kernel';
import type { Room, Standing, StoredSeat, Told } from '@grimrule/room';
import { opened, reasonsFor } from '@grimrule/room';
import type { LinkListener, Saying, TableLink } from './table-link.ts';

export interface ReplayLink extends TableLink {
  /** Whether everything is shown, also cards that were hidden from all players. */
  showAll(isOpen: boolean): void;
}

/** A game that is only looked at: it can be seen from every seat, and nothing can be changed. */
export function replayLink(
  room: Room,
  { table, seats }: { readonly table: string; readonly seats: readonly StoredSeat[] },
  listener: LinkListener,
): ReplayLink {
  let last = 0;
  let isOpen = false;
  const everySeat = Array.from({ length: room.state.seats + 1 }, (_, seat) => seat);
  listener.status('open');
  listener.heard({
    say: 'welcome',
    info: {
      table,
      game: room.game.name,
      options: room.match.options,
      cooperative: false,
      seats: everySeat.slice(0, -1).map((seat) => ({
        name: seats[seat]?.name ?? '',
        bot: seats[seat]?.bot ?? null,
        ...{ present: true, connections: 1, player: null, isFree: false, standIn: null },
      })),
      ...{ spectators: 0, watchersTalk: true, muted: [] },
    },
    seats: [],
    standings: everySeat.map((seat) => positionAt(room, room.decisions, seat)),
    chat: [],
  });
  return {
    showAll(open) {
      isOpen = open;
    },
    say(saying: Saying) {
      const id = ++last;
      if (saying.say === 'look') {
        const standing = positionAt(room, saying.at, saying.seat, isOpen);
        listener.heard({ say: 'look', id, standing });
      }
      if (saying.say === 'why') {
        const { line, seat } = saying;
        listener.heard({ say: 'why', id, line, reasons: reasonsFor(room, line, seat, isOpen) });
      }
      return id;
    },
    close: () => undefined,
  };
}

/** A position as a seat saw it, or with all cards open. */
export function positionAt(room: Room, at: number, seat: Seat, isOpen = false): Standing {
  const { match, game } = room;
  const state = match.stateAt(at - match.earlier);
  const told = (entry: Entry) =>
    isOpen ? openEntry(entry, state.seats) : entryFor(entry, seat, state.seats);
  return {
    ...{ seat, number: room.number, decisions: at, redo: false, lost: [], wish: null },
    leaves: null,
    undo: { decision: null, turn: null, phase: null, round: null },
    view: { ...game.view(isOpen ? opened(state) : state, seat), prompt: null },
    log: room.log
      .filter((line) => line.at <= at)
      .map((line): Told => ('entry' in line ? { ...line, entry: told(line.entry) } : line)),
  };
}

function openEntry(entry: Entry, seats: number): Entry {
  const seen = Object.keys(entry.designs).map((card) => [card, everybody(seats)] as const);
  return { ...entry, seen: Object.fromEntries(seen) };
}
