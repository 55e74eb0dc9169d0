import { useSyncExternalStore } from 'react';
import type { GameArt } from './game-art.ts';

type Loader = () => Promise<GameArt>;

const loaders = new Map<string, Loader>();
const loading = new Set<string>();
const loaded = new Map<string, GameArt>();
const waiting = new Set<() => void>();

/** Tells where the pictures of a game come from. They are loaded when the first of them is shown. */
export function offerArt(game: string, loader: Loader): void {
  loaders.set(game, loader);
}

export async function loadArt(game: string): Promise<void> {
  const loader = loaders.get(game);
  if (!loader || loading.has(game)) return;
  loading.add(game);
  try {
    loaded.set(game, await loader());
    for (const tell of waiting) tell();
  } catch {
    // Without a connection the cards have no pictures yet; the next one that is shown asks again.
    loading.delete(game);
  }
}

/** The pictures of a game, undefined until they are here. */
export function useArt(game: string): GameArt | undefined {
  return useSyncExternalStore(
    (tell) => {
      waiting.add(tell);
      void loadArt(game);
      return () => waiting.delete(tell);
    },
    () => loaded.get(game),
    () => loaded.get(game),
  );
}
