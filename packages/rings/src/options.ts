import type { Line } from '@grimrule/kernel';
import type { Deck } from './decks/learning-decks.ts';
import { LEARNING_DECKS } from './decks/learning-decks.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { SCENARIOS } from './scenarios/scenario.ts';

/** Everything that is decided before a game is set up. */
export interface GameOptions {
  readonly players: readonly Deck[];
  readonly scenario: Scenario;
  readonly easy: boolean;
  readonly firstPlayer: number;
}

export type ReadOptions = { readonly game: GameOptions } | { readonly problems: readonly Line[] };

type Sent = Readonly<Record<string, unknown>>;

const FIELDS = ['decks', 'scenario', 'mode', 'firstPlayer'];
const MOST_PLAYERS = 4;

/** Reads whatever somebody sent as the options of a game. What is left out has a default. */
export function readOptions(options: unknown): ReadOptions {
  const sent = options ?? {};
  if (typeof sent !== 'object' || Array.isArray(sent)) {
    return { problems: [{ say: 'optionsAreNoObject' }] };
  }
  const problems: Line[] = Object.keys(sent)
    .filter((field) => !FIELDS.includes(field))
    .map((option) => ({ say: 'unknownOption', option }));
  const { decks = ['leadership'], scenario = 'passage', mode = 'standard' } = sent as Sent;
  const players = readDecks(decks, problems);
  const chosen = SCENARIOS.find(({ slug }) => slug === scenario);
  if (!chosen) problems.push({ say: 'unknownScenario', scenario: String(scenario) });
  if (mode !== 'standard' && mode !== 'easy') problems.push({ say: 'wrongOption', option: 'mode' });
  const { firstPlayer = 0 } = sent as Sent;
  const isSeat = Number.isSafeInteger(firstPlayer) && Number(firstPlayer) >= 0;
  if (!isSeat || Number(firstPlayer) >= Math.max(1, players.length)) {
    problems.push({ say: 'wrongOption', option: 'firstPlayer' });
  }
  if (!chosen || problems.length > 0) return { problems };
  const easy = mode === 'easy';
  return { game: { players, scenario: chosen, easy, firstPlayer: Number(firstPlayer) } };
}

function readDecks(decks: unknown, problems: Line[]): readonly Deck[] {
  if (!Array.isArray(decks) || decks.length === 0 || decks.length > MOST_PLAYERS) {
    problems.push({ say: 'wrongOption', option: 'decks' });
    return [];
  }
  return decks.flatMap((slug: unknown) => {
    const deck = LEARNING_DECKS.find((each) => each.slug === slug);
    if (!deck) problems.push({ say: 'unknownDeck', deck: String(slug) });
    return deck ? [deck] : [];
  });
}
