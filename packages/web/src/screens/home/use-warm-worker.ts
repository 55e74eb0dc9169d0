import { useEffect } from 'react';
import { warmWorker } from '../../link/local/warm-worker.ts';
import { useOffline } from '../../link/offline.ts';

/** Somebody who stays on the start page for so long reads it. */
const READING_MS = 3000;

/**
 * Loads the game that a visitor will probably play, and lets its worker practise, while the start
 * page is being read. All files are in the browser then, so nothing is sent for it.
 */
export function useWarmWorker(game: string): void {
  const isReady = useOffline((offline) => offline.isReady);
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => warmWorker(game), READING_MS);
    return () => clearTimeout(timer);
  }, [game, isReady]);
}
