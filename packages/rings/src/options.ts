import type { Sent } from '@grimrule/kernel';
import { asSent, fieldsBesides, isSent, isWhole } from '@grimrule/kernel';
import type { CampaignLine } from './campaign/lines.ts';
import type { CampaignLog } from './campaign/log.ts';
import { beforeNextGame, nextScenario } from './campaign/next-game.ts';
import { readLog } from './campaign/reading.ts';
import type { Deck } from './decks/deck.ts';
import type { SetupLine } from './decks/lines.ts';
import { readDecks } from './decks/players.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { SCENARIOS } from './scenarios/scenario.ts';

/** Everything that is decided before a game is set up. */
export interface GameOptions {
  readonly players: readonly Deck[];
  readonly scenario: Scenario;
  readonly easy: boolean;
  readonly firstPlayer: number;
  /** Whether everybody is asked who might hold an answer. */
  readonly everybodyAsked: boolean;
  /** The log of the campaign that the game is part of. */
  readonly campaign: CampaignLog | null;
}

export type ReadOptions =
  | { readonly game: GameOptions }
  | { readonly problems: readonly CampaignLine[] };

const FIELDS = ['decks', 'scenario', 'mode', 'firstPlayer', 'campaign', 'askEverybody'];
/** The options that a campaign's log decides. */
const LOGGED = ['decks', 'scenario'];

/** The players with their decks, and the scenario. */
type Chosen = Pick<GameOptions, 'players' | 'scenario' | 'campaign'>;

/** Reads untrusted input as the options of a game. Missing options have a default. */
export function readOptions(options: unknown): ReadOptions {
  const sent = options ?? {};
  if (!isSent(sent)) return { problems: [{ say: 'optionsAreNoObject' }] };
  const problems: CampaignLine[] = fieldsBesides(sent, FIELDS).map((option) => ({
    say: 'unknownOption',
    option,
  }));
  const chosen =
    sent.campaign === undefined ? readGame(sent, problems) : readCampaign(sent, problems);
  const { mode = 'standard' } = sent;
  if (mode !== 'standard' && mode !== 'easy') problems.push({ say: 'wrongOption', option: 'mode' });
  const firstPlayer = readFirstPlayer(sent, chosen?.players.length ?? 1, problems);
  const { askEverybody = false } = sent;
  if (typeof askEverybody !== 'boolean') {
    problems.push({ say: 'wrongOption', option: 'askEverybody' });
  }
  if (!chosen || problems.length > 0) return { problems };
  const everybodyAsked = askEverybody === true;
  return { game: { ...chosen, easy: mode === 'easy', firstPlayer, everybodyAsked } };
}

function readGame(
  { decks = ['leadership'], scenario = 'passage' }: Sent,
  problems: CampaignLine[],
): Chosen | undefined {
  const faults: SetupLine[] = [];
  const players = readDecks(decks, faults);
  for (const line of faults) problems.push(line);
  const chosen = SCENARIOS.find(({ slug }) => slug === scenario);
  if (!chosen) problems.push({ say: 'unknownScenario', scenario: asSent(scenario) });
  return chosen && { players, scenario: chosen, campaign: null };
}

function readCampaign(sent: Sent, problems: CampaignLine[]): Chosen | undefined {
  for (const option of LOGGED.filter((field) => sent[field] !== undefined)) {
    problems.push({ say: 'optionOfCampaign', option });
  }
  const read = readLog(sent.campaign);
  const faults = 'log' in read ? beforeNextGame(read.log) : read.problems;
  for (const line of faults) problems.push(line);
  if (!('log' in read)) return undefined;
  const { log } = read;
  const scenario = nextScenario(log);
  return scenario && { players: log.players, scenario, campaign: log };
}

/** The players agree on who goes first; if they say nothing, it is the first seat. */
function readFirstPlayer(
  { firstPlayer = 0 }: Sent,
  seats: number,
  problems: CampaignLine[],
): number {
  if (isWhole(firstPlayer) && firstPlayer >= 0 && firstPlayer < Math.max(1, seats)) {
    return firstPlayer;
  }
  problems.push({ say: 'wrongOption', option: 'firstPlayer' });
  return 0;
}
