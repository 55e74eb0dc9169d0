import type { GameRecord, Json } from '@grimrule/kernel';
import type { ListedTable, StoredSeat } from '@grimrule/room';
import { Room } from '@grimrule/room';
import { asPlayer } from '../../link/keys/player.ts';
import { keysAt, keysOf } from '../../link/keys/seat-keys.ts';
import type { CannotShow } from '../../link/local/local-record.ts';
import { matchOf, readLocally } from '../../link/local/local-record.ts';
import { copyLocally } from '../../link/local/open-locally.ts';
import type { ReplayLink } from '../../link/replay-link.ts';
import { replayLink } from '../../link/replay-link.ts';
import type { ServerRefusal } from '../../link/server/ask.ts';
import { isRefused } from '../../link/server/ask.ts';
import { copyTable, fetchRecord, tableInfo, uploadRecord } from '../../link/server/server-api.ts';
import { socketLink } from '../../link/server/socket-link.ts';
import type { TableStore } from '../../table/store.ts';
import { tableStore } from '../../table/store.ts';
import { seatsTakenAlong } from '../new-game/seat-plan.ts';

/** The server's answers for a table that it does not have, or for an impossible name. */
const NO_TABLE: readonly string[] = ['noSuchTable', 'notUnderstood'];

type Refused = { readonly refused: ServerRefusal };

/** A game that can be looked at, position by position. */
export interface Replay {
  readonly game: string;
  /** What it was set up from. */
  readonly options: Json;
  readonly store: TableStore;
  /** The first position that is known, as a number of decisions. */
  readonly first: number;
  /** The last one; null for a game that goes on meanwhile. */
  readonly last: number | null;
  /** Where rounds begin, as far as that is known. */
  readonly rounds: readonly number[];
  /** The whole game, if it may be known. */
  readonly record: GameRecord | null;
  /** Shows all cards, or again only what a seat saw; null where there are still secrets. */
  readonly showAll: ((isOpen: boolean) => void) | null;
  /** Opens a new game with a position of this one, and gives its address. */
  branch(at: number): Promise<string | Refused>;
  /** An address under which others can watch this game; null while it goes on. */
  readonly share: (() => Promise<string | Refused>) | null;
}

export async function replayLocally(table: string): Promise<Replay | null> {
  const found = await readLocally(table);
  return found && replayOf(found.room, { table, seats: found.stored.seats });
}

export async function replayRecord(record: GameRecord): Promise<Replay | CannotShow> {
  const found = await matchOf(record);
  return 'cannot' in found ? found : replayOf(new Room(found.match), { table: '', seats: [] });
}

/** A game on the server: all of it once it is over, before that what one's own seats saw. */
export async function replayFromServer(
  table: string,
): Promise<Replay | CannotShow | Refused | null> {
  const keys = keysAt(table);
  const info = await tableInfo(table, keys);
  if (isRefused(info)) return NO_TABLE.includes(info.refused.reason) ? null : info;
  if (!info.summary.outcome) return replayOnServer(info, keys);
  const record = await fetchRecord(table);
  if (isRefused(record)) return record;
  const found = await matchOf(record);
  if ('cannot' in found) return found;
  const replay = replayOf(new Room(found.match), info);
  return { ...replay, share: async () => `${location.origin}/replay/${table}` };
}

function replayOf(
  room: Room,
  { table, seats }: { readonly table: string; readonly seats: readonly StoredSeat[] },
): Replay {
  const { match, game } = room;
  let link: ReplayLink | undefined;
  const store = tableStore((listener) => {
    link = replayLink(room, { table, seats }, listener);
    return link;
  });
  const positions = Array.from({ length: match.undoable + 1 }, (_, position) => position);
  const roundAt = (position: number) => match.positionAt(position).rounds;
  const everySeat = Array.from(
    { length: room.state.seats },
    (_, seat) => seats[seat] ?? { name: '', bot: null },
  );
  return {
    game: game.name,
    options: match.options,
    store,
    first: match.earlier,
    last: room.decisions,
    rounds: positions
      .filter((at) => at === 0 || roundAt(at) !== roundAt(at - 1))
      .map((at) => at + match.earlier),
    record: room.record(),
    showAll: (isOpen) => link?.showAll(isOpen),
    branch: async (at) => `/local/${await copyLocally(match, everySeat, at)}`,
    share: room.state.outcome
      ? async () => {
          const record = room.record();
          const filled = seatsTakenAlong(everySeat);
          const made = await asPlayer((key) => uploadRecord({ key, record, seats: filled }));
          return isRefused(made) ? made : `${location.origin}/replay/${made.table}`;
        }
      : null,
  };
}

function replayOnServer(
  { table, game, options, seats }: ListedTable,
  keys: readonly string[],
): Replay {
  // A player with nothing but an old link has its key to show.
  const [seatKey] = keysOf(table);
  const filled = seatsTakenAlong(seats);
  return {
    game,
    options,
    store: tableStore((listener) => socketLink(table, { keys, name: '' }, listener)),
    ...{ first: 0, last: null, rounds: [], record: null, showAll: null, share: null },
    async branch(at) {
      const copy = { at, seats: filled, ...(seatKey === undefined ? {} : { seatKey }) };
      const made = await asPlayer((key) => copyTable(table, { ...copy, key }));
      if (isRefused(made)) return made;
      return `/table/${made.table}`;
    },
  };
}
