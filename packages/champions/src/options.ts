import type { Sent } from '@grimrule/kernel';
import { fieldsBesides, isSent, isWhole } from '@grimrule/kernel';
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
}

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
  collection: Collection = collectionOf(packsFor(options)),
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
  return {
    game: {
      pool: collection.pool,
      players,
      ...setting,
      firstPlayer,
      everybodyAsked: askEverybody === true,
    },
  };
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
