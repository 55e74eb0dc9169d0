import { demandConformance } from '@grimrule/kernel/testing';
import { describe, expect, it } from 'vitest';
import { rings } from '../../src/game.ts';
import { ENDINGS } from '../../src/rules/end/game-end.ts';
import { SCENARIOS } from '../../src/scenarios/scenario.ts';
import { COMPLETED, campaign } from './campaigns.ts';

const nobodys = { hero: null, player: null, leftOut: false };

/** Everything that can be in a log at once. */
const POOL = [
  { ...nobodys, card: 'core-132', player: 0 },
  { ...nobodys, card: 'core-133', hero: 'core-002' },
  { ...nobodys, card: 'core-136' },
  { ...nobodys, card: 'core-137' },
  { ...nobodys, card: 'core-138', hero: 'core-002' },
];

describe('every game of a campaign', () => {
  for (const [index, { slug }] of SCENARIOS.entries()) {
    it(`keeps the contract of a game on ${slug}`, () => {
      for (const players of [1, 3]) {
        const log = campaign(players, {
          expert: true,
          completed: COMPLETED.slice(0, index),
          pool: index === 0 ? [] : POOL,
          threatPenalty: index,
          notes: { prisoner: 'core-002', damage: { 'core-001': 2 }, heroPenalties: {} },
        });
        const how = {
          seed: `${slug} ${players}`,
          oneIn: 12 * players,
          most: 6000,
          options: { campaign: log },
        };
        expect(ENDINGS).toContain(demandConformance(rings, how).ending);
      }
    });
  }
});
