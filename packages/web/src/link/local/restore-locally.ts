import type { Game, State } from '@grimrule/kernel';
import { FIRST_GENERATOR, snapshotOf } from '@grimrule/kernel';
import { isOfToday, Room, restore } from '@grimrule/room';
import type { LocalTable } from './local-tables.ts';
import { keepSnapshot, readMoves, readSnapshots } from './local-tables.ts';

/** A table of this browser as it was left; null if these rules can make nothing of it. */
export async function restoreLocally(
  game: Game,
  { table, options, seed, generator = FIRST_GENERATOR, rules: first }: LocalTable,
): Promise<Room | null> {
  const stored = await readMoves(table);
  const rules = [first, ...stored.map((each) => each.rules)];
  const moves = stored.map(({ move }) => move);
  const snapshots = await readSnapshots(table);
  const room = restore(game, { options, seed, generator, rules, moves, snapshots });
  if (!(room instanceof Room)) return null;
  const number = moves.length;
  const isChanged = !isOfToday(game, { seed, generator, rules });
  if (isChanged && snapshots.at(-1)?.number !== number) {
    // From here on the game is what these rules make of it.
    const { decisions, state } = room;
    const snapshot = snapshotOf(room.game.definition, decisions, state as State);
    await keepSnapshot(table, { number, ...snapshot });
  }
  return room;
}
