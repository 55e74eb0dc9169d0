import type { Shape } from '@grimrule/kernel';
import {
  asSent,
  faultsOf,
  faultsOfAll,
  isCount,
  isSent,
  isTally,
  isText,
  isTexts,
  isTruth,
  isWhole,
  orNothing,
  playedTooEarly,
} from '@grimrule/kernel';
import { MOST_PLAYERS } from '../board.ts';
import { campaignNamed, cardsToGain } from './campaigns.ts';
import type { CampaignLine } from './lines.ts';
import type { CampaignLog, Logged } from './log.ts';
import { LOG_VERSION } from './log.ts';

const isSeats = (value: unknown) => Array.isArray(value) && value.every(isCount);
const isRecordOf = (test: (value: unknown) => boolean) => (value: unknown) =>
  isSent(value) && Object.values(value).every(test);

const PLAYER: Shape = {
  name: isText,
  identity: isText,
  cards: isTally,
  gained: isTexts,
  lost: isTexts,
  hitPoints: orNothing(isCount),
};
const CHOICE: Shape = { seat: isCount, of: isTexts, optional: isTruth };
const COMPLETED: Shape = { scenario: isText };
const LOG: Shape = {
  version: isWhole,
  campaign: isText,
  expert: isTruth,
  players: Array.isArray,
  cards: isRecordOf(isTexts),
  numbers: isTally,
  seats: isRecordOf(isSeats),
  choices: Array.isArray,
  completed: Array.isArray,
  defeats: isTexts,
};

/** Reads whatever somebody sent as a campaign log. Decks are looked at when a game begins with them. */
export function readLog(sent: unknown): Logged {
  const problems = shapeProblems(sent);
  if (problems.length > 0) return { problems };
  // Every field has just been looked at.
  const log = sent as CampaignLog;
  const faults = logProblems(log);
  return faults.length > 0 ? { problems: faults } : { log };
}

function shapeProblems(sent: unknown): readonly CampaignLine[] {
  if (!isSent(sent) || sent.version === undefined) return [{ say: 'logField', at: '' }];
  const { version, players, choices, completed } = sent;
  if (version !== LOG_VERSION) return [{ say: 'logVersion', version: asSent(version) }];
  const faults = [
    ...faultsOf(sent, LOG, ''),
    ...faultsOfAll(players, PLAYER, 'players'),
    ...faultsOfAll(choices, CHOICE, 'choices'),
    ...faultsOfAll(completed, COMPLETED, 'completed'),
  ];
  return faults.map((at) => ({ say: 'logField', at }));
}

/** Everything that cannot be true of a log, whose shape is right. */
export function logProblems(log: CampaignLog): readonly CampaignLine[] {
  const campaign = campaignNamed(log.campaign);
  if (!campaign) return [{ say: 'unknownCampaign', campaign: log.campaign }];
  const { players, choices, seats } = log;
  const fewOrMany = players.length < 1 || players.length > MOST_PLAYERS;
  const named = [...choices.map(({ seat }) => seat), ...Object.values(seats).flat()];
  const known = cardsToGain(campaign);
  const gained = [...players.flatMap((each) => each.gained), ...choices.flatMap(({ of }) => of)];
  const scenarios = campaign.games.map(({ scenario }) => scenario);
  return [
    ...(fewOrMany ? [{ say: 'logField', at: 'players' } as const] : []),
    ...named
      .filter((seat) => seat >= players.length)
      .map((seat): CampaignLine => ({ say: 'noSuchPlayer', seat })),
    ...gained
      .filter((card) => !known.includes(card))
      .map((card): CampaignLine => ({ say: 'logNoCampaignCard', card })),
    ...playedTooEarly(log, scenarios).map(
      (scenario): CampaignLine => ({ say: 'logWrongScenario', scenario }),
    ),
  ];
}
