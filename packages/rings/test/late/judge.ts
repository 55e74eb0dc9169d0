import { sensible } from '@grimrule/bots';
import type { Judged, Judging } from '@grimrule/words/testing';
import { judge } from '@grimrule/words/testing';
import { rings } from '../../src/game.ts';
import type { RingsVars } from '../../src/table.ts';
import { ringsWords } from '../../src/words/rings-words.ts';
import { audit } from '../auditor/auditor.ts';
import { optionsOf } from '../auditor/games.ts';
import { latePosition } from './position.ts';

const JUDGING: Judging<RingsVars> = {
  game: rings,
  words: ringsWords.en,
  most: 6000,
  lateIn(seed) {
    const { options, standing, state, log } = latePosition(seed);
    return {
      options: optionsOf(options),
      state,
      log,
      audit: (told) => audit(told, options, standing).findings,
    };
  },
  thinking: (state, prompt, dice) =>
    sensible.choose(rings, rings.view(state, prompt.seat), prompt, dice),
};

/** The faults of the game that goes on from the late position of this seed, and its tale. */
export const judged = (seed: string): Judged => judge(JUDGING, seed);
