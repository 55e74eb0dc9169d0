import { describe, expect, test } from 'vitest';
import { afterGame } from '../../src/campaign/after-game.ts';
import { poolOf } from '../../src/campaign/campaign-cards.ts';
import { resultOf } from '../../src/campaign/game-result.ts';
import { fallenHeroesOf, freeHeroes } from '../../src/campaign/heroes.ts';
import type { CampaignLog } from '../../src/campaign/log.ts';
import { nextGame, nextScenario } from '../../src/campaign/next-game.ts';
import { keepFallenHero, replaceFallenHero } from '../../src/campaign/preparing.ts';
import { logProblems, readLog } from '../../src/campaign/reading.ts';
import { rings } from '../../src/game.ts';
import { begin, campaign, logOf, playOn, win } from './campaigns.ts';

/** As a page does between two games: saves the log and reads it again. */
const saved = (log: CampaignLog) => logOf(readLog(JSON.parse(JSON.stringify(log))));

/** Replaces fallen heroes, or keeps them where no other hero is left. */
function prepared(log: CampaignLog): CampaignLog {
  let now = log;
  for (let seat = 0; seat < log.players.length; seat++) {
    for (const fallen of fallenHeroesOf(log, seat)) {
      const [free] = freeHeroes(now);
      now = logOf(
        free === undefined
          ? keepFallenHero(now, seat, fallen)
          : replaceFallenHero(now, seat, fallen, free),
      );
    }
  }
  return now;
}

/**
 * Plays a game with random answers for a while, a shorter one each time it has been lost; if it is
 * not lost by then, it is won.
 */
function played(log: CampaignLog, seed: string): CampaignLog {
  const lost = log.defeats.filter((scenario) => scenario === nextScenario(log)?.slug).length;
  const most = Math.ceil((80 * log.players.length) / (1 + lost));
  const state = playOn(begin(log, {}, seed), seed, most);
  const result = resultOf(rings.outcome(state) ? state : win(state));
  if (!result) throw new Error('the game is not over');
  return logOf(afterGame(log, result));
}

describe('a campaign', () => {
  test.each([
    [1, false],
    [2, false],
    [3, true],
    [4, true],
  ])(
    'of %i players goes through its three scenarios (expert: %s) § campaign-mode',
    (seats, expert) => {
      let log = campaign(seats, { expert });
      const visited: (string | undefined)[] = [];
      for (let game = 0; nextScenario(log) && game < 30; game++) {
        visited.push(nextScenario(log)?.slug);
        log = saved(prepared(played(log, `game ${game} of ${seats}`)));
        expect(logProblems(log)).toEqual([]);
      }
      expect(log.completed.map(({ scenario }) => scenario)).toEqual([
        'passage',
        'anduin',
        'dol-guldur',
      ]);
      expect(visited).toHaveLength(3 + log.defeats.length);
      expect(poolOf(log, 'boon').length).toBeGreaterThanOrEqual(1);
      expect(nextGame(log)).toEqual({ problems: [{ say: 'campaignIsOver' }] });
    },
  );
});
