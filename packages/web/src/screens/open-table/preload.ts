import { gameNamed, gameWith } from '../../games/registry.ts';
import { openEarly } from '../../link/early-links.ts';
import { warmWorker } from '../../link/local/warm-worker.ts';
import { localLink, serverLink } from '../../link/open-link.ts';

/**
 * Preloads everything that the next screen needs, as soon as the target is clear. A failed
 * request is repeated, and reported, where it is needed.
 */

export const tableScreen = () => import('./open-table.tsx');

/** Preloads a table of this browser. */
export function preloadGame(game: string): void {
  warmWorker(game);
  void gameNamed(game)?.catch(ignore);
  void tableScreen().catch(ignore);
}

/** Preloads the screen of this address. */
export function preloadAt(path: string): void {
  const [, place, table = '', more] = path.split('/');
  if (more !== undefined || (place !== 'table' && place !== 'local')) return;
  void tableScreen().catch(ignore);
  void gameNamed(gameOfDocument())?.catch(ignore);
  const open = place === 'table' ? serverLink(table) : localLink(table);
  openEarly(path, ({ status, heard }) =>
    open({
      status,
      heard(message) {
        // If the document did not know, the table does.
        if (message.say === 'welcome') {
          const { game, options } = message.info;
          void gameWith(game, { options }).catch(ignore);
        }
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
