import { champions } from '../../src/game.ts';
import { loadPacks } from '../../src/shelf/loading.ts';

/** Puts packs on the table of a spec: their cards, and the words for them. */
export async function loadPack(...packs: readonly string[]): Promise<void> {
  await loadPacks(packs);
  await champions.load(undefined);
}
