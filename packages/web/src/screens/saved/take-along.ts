import type { CreatedTable } from '@grimrule/room';
import { asPlayer } from '../../link/keys/player.ts';
import { readLocally } from '../../link/local/local-record.ts';
import type { ServerRefusal } from '../../link/server/ask.ts';
import { uploadRecord } from '../../link/server/server-api.ts';
import { seatsTakenAlong } from '../new-game/seat-plan.ts';

/** Sends a game of this browser to the server, so that the player's other devices have it too. */
export async function takeAlong(
  table: string,
): Promise<CreatedTable | { readonly refused: ServerRefusal } | null> {
  const found = await readLocally(table);
  if (!found) return null;
  const record = found.room.record();
  const seats = seatsTakenAlong(found.stored.seats);
  return asPlayer((key) => uploadRecord({ key, record, seats }));
}
