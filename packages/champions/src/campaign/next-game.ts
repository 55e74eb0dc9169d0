import type { CampaignGame } from './campaign.ts';
import { campaignNamed } from './campaigns.ts';
import type { CampaignLine } from './lines.ts';
import type { CampaignLog } from './log.ts';

/** The scenarios are played in their order; undefined when all of them have been won. */
export function nextGameOf(log: CampaignLog): CampaignGame | undefined {
  return campaignNamed(log.campaign)?.games[log.completed.length];
}

export const nextScenario = (log: CampaignLog): string | undefined => nextGameOf(log)?.scenario;

/** RR: Campaign Mode. Who loses the last scenario of an expert campaign has lost the campaign. */
export function isLost(log: CampaignLog): boolean {
  const last = campaignNamed(log.campaign)?.games.at(-1)?.scenario;
  return log.expert && last !== undefined && log.defeats.includes(last);
}

export const isOver = (log: CampaignLog): boolean => isLost(log) || !nextGameOf(log);

/** The decisions without which the next game cannot begin. */
export function beforeNextGame(log: CampaignLog): readonly CampaignLine[] {
  if (isLost(log)) return [{ say: 'campaignIsLost' }];
  if (!nextGameOf(log)) return [{ say: 'campaignIsOver' }];
  return [
    ...log.choices.map(({ seat }): CampaignLine => ({ say: 'cardToChoose', seat })),
    ...log.players.flatMap(({ hitPoints }, seat): readonly CampaignLine[] =>
      hitPoints === 0 ? [{ say: 'hasToRestore', seat }] : [],
    ),
  ];
}

/** The options of the next game: the log says everything else. */
export type CampaignOptions = { readonly campaign: CampaignLog };

export function nextGame(
  log: CampaignLog,
): { readonly options: CampaignOptions } | { readonly problems: readonly CampaignLine[] } {
  const problems = beforeNextGame(log);
  return problems.length > 0 ? { problems } : { options: { campaign: log } };
}
