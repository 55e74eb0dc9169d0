import { champions } from '../../src/game.ts';
import { loadPacks } from '../../src/shelf/loading.ts';
import { loadWords } from '../../src/shelf/pack-words.ts';

/** Puts packs on the table of a spec: their cards, and the words for them. */
export async function loadPack(...packs: readonly string[]): Promise<void> {
  await Promise.all([loadPacks(packs), loadWords(packs)]);
  await champions.load(undefined);
}
