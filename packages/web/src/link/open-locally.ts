import type { Json } from '@grimrule/kernel';
import type { StoredSeat } from '@grimrule/room';
import type { PageGame } from '../games/page-game.ts';
import { saveTable } from './local-tables.ts';

/** Puts a new table into this browser, and gives its name. */
export async function openLocally(
  { name, game }: PageGame,
  options: Json,
  seats: readonly StoredSeat[],
  seed: string = crypto.randomUUID(),
): Promise<string> {
  const table = crypto.randomUUID();
  const created = Date.now();
  await saveTable({
    ...{ table, game: name, options, seed, seats, created, played: created },
    rules: game.definition.version,
    summary: { round: 0, decisions: 0, ending: null },
  });
  return table;
}
