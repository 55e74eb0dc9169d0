import type { CampaignLog } from './log.ts';
import { threatPenaltyOf } from './log.ts';

/** What a game takes from the log of its campaign. Heroes and cards are codes. */
export interface CampaignStart {
  /** What is added to the starting threat of each player. */
  readonly penalties: readonly number[];
  readonly damage: Readonly<Record<string, number>>;
  readonly attached: readonly { readonly card: string; readonly hero: string }[];
}

export function startOf(log: CampaignLog): CampaignStart {
  const { players, pool, notes, expert } = log;
  return {
    penalties: players.map((_, seat) => threatPenaltyOf(log, seat)),
    damage: expert ? notes.damage : {},
    attached: pool.flatMap(({ card, hero }) => (hero === null ? [] : [{ card, hero }])),
  };
}
