import type { Game, State } from '@grimrule/kernel';
import { snapshotOf } from '@grimrule/kernel';
import { isOfToday, Room, restoring, Session } from '@grimrule/room';
import { gameNamed } from '../games.ts';
import type { Store, StoredTable } from '../storage/store.ts';
import { deskOf, type World } from './table-desk.ts';

/** How long a long game may be replayed at a stretch while others wait. */
const STRETCH_MS = 5;

/** Opens a table as it is stored; null if there is none. */
export async function openSession(table: string, world: World): Promise<Session | null> {
  const stored = await world.store.load(table);
  if (!stored) return null;
  const game = gameNamed(stored.game);
  if (!game)
    throw new Error(`table ${table} plays '${stored.game}', which this server does not know`);
  const room = await roomOf(table, game, stored, world.store);
  const { name } = game;
  const { version: rules } = game.definition;
  return new Session(table, room, deskOf(table, { name, rules }, world), stored);
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

/** Runs to the end, and lets others in between. */
async function patiently<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const end = performance.now() + STRETCH_MS;
    while (performance.now() < end) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}
