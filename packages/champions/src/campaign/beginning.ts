import type { Deck } from '../decks/deck.ts';
import type { CampaignLog, Logged } from './log.ts';
import { LOG_VERSION } from './log.ts';
import { logProblems } from './reading.ts';

export interface NewPlayer extends Pick<Deck, 'identity' | 'cards'> {
  readonly name: string;
}

/** The players write their names and identities into an empty log. */
export function newCampaign(
  campaign: string,
  players: readonly NewPlayer[],
  expert = false,
): Logged {
  const log: CampaignLog = {
    version: LOG_VERSION,
    campaign,
    expert,
    players: players.map(({ name, identity, cards }) => ({
      name,
      identity,
      cards: { ...cards },
      gained: [],
      lost: [],
      hitPoints: null,
    })),
    cards: {},
    numbers: {},
    seats: {},
    choices: [],
    completed: [],
    defeats: [],
  };
  const problems = logProblems(log);
  return problems.length > 0 ? { problems } : { log };
}
