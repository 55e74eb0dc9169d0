import type { Lots } from '@grimrule/kernel/testing';
import type { CampaignLog, PoolCard } from '../../src/campaign/log.ts';
import { SCENARIOS } from '../../src/scenarios/scenario.ts';
import { COMPLETED, campaign } from '../campaign/campaigns.ts';

const nobodys = { hero: null, player: null, leftOut: false };

/** A log after none, one or two scenarios, with boons and burdens. */
export function campaignByLot(lots: Lots, players: number, scenario: string): CampaignLog {
  const played = SCENARIOS.findIndex(({ slug }) => slug === scenario);
  const bare = campaign(players);
  const heroes = bare.players.flatMap((player) => player.heroes);
  const bearer = lots.pick(heroes) ?? '';
  const pool: PoolCard[] = [];
  if (played > 0) {
    bare.players.forEach((_, player) => {
      pool.push({ ...nobodys, card: 'core-132', player, leftOut: lots.chance(20) });
    });
    pool.push({ ...nobodys, card: lots.pick(['core-136', 'core-137']) });
  }
  if (played > 1)
    pool.push({ ...nobodys, card: lots.pick(['core-133', 'core-138']), hero: bearer });
  return {
    ...bare,
    expert: lots.chance(50),
    completed: COMPLETED.slice(0, played),
    pool,
    threatPenalty: lots.between(0, played),
    notes: {
      prisoner: played > 1 ? bearer : null,
      damage: played > 0 ? { [bearer]: 1 } : {},
      heroPenalties: {},
    },
  };
}
