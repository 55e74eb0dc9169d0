import type { SetupInstruction } from './campaign.ts';
import type { CampaignLog } from './log.ts';
import { nextGameOf } from './next-game.ts';

/** The part of a campaign's log that a game starts from. Cards are codes. */
export interface CampaignStart {
  readonly campaign: string;
  readonly scenario: string;
  readonly expert: boolean;
  readonly setup: readonly SetupInstruction[];
  readonly cards: CampaignLog['cards'];
  readonly numbers: CampaignLog['numbers'];
  readonly seats: CampaignLog['seats'];
  /** By seat; null where the player begins unhurt. */
  readonly hitPoints: readonly (number | null)[];
}

export function startOf(log: CampaignLog): CampaignStart | undefined {
  const game = nextGameOf(log);
  if (!game) return undefined;
  const { campaign, expert, cards, numbers, seats, players } = log;
  return {
    campaign,
    scenario: game.scenario,
    expert,
    setup: game.setup,
    cards,
    numbers,
    seats,
    hitPoints: players.map(({ hitPoints }) => (expert ? hitPoints : null)),
  };
}

/** Encounter cards that are shuffled into the encounter deck; they wait aside until then. */
export function recordedCards({ setup, cards }: CampaignStart): readonly string[] {
  return setup.flatMap((line) => (line.do === 'shuffleIn' ? (cards[line.recorded] ?? []) : []));
}
