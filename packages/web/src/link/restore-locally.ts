import type { Game, State } from '@grimrule/kernel';
import { Room, restore } from '@grimrule/room';
import type { LocalTable } from './local-tables.ts';
import { keepSnapshot, readMoves, readSnapshots } from './local-tables.ts';

/** A table of this browser as it was left; null if these rules can make nothing of it. */
export async function restoreLocally(
  game: Game,
  { table, options, seed, rules: first }: LocalTable,
): Promise<Room | null> {
  const stored = await readMoves(table);
  const rules = [first, ...stored.map((each) => each.rules)];
  const moves = stored.map(({ move }) => move);
  const snapshots = await readSnapshots(table);
  const room = restore(game, { options, seed, rules, moves, snapshots });
  if (!(room instanceof Room)) return null;
  const number = moves.length;
  const isChanged = rules.some((version) => version !== game.definition.version);
  if (isChanged && snapshots.at(-1)?.number !== number) {
    // From here on the game is what these rules make of it.
    await keepSnapshot(table, { number, decisions: room.decisions, state: room.state as State });
  }
  return room;
}
