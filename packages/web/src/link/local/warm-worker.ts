import type { SaidToWorker } from './local-table.worker.ts';

/** A worker that loads the rules of a game while the page is still busy with other things. */
let warm: Worker | null = null;

function newWorker(): Worker {
  return new Worker(new URL('./local-table.worker.ts', import.meta.url), {
    type: 'module',
    name: 'table',
  });
}

export function warmWorker(game: string): void {
  warm ??= newWorker();
  warm.postMessage({ say: 'prepare', game } satisfies SaidToWorker);
}

/** The worker that is warm already, or a new one. It belongs to its caller. */
export function takeWorker(): Worker {
  const worker = warm ?? newWorker();
  warm = null;
  return worker;
}
