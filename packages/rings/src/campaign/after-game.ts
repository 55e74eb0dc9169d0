import { campaignCardOf, copiesOf } from './campaign-cards.ts';
import type { GameResult } from './game-result.ts';
import type { CampaignLine } from './lines.ts';
import type { CampaignLog, Logged, PoolCard } from './log.ts';
import { nextScenario } from './next-game.ts';

/**
 * Writes the result of a game into the log. A lost game costs nothing: the scenario is played
 * again, and the log is as it was but for the note that it was lost.
 */
export function afterGame(log: CampaignLog, result: GameResult): Logged<CampaignLine> {
  const { scenario, won, score } = result;
  if (scenario !== nextScenario(log)?.slug) {
    return { problems: [{ say: 'resultOfAnotherGame', scenario }] };
  }
  if (!won) return { log: { ...log, defeats: [...log.defeats, scenario] } };
  return {
    log: {
      ...log,
      players: log.players.map((each) => ({ ...each, exchanged: false, healed: false })),
      fallenHeroes: [...new Set([...log.fallenHeroes, ...result.fallen])],
      pool: poolAfter(log, result),
      notes: {
        ...log.notes,
        prisoner: result.prisoner,
        damage: log.expert ? result.damage : {},
      },
      completed: [...log.completed, { scenario, score }],
    },
  };
}

/** Adds the earned cards as far as there are copies, and removes those of the fallen heroes. */
function poolAfter({ pool }: CampaignLog, { earned, fallen }: GameResult): readonly PoolCard[] {
  const after = pool.filter(({ hero }) => hero === null || !fallen.includes(hero));
  for (const each of earned) {
    const onFallen = each.hero !== null && fallen.includes(each.hero);
    const most = campaignCardOf(each.card)?.quantityRevised ?? 0;
    if (!onFallen && copiesOf(after, each.card) < most) after.push(each);
  }
  return after;
}
