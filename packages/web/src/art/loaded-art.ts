import { useSyncExternalStore } from 'react';
import type { Art } from '../games/page-game.ts';
import type { GameArt } from './game-art.ts';

type Loader = () => Promise<GameArt>;

const loaders = new Map<string, Loader>();
const loading = new Map<string, Promise<GameArt>>();
const loaded = new Map<string, GameArt>();
const waiting = new Set<() => void>();

/** Tells where the pictures of a game come from. They are loaded when the first of them is shown. */
export function offerArt(game: string, loader: Loader): void {
  loaders.set(game, loader);
}

/** Loads the picture of a card, with those that it is loaded with. */
export async function loadArt(art: Art): Promise<void> {
  if (artHere(art)) return;
  try {
    const pictures = await artOf(art.game);
    await pictures?.load(art);
    for (const tell of waiting) tell();
  } catch {
    // Without a connection the card has no picture yet; the next one that is shown asks again.
  }
}

async function artOf(game: string): Promise<GameArt | undefined> {
  const known = loading.get(game) ?? loaders.get(game)?.();
  if (!known) return undefined;
  loading.set(game, known);
  try {
    const pictures = await known;
    loaded.set(game, pictures);
    return pictures;
  } catch (error) {
    loading.delete(game);
    throw error;
  }
}

function artHere(art: Art): GameArt | undefined {
  const pictures = loaded.get(art.game);
  return pictures?.has(art) ? pictures : undefined;
}

/** The pictures of a game, undefined until that of this card is here. */
export function useArt(art: Art): GameArt | undefined {
  return useSyncExternalStore(
    (tell) => {
      waiting.add(tell);
      void loadArt(art);
      return () => waiting.delete(tell);
    },
    () => artHere(art),
    () => artHere(art),
  );
}
