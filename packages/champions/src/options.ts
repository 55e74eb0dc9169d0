import type { Sent } from '@grimrule/kernel';
import { fieldsBesides, isSent, isWhole } from '@grimrule/kernel';
import type { ChampionsCard } from './cards/card.ts';
import { POOL } from './cards/pool.ts';
import type { SetupLine } from './decks/lines.ts';
import type { Player } from './decks/players.ts';
import { readPlayers } from './decks/players.ts';
import type { StarterDeck } from './decks/starter-decks.ts';
import { STARTER_DECKS } from './decks/starter-decks.ts';
import { MODULAR_SETS, SCENARIOS } from './scenarios/core-set.ts';
import type { EncounterSet, Scenario } from './scenarios/scenario.ts';
import type { Setting } from './scenarios/setting.ts';
import { readSetting } from './scenarios/setting.ts';

/** Everything that is decided before a game is set up. */
export interface GameOptions extends Setting {
  readonly players: readonly Player[];
  readonly firstPlayer: number;
  /** Whether everybody is asked who might hold an answer. */
  readonly everybodyAsked: boolean;
}

/** The cards, decks, scenarios and sets that the options choose from. */
export interface Collection {
  readonly pool: readonly ChampionsCard[];
  readonly starterDecks: readonly StarterDeck[];
  readonly scenarios: readonly Scenario[];
  readonly modularSets: readonly EncounterSet[];
}

export const CORE_COLLECTION: Collection = {
  pool: POOL,
  starterDecks: STARTER_DECKS,
  scenarios: SCENARIOS,
  modularSets: MODULAR_SETS,
};

export type ReadOptions =
  | { readonly game: GameOptions }
  | { readonly problems: readonly SetupLine[] };

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
];

/** Reads untrusted input as the options of a game. Missing options have a default. */
export function readOptions(
  options: unknown,
  collection: Collection = CORE_COLLECTION,
): ReadOptions {
  const sent = options ?? {};
  if (!isSent(sent)) return { problems: [{ say: 'optionsAreNoObject' }] };
  const problems: SetupLine[] = fieldsBesides(sent, FIELDS).map((option) => ({
    say: 'unknownOption',
    option,
  }));
  const { seats, players } = readPlayers(sent, collection, problems);
  const setting = readSetting(sent, collection, problems);
  const firstPlayer = readFirstPlayer(sent, seats, problems);
  const { askEverybody = false } = sent;
  if (typeof askEverybody !== 'boolean') {
    problems.push({ say: 'wrongOption', option: 'askEverybody' });
  }
  if (!setting || problems.length > 0) return { problems };
  return { game: { players, ...setting, firstPlayer, everybodyAsked: askEverybody === true } };
}

/** The players agree on who goes first; if they say nothing, it is the first seat. */
function readFirstPlayer({ firstPlayer = 0 }: Sent, seats: number, problems: SetupLine[]): number {
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
