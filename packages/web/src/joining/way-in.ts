import { gameNamed } from '../games/registry.ts';
import { keysAt } from '../link/keys/seat-keys.ts';
import { isRefused } from '../link/server/ask.ts';
import { tableInfo } from '../link/server/server-api.ts';
import { mayChoose } from './may-choose.ts';

/** Where a player goes who has just taken a seat: to the choice, if there is one, else to the table. */
export async function wayIn(table: string): Promise<string> {
  const about = await tableInfo(table, keysAt(table));
  if (isRefused(about) || !mayChoose(about)) return `/table/${table}`;
  const page = await gameNamed(about.game);
  return page?.seating ? `/table/${table}/links` : `/table/${table}`;
}
