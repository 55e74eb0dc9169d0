import { gameNamed } from '../games/registry.ts';
import { openAhead } from '../link/open-ahead.ts';
import { localLink, serverLink } from '../link/open-link.ts';
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

/** Somebody goes to this address. */
export function hurryTo(path: string): void {
  const [, place, table = '', more] = path.split('/');
  if (more !== undefined || (place !== 'table' && place !== 'local')) return;
  void tableScreen().catch(ignore);
  void gameNamed(gameOfDocument())?.catch(ignore);
  const open = place === 'table' ? serverLink(table) : localLink(table);
  openAhead(path, ({ status, heard }) =>
    open({
      status,
      heard(message) {
        // If the document did not know, the table does.
        if (message.say === 'welcome') void gameNamed(message.info.game)?.catch(ignore);
        heard(message);
      },
    }),
  );
}

/** The server's document for a table says which game it is; the one kept for later is for all. */
function gameOfDocument(): string {
  return document.documentElement.dataset.tableOf ?? '';
}

function ignore(): void {}
