import type { ListedTable } from '@grimrule/room';
import { gameNamed } from '../games/registry.ts';
import { ask, isRefused } from '../link/ask.ts';
import { warmWorker } from '../link/warm-worker.ts';

/**
 * What a screen needs one after the other is asked for at once, as soon as it is clear where
 * somebody is going. Whatever fails here is asked for again, and told, where it is needed.
 */

export const tableScreen = () => import('./open-table.tsx');

/** Somebody is about to sit down at a table of this browser. */
export function hurryToGame(game: string): void {
  warmWorker(game);
  void gameNamed(game)?.catch(ignore);
  void tableScreen().catch(ignore);
}

/** Somebody comes by a link: which game it is only the server knows. */
export function hurryTo(path: string): void {
  const [, place, table = '', more] = path.split('/');
  if (more !== undefined || (place !== 'table' && place !== 'local')) return;
  void tableScreen().catch(ignore);
  if (place === 'table') void hurryToServerTable(table).catch(ignore);
}

async function hurryToServerTable(table: string): Promise<void> {
  const info = await ask<ListedTable>(`tables/${table}`, { keys: [] });
  if (!isRefused(info)) await gameNamed(info.game);
}

function ignore(): void {}
