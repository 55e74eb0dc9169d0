import type { Game, State } from '@grimrule/kernel';
import { snapshotOf } from '@grimrule/kernel';
import type { ChatLine, Notice } from '@grimrule/room';
import { isOfToday, Room, restoring, Session, salvage } from '@grimrule/room';
import { gameNamed } from '../games.ts';
import { shownKnock } from '../players/joining.ts';
import type { Store } from '../storage/store.ts';
import type { StoredTable } from '../storage/stored-table.ts';
import { patiently } from './patience.ts';
import { deskOf, type Surroundings, type World } from './table-desk.ts';

/** Opens a table as it is stored; null if there is none. */
export async function openSession(
  table: string,
  world: World,
  surroundings: Surroundings,
): Promise<Session | null> {
  const stored = await world.store.load(table);
  if (!stored || stored.isClosed) return null;
  const game = gameNamed(stored.game);
  if (!game)
    throw new Error(`table ${table} plays '${stored.game}', which this server does not know`);
  const { room, chat } = await openRoom(table, game, stored, world);
  const { name } = game;
  const { version: rules } = game.definition;
  const desk = deskOf(table, { name, rules, options: stored.options }, world, surroundings);
  const { store, graceMs } = world;
  const { watching } = await store.watchingOf(table);
  const knocks = await store.joining.waitingAt(table);
  const found = { seats: stored.seats, chat, watching, knocks: knocks.map(shownKnock) };
  return new Session(table, room, desk, found, { graceMs });
}

interface Opened {
  readonly room: Room;
  readonly chat: readonly ChatLine[];
}

/** The room as it was left; or, if moves are missing or broken, what is left of it. */
export async function openRoom(
  table: string,
  game: Game,
  stored: StoredTable,
  world: Pick<World, 'store' | 'report'>,
): Promise<Opened> {
  const { chat } = stored;
  await game.load(stored.options);
  if (stored.moves.length === stored.last) {
    try {
      return { room: await roomOf(table, game, stored, world.store), chat };
    } catch (error) {
      world.report(error);
    }
  }
  return remains(table, game, stored, world);
}

/** Those at the table are told once which move was damaged, and the operator each time. */
async function remains(
  table: string,
  game: Game,
  stored: StoredTable,
  { store, report }: Pick<World, 'store' | 'report'>,
): Promise<Opened> {
  const { last, numbered: moves, chat } = stored;
  const snapshots = await store.snapshotsOf(table, last);
  const salvaged = salvage(game, { ...stored, snapshots, moves });
  if (!('room' in salvaged)) throw new Error(`table ${table}: ${JSON.stringify(salvaged)}`);
  const { room, damaged, from } = salvaged;
  report(new Error(`table ${table}: move ${damaged} is damaged, it goes on after move ${from}`));
  const { decisions, state } = room;
  const position = snapshotOf(game.definition, decisions, state as State);
  // Servers that still know the move would go on from another position.
  if (await store.keepSnapshot(table, last, position)) {
    await store.tell({ told: 'reopen', game: table });
  }
  const isTold = ({ notice, seat, text }: ChatLine) =>
    (notice?.kind === 'damaged' && notice.move === damaged) ||
    // Before there were notices it was told in words.
    (seat === null && text.startsWith(`Move ${damaged} of this table is damaged`));
  if (chat.some(isTold)) return { room, chat };
  const notice: Notice = { kind: 'damaged', move: damaged, from };
  const line = { seat: null, name: '', text: '', at: Date.now(), notice };
  return { room, chat: [...chat, await store.saveChat(table, line)] };
}

async function roomOf(table: string, game: Game, stored: StoredTable, store: Store): Promise<Room> {
  const isSame = isOfToday(game, stored);
  const number = stored.moves.length;
  const snapshots = isSame ? stored.snapshots : await store.snapshotsOf(table, number);
  const room = await patiently(restoring(game, { ...stored, snapshots }));
  if (!(room instanceof Room)) throw new Error(`table ${table}: ${JSON.stringify(room)}`);
  if (!isSame && snapshots.at(-1)?.number !== number) {
    // The rules have changed: from here on the game is what these rules make of it.
    const { decisions, state } = room;
    await store.keepSnapshot(
      table,
      number,
      snapshotOf(room.game.definition, decisions, state as State),
    );
  }
  return room;
}
