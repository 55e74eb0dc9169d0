import {
  champions,
  contentsOf,
  EVERY_PACK,
  isLoadedFor,
  loadPacks,
  loadWords,
  OFFERED,
} from '@grimrule/champions';
import type { Packs } from '../page-game.ts';

/** The cards of Champions come in packs; a table loads those that it can meet. */
export const PACKS: Packs = {
  areHere: (options) =>
    options === undefined
      ? OFFERED.every((pack) => contentsOf(pack) !== undefined)
      : isLoadedFor(options),
  async load(options) {
    if (options === undefined) await loadPacks(OFFERED);
    await champions.load(options ?? null);
    await loadWords(EVERY_PACK.filter((pack) => contentsOf(pack) !== undefined));
  },
};
