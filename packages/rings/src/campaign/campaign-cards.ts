import type { RingsCard } from '../cards/card.ts';
import { POOL } from '../cards/pool.ts';
import type { CampaignLog, PoolCard } from './log.ts';

export const CAMPAIGN_CARDS: readonly RingsCard[] = POOL.filter(
  ({ campaignClass }) => campaignClass !== undefined,
);

export const campaignCardOf = (code: string): RingsCard | undefined =>
  CAMPAIGN_CARDS.find((card) => card.code === code);

export const isPermanent = ({ keywords }: RingsCard): boolean => keywords?.permanent !== undefined;

/** Goes into a player's deck, not into the encounter deck. */
export const isPlayersCard = (card: RingsCard): boolean =>
  card.back === 'player' && !isPermanent(card);

/** How many copies of a card are in the pool. */
export function copiesOf(pool: readonly PoolCard[], code: string): number {
  return pool.filter(({ card }) => card === code).length;
}

/** The boons and the burdens of a log, to be shown. */
export function poolOf(
  { pool }: CampaignLog,
  kind: NonNullable<RingsCard['campaignClass']>,
): readonly PoolCard[] {
  return pool.filter(({ card }) => campaignCardOf(card)?.campaignClass === kind);
}
