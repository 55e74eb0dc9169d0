import { FINISHED, PACKS } from '../shelf/packs.ts';
import type { Campaign } from './campaign.ts';

/** All that there are, also of packs that are not finished. */
export const EVERY_CAMPAIGN: readonly Campaign[] = PACKS.flatMap(
  ({ manifest }) => manifest.campaigns ?? [],
);

/** The campaigns that people can choose from. */
export const CAMPAIGNS: readonly Campaign[] = FINISHED.flatMap(
  ({ manifest }) => manifest.campaigns ?? [],
);

export const campaignNamed = (slug: string): Campaign | undefined =>
  EVERY_CAMPAIGN.find((campaign) => campaign.slug === slug);

/** The codes of all cards that a campaign can add to the deck of a player. */
export function cardsToGain({ games, obligations }: Campaign): readonly string[] {
  const lines = games.flatMap(({ victory }) => victory);
  return [
    ...obligations,
    ...lines.flatMap((line) => {
      if (line.do === 'gainOne' || line.do === 'keepOwned') return line.of;
      return line.do === 'improve' ? Object.values(line.sides) : [];
    }),
  ];
}
