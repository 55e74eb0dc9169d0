import { champions } from '../../src/game.ts';
import { loadPacks } from '../../src/shelf/loading.ts';
import { FINISHED } from '../../src/shelf/packs.ts';

/** Puts packs on the table of a spec: their cards, and the words for them. */
export async function loadPack(...packs: readonly string[]): Promise<void> {
  await loadPacks(packs);
  await champions.load(undefined);
}

/** All packs that are offered to people. */
export const loadFinished = (): Promise<void> => loadPack(...FINISHED.map(({ name }) => name));
