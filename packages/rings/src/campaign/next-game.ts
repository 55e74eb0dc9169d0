import type { Scenario } from '../scenarios/scenario.ts';
import { SCENARIOS } from '../scenarios/scenario.ts';
import { fallenHeroesOf } from './heroes.ts';
import type { CampaignLine } from './lines.ts';
import type { CampaignLog } from './log.ts';

/** The scenarios are played in their order; undefined when all of them have been won. */
export function nextScenario({ completed }: CampaignLog): Scenario | undefined {
  return SCENARIOS[completed.length];
}

/** The steps that are left before the next game can begin. RR: Campaign Setup, 1 and 2. */
export function beforeNextGame(log: CampaignLog): readonly CampaignLine[] {
  if (!nextScenario(log)) return [{ say: 'campaignIsOver' }];
  return log.players.flatMap((_, seat) =>
    fallenHeroesOf(log, seat).map((card): CampaignLine => ({ say: 'heroHasFallen', seat, card })),
  );
}

/** The options of the next game: the log says everything else. */
export type CampaignOptions = { readonly campaign: CampaignLog };

export function nextGame(
  log: CampaignLog,
): { readonly options: CampaignOptions } | { readonly problems: readonly CampaignLine[] } {
  const problems = beforeNextGame(log);
  return problems.length > 0 ? { problems } : { options: { campaign: log } };
}
