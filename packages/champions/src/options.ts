import type { Sent } from '@grimrule/kernel';
import { fieldsBesides, isSent, isWhole } from '@grimrule/kernel';
import type { CampaignLine } from './campaign/lines.ts';
import type { CampaignLog, LogPlayer } from './campaign/log.ts';
import { beforeNextGame, nextScenario } from './campaign/next-game.ts';
import { readLog } from './campaign/reading.ts';
import type { CampaignStart } from './campaign/start.ts';
import { startOf } from './campaign/start.ts';
import type { ChampionsCard } from './cards/card.ts';
import type { SetupLine } from './decks/lines.ts';
import type { Player } from './decks/players.ts';
import { readPlayers } from './decks/players.ts';
import type { Setting } from './scenarios/setting.ts';
import { readSetting } from './scenarios/setting.ts';
import type { Collection } from './shelf/collection.ts';
import { collectionOf } from './shelf/collection.ts';
import { packsFor } from './shelf/needs.ts';

/** Everything that is decided before a game is set up. */
export interface GameOptions extends Setting {
  /** The cards that can be met. */
  readonly pool: readonly ChampionsCard[];
  readonly players: readonly Player[];
  readonly firstPlayer: number;
  /** Whether everybody is asked who might hold an answer. */
  readonly everybodyAsked: boolean;
  /** The log of the campaign that the game is part of, if any. */
  readonly campaign?: CampaignStart;
}

export type ReadOptions =
  | { readonly game: GameOptions }
  | { readonly problems: readonly CampaignLine[] };

const FIELDS = [
  'heroes',
  'decks',
  'scenario',
  'mode',
  'heroic',
  'skirmish',
  'modular',
  'firstPlayer',
  'askEverybody',
  'campaign',
];
/** The options that a campaign's log decides. */
const LOGGED = ['heroes', 'decks', 'scenario'];

/** Reads untrusted input as the options of a game. Missing options have a default. */
export function readOptions(
  options: unknown,
  collection: Collection = collectionOf(packsFor(options)),
): ReadOptions {
  const sent = options ?? {};
  if (!isSent(sent)) return { problems: [{ say: 'optionsAreNoObject' }] };
  const problems: CampaignLine[] = fieldsBesides(sent, FIELDS).map((option) => ({
    say: 'unknownOption',
    option,
  }));
  const log = sent.campaign === undefined ? undefined : readCampaign(sent, problems);
  const asked = log ? { ...sent, ...askedBy(log) } : sent;
  const faults: SetupLine[] = [];
  const { seats, players } = readPlayers(asked, collection, faults);
  const setting = readSetting(asked, collection, faults);
  // Without a next game there is nothing else to say about a campaign.
  if (sent.campaign === undefined || log) problems.push(...faults);
  const firstPlayer = readFirstPlayer(sent, seats, problems);
  const { askEverybody = false } = sent;
  if (typeof askEverybody !== 'boolean') {
    problems.push({ say: 'wrongOption', option: 'askEverybody' });
  }
  if (!setting || problems.length > 0) return { problems };
  const campaign = log && startOf(log);
  return {
    game: {
      pool: collection.pool,
      players: log ? players.map((player, seat) => withGained(player, log.players[seat])) : players,
      ...setting,
      firstPlayer,
      everybodyAsked: askEverybody === true,
      ...(campaign ? { campaign } : {}),
    },
  };
}

function readCampaign(sent: Sent, problems: CampaignLine[]): CampaignLog | undefined {
  for (const option of LOGGED.filter((field) => sent[field] !== undefined)) {
    problems.push({ say: 'optionOfCampaign', option });
  }
  const read = readLog(sent.campaign);
  const faults = 'log' in read ? beforeNextGame(read.log) : read.problems;
  for (const line of faults) problems.push(line);
  return 'log' in read ? read.log : undefined;
}

/** The players and the scenario of the next game of a campaign, as they would be asked for. */
function askedBy(log: CampaignLog): Sent {
  const decks = log.players.map(({ identity, cards }) => ({ identity, cards }));
  return { heroes: undefined, decks, scenario: nextScenario(log) };
}

/** The deck with the cards that the campaign has added, and without those that are lost. */
function withGained(player: Player, logged: LogPlayer | undefined): Player {
  const { gained = [], lost = [] } = logged ?? {};
  const kept = player.deck.filter((code) => !lost.includes(code));
  return { ...player, deck: [...kept, ...gained] };
}

/** The players agree on who goes first; if they say nothing, it is the first seat. */
function readFirstPlayer(
  { firstPlayer = 0 }: Sent,
  seats: number,
  problems: CampaignLine[],
): number {
  if (!isWhole(firstPlayer)) {
    problems.push({ say: 'wrongOption', option: 'firstPlayer' });
    return 0;
  }
  const most = seats - 1;
  if (firstPlayer < 0 || firstPlayer > most) {
    const range = { count: firstPlayer, least: 0, most };
    problems.push({ say: 'optionOutOfRange', option: 'firstPlayer', ...range });
  }
  return firstPlayer;
}
