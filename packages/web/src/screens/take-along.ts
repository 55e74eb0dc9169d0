import type { CreatedTable } from '@grimrule/room';
import type { ServerRefusal } from '../link/ask.ts';
import { isRefused } from '../link/ask.ts';
import { readLocally } from '../link/local-record.ts';
import { keepKeys } from '../link/seat-keys.ts';
import { uploadRecord } from '../link/server-api.ts';
import { humansAt } from './seat-plan.ts';

/** Sends a game of this browser to the server, so that a link opens it anywhere. */
export async function takeAlong(
  table: string,
): Promise<CreatedTable | { readonly refused: ServerRefusal } | null> {
  const found = await readLocally(table);
  if (!found) return null;
  const { room, stored } = found;
  const answer = await uploadRecord({ record: room.record(), seats: stored.seats });
  if (isRefused(answer)) return answer;
  const mine = humansAt(stored.seats).flatMap((seat) => answer.keys[seat] ?? []);
  keepKeys(answer.table, mine);
  return answer;
}
