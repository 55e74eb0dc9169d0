import type { Deck } from '../decks/deck.ts';
import { CAMPAIGN_CARDS, copiesOf, isPlayersCard } from './campaign-cards.ts';
import type { CampaignLine } from './lines.ts';
import type { CampaignLog, Logged, PoolCard } from './log.ts';
import { LOG_VERSION } from './log.ts';
import { logProblems } from './reading.ts';

export interface NewPlayer extends Deck {
  readonly name: string;
}

interface Circumstances {
  readonly expert?: boolean;
  /** A finished campaign: some of its cards carry over. */
  readonly after?: CampaignLog;
}

/** The players write their names and heroes into an empty log. */
export function newCampaign(
  players: readonly NewPlayer[],
  { expert = false, after }: Circumstances = {},
): Logged<CampaignLine> {
  const log: CampaignLog = {
    version: LOG_VERSION,
    expert,
    players: players.map(({ name, heroes, cards }) => ({
      name,
      heroes: [...heroes],
      cards: { ...cards },
      threatPenalty: 0,
      exchanged: false,
      healed: false,
    })),
    fallenHeroes: [],
    threatPenalty: 0,
    pool: after ? carriedOver(after, players.length) : [],
    notes: { prisoner: null, damage: {}, heroPenalties: {} },
    completed: [],
    defeats: [],
  };
  const problems = logProblems(log);
  return problems.length > 0 ? { problems } : { log };
}

/** Cards that stay for the next campaign, and those that come with them, one for each player. */
function carriedOver({ pool }: CampaignLog, seats: number): readonly PoolCard[] {
  const stay = CAMPAIGN_CARDS.filter(
    ({ code, carriesOver }) => carriesOver === true && copiesOf(pool, code) > 0,
  );
  const titles = stay.map(({ name }) => name);
  const come = CAMPAIGN_CARDS.filter(
    ({ carriesOver }) => typeof carriesOver === 'object' && titles.includes(carriesOver.with),
  );
  return [...stay, ...come].flatMap((card): readonly PoolCard[] => {
    const entry = { card: card.code, hero: null, player: null, leftOut: false };
    if (!isPlayersCard(card)) return [entry];
    return Array.from({ length: seats }, (_, player) => ({ ...entry, player }));
  });
}
