import type { CreatedTable } from '@grimrule/room';
import type { ServerRefusal } from '../link/ask.ts';
import { readLocally } from '../link/local-record.ts';
import { asPlayer } from '../link/player.ts';
import { uploadRecord } from '../link/server-api.ts';
import { seatsTakenAlong } from './seat-plan.ts';

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
