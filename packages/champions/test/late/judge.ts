import { sensible } from '@grimrule/bots';
import type { Judged, Judging } from '@grimrule/words/testing';
import { judge } from '@grimrule/words/testing';
import { champions } from '../../src/game.ts';
import type { ChampionsVars } from '../../src/table.ts';
import { championsWords } from '../../src/words/champions-words.ts';
import { audit } from '../auditor/auditor.ts';
import { latePosition } from './position.ts';

const JUDGING: Judging<ChampionsVars> = {
  game: champions,
  words: championsWords.en,
  most: 4000,
  lateIn(seed) {
    const { options, standing, state, log } = latePosition(seed);
    return {
      options: { ...options },
      state,
      log,
      audit: (told) => audit(told, options, standing).findings,
    };
  },
  thinking: (state, prompt, dice) =>
    sensible.choose(champions, champions.view(state, prompt.seat), prompt, dice),
};

/** The faults of the game that goes on from the late position of this seed, and its tale. */
export const judged = (seed: string): Judged => judge(JUDGING, seed);
