import { isSent, isTexts } from '@grimrule/kernel';
import type { Deck } from '@grimrule/rings';
import {
  DECKS,
  MOST_PLAYERS,
  readDeckList,
  ringsWords,
  SCENARIOS,
  sharedHeroes,
} from '@grimrule/rings';
import type { Language } from '@grimrule/words';
import { checksIn } from '../checks.ts';
import type { DeckFile } from '../deck-files.ts';
import { typedDecks } from '../deck-files.ts';
import { Mistake } from '../mistake.ts';
import type { Combination, GameFlag, Given, Setup } from '../table-game.ts';
import type { CliWords } from '../words/en.ts';
import { RINGS_LABELS } from './labels.ts';

const NAMES = DECKS.map(({ slug }) => slug);
const QUESTS = SCENARIOS.map(({ slug }) => slug);
const MODES = ['standard', 'easy'] as const;
type Mode = (typeof MODES)[number];

export const FLAGS: readonly GameFlag[] = [
  {
    name: 'scenario',
    value: 'name',
    about: { en: `the quest: ${QUESTS.join(', ')}`, de: `das Abenteuer: ${QUESTS.join(', ')}` },
  },
  {
    name: 'decks',
    value: 'names',
    about: {
      en: `the decks, separated by commas: files (lists, .json, .o8d), or ${NAMES.join(', ')}`,
      de: `die Decks, durch Kommas getrennt: Dateien (Listen, .json, .o8d) oder ${NAMES.join(', ')}`,
    },
  },
  {
    name: 'players',
    value: 'n',
    about: { en: 'number of players, 1 to 4', de: 'Zahl der Spieler, 1 bis 4' },
  },
  {
    name: 'easy',
    about: {
      en: 'easy mode: without the hardest encounter cards',
      de: 'leichter Modus: ohne die schwersten Begegnungskarten',
    },
  },
];

/** A deck that is chosen by its name, or a custom deck. */
type TypedDeck = string | DeckFile;

interface Chosen {
  readonly decks: readonly TypedDeck[];
  readonly scenario: string;
  readonly mode: Mode;
}

export function setUp(given: Given, say: CliWords): Setup {
  const named = namedDecks(given, say);
  const players = playersIn(given, say) ?? Math.max(1, named.length);
  if (players < named.length) {
    throw new Mistake(say.tooManyNamed(players, '--decks', named.length));
  }
  const decks = seated(named, players);
  if (decks.length < players) throw new Mistake(say.tooFewDecks(players, decks.map(typedAs)));
  return setupOf({ ...chosen(given, say), decks });
}

/** Every deck as the first player's on every quest, in both modes and for all numbers. */
export function combinations(given: Given, say: CliWords): readonly Combination[] {
  const named = namedDecks(given, say);
  const base = chosen(given, say);
  const players = playersIn(given, say);
  const decks = named.length > 0 ? named : NAMES;
  const scenarios = given.scenario === undefined ? QUESTS : [base.scenario];
  const modes = given.easy === undefined ? MODES : [base.mode];
  const counts =
    players === undefined
      ? Array.from({ length: MOST_PLAYERS }, (_, index) => index + 1)
      : [players];
  return decks.flatMap((deck) =>
    scenarios.flatMap((scenario) =>
      modes.flatMap((mode) =>
        counts.flatMap((count) => {
          const chosen = { decks: seated([deck], count), scenario, mode };
          // For some decks there are not enough others without their heroes.
          return chosen.decks.length === count ? [combination(chosen)] : [];
        }),
      ),
    ),
  );
}

function combination(chosen: Chosen): Combination {
  const { decks, scenario, mode } = chosen;
  const [deck = ''] = decks;
  const players = decks.length;
  const row = (language: Language) => [
    nameOf(deck, language),
    ringsWords[language].scenario(scenario),
    RINGS_LABELS[language].modes[mode],
  ];
  const column = (language: Language) => RINGS_LABELS[language].players(players);
  return {
    setup: setupOf(chosen),
    facts: { deck: typedAs(deck), scenario, mode, players },
    row: { en: row('en'), de: row('de') },
    column: { en: column('en'), de: column('de') },
  };
}

function namedDecks({ decks }: Given, say: CliWords): readonly TypedDeck[] {
  return decks === undefined ? [] : typedDecks(decks, NAMES, 'rings', say);
}

function playersIn({ players }: Given, say: CliWords): number | undefined {
  return players === undefined
    ? undefined
    : checksIn(say).wholeNumber('--players', 1, MOST_PLAYERS)(players);
}

/** Those that were named, and others after them until there are enough; a hero is there once. */
function seated(named: readonly TypedDeck[], players: number): readonly TypedDeck[] {
  const decks = [...named];
  for (const slug of NAMES) {
    const isFree = !decks.includes(slug) && goTogether([...decks, slug]);
    if (decks.length < players && isFree) decks.push(slug);
  }
  return decks;
}

const goTogether = (decks: readonly TypedDeck[]): boolean =>
  sharedHeroes(decks.flatMap(knownDeck)).length === 0;

/** The deck with its heroes; of a file that is no deck the game will say so. */
function knownDeck(typed: TypedDeck): readonly Deck[] {
  if (typeof typed === 'string') return DECKS.filter(({ slug }) => slug === typed);
  const { deck } = typed;
  if (typeof deck === 'string') return [readDeckList(deck)];
  return isSent(deck) && isTexts(deck.heroes) ? [{ heroes: deck.heroes, cards: {} }] : [];
}

const typedAs = (deck: TypedDeck) => (typeof deck === 'string' ? deck : deck.file);

const nameOf = (deck: TypedDeck, language: Language) =>
  typeof deck === 'string' ? ringsWords[language].deck(deck) : deck.name;

function chosen({ scenario, easy }: Given, say: CliWords): Omit<Chosen, 'decks'> {
  const [first = ''] = QUESTS;
  return {
    scenario: scenario === undefined ? first : checksIn(say).named('scenario', QUESTS)(scenario),
    mode: easy === undefined ? 'standard' : 'easy',
  };
}

function setupOf(chosen: Chosen): Setup {
  const { decks, scenario, mode } = chosen;
  return {
    options: {
      decks: decks.map((each) => (typeof each === 'string' ? each : each.deck)),
      scenario,
      mode,
    },
    title: { en: titleIn('en', chosen), de: titleIn('de', chosen) },
    typed: [
      '--scenario',
      scenario,
      '--decks',
      decks.map(typedAs).join(','),
      ...(mode === 'easy' ? ['--easy'] : []),
    ],
  };
}

/** `Passage Through Mirkwood, easy, 2 players: Leadership, Tactics` */
function titleIn(language: Language, { decks, scenario, mode }: Chosen): string {
  const words = ringsWords[language];
  const say = RINGS_LABELS[language];
  const parts = [words.scenario(scenario), say.modes[mode], say.players(decks.length)];
  return `${parts.join(', ')}: ${decks.map((deck) => nameOf(deck, language)).join(', ')}`;
}
