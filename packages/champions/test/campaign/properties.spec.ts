import { describe, expect, test } from 'vitest';
import { afterGame } from '../../src/campaign/after-game.ts';
import { resultOf } from '../../src/campaign/game-result.ts';
import type { CampaignLog } from '../../src/campaign/log.ts';
import { isLost, isOver, nextGame, nextScenario } from '../../src/campaign/next-game.ts';
import { choose, openTo, restoreHitPoints } from '../../src/campaign/preparing.ts';
import { logProblems, readLog } from '../../src/campaign/reading.ts';
import { loadPack } from '../table/pack.ts';
import { begin, campaign, logOf, playOn, win } from './campaigns.ts';

await loadPack('trors');

/** As a page does between two games: saves the log and reads it again. */
const saved = (log: CampaignLog) => logOf(readLog(JSON.parse(JSON.stringify(log))));

/** Every player takes the first open card, and who was defeated comes back. */
function prepared(log: CampaignLog): CampaignLog {
  let now = log;
  for (const { seat } of log.choices) now = logOf(choose(now, seat, openTo(now, seat)[0] ?? null));
  for (const [seat, { hitPoints }] of log.players.entries()) {
    if (hitPoints === 0) now = logOf(restoreHitPoints(now, seat, 0.5));
  }
  return now;
}

/**
 * Plays a game with random answers for a while, a shorter one each time it has been lost; if it is
 * not lost by then, it is won.
 */
function played(log: CampaignLog, seed: string): CampaignLog {
  const lost = log.defeats.filter((scenario) => scenario === nextScenario(log)).length;
  const most = Math.ceil((40 * log.players.length) / (1 + lost));
  const state = playOn(begin(log, {}, seed), seed, most);
  const result = resultOf(state.outcome ? state : win(state));
  if (!result) throw new Error('the game is not over');
  return logOf(afterGame(log, result));
}

describe('the campaign of Red Skull', () => {
  test.each([
    [1, false],
    [2, true],
    [3, false],
    [4, true],
  ])('goes through its scenarios with %i players (expert: %s) § campaign-mode', (seats, expert) => {
    let log = campaign(seats, { expert });
    for (let game = 0; !isOver(log) && game < 40; game++) {
      const before = nextScenario(log);
      log = saved(prepared(played(log, `game ${game} of ${seats}`)));
      expect(logProblems(log)).toEqual([]);
      expect([before, ...log.defeats, ...log.completed.map(({ scenario }) => scenario)]).toContain(
        before,
      );
    }
    expect(isLost(log) || log.completed.length === 5).toBe(true);
    expect(nextGame(log)).toHaveProperty('problems');
  });
});
