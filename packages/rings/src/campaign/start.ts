import type { CampaignLog } from './log.ts';
import { threatPenaltyOf } from './log.ts';

/** The part of a campaign's log that a game starts from. Heroes and cards are codes. */
export interface CampaignStart {
  /** The increase of each player's starting threat. */
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
