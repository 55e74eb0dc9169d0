import type { Language } from '@grimrule/kernel';
import { DECKS, MOST_PLAYERS, ringsWords, SCENARIOS, sharedHeroes } from '@grimrule/rings';
import { checksIn } from '../checks.ts';
import { Mistake } from '../mistake.ts';
import type { Combination, GameFlag, Given, Setup } from '../table-game.ts';
import type { CliWords } from '../words/words.ts';
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
      en: `who plays with what, with commas between them: ${NAMES.join(', ')}`,
      de: `wer womit spielt, mit Kommas dazwischen: ${NAMES.join(', ')}`,
    },
  },
  {
    name: 'players',
    value: 'n',
    about: { en: 'how many play, from 1 to 4', de: 'wie viele spielen, von 1 bis 4' },
  },
  {
    name: 'easy',
    about: {
      en: 'easy mode: without the hardest encounter cards',
      de: 'leichter Modus: ohne die schwersten Begegnungskarten',
    },
  },
];

interface Chosen {
  readonly decks: readonly string[];
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
  if (decks.length < players) throw new Mistake(say.tooFewDecks(players, decks));
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
    ringsWords[language].deck(deck),
    ringsWords[language].scenario(scenario),
    RINGS_LABELS[language].modes[mode],
  ];
  const column = (language: Language) => RINGS_LABELS[language].players(players);
  return {
    setup: setupOf(chosen),
    facts: { deck, scenario, mode, players },
    row: { en: row('en'), de: row('de') },
    column: { en: column('en'), de: column('de') },
  };
}

function namedDecks({ decks }: Given, say: CliWords): readonly string[] {
  if (decks === undefined) return [];
  const { list, named } = checksIn(say);
  return list('--decks')(decks).map(named('deck', NAMES));
}

function playersIn({ players }: Given, say: CliWords): number | undefined {
  return players === undefined
    ? undefined
    : checksIn(say).wholeNumber('--players', 1, MOST_PLAYERS)(players);
}

/** Those that were named, and others after them until there are enough; a hero is there once. */
function seated(named: readonly string[], players: number): readonly string[] {
  const decks = [...named];
  for (const slug of NAMES) {
    const isFree = !decks.includes(slug) && goTogether([...decks, slug]);
    if (decks.length < players && isFree) decks.push(slug);
  }
  return decks;
}

const goTogether = (slugs: readonly string[]): boolean =>
  sharedHeroes(DECKS.filter(({ slug }) => slugs.includes(slug))).length === 0;

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
    options: { decks, scenario, mode },
    title: { en: titleIn('en', chosen), de: titleIn('de', chosen) },
    typed: [
      '--scenario',
      scenario,
      '--decks',
      decks.join(','),
      ...(mode === 'easy' ? ['--easy'] : []),
    ],
  };
}

/** `Passage Through Mirkwood, easy, 2 players: Leadership, Tactics` */
function titleIn(language: Language, { decks, scenario, mode }: Chosen): string {
  const words = ringsWords[language];
  const say = RINGS_LABELS[language];
  const parts = [words.scenario(scenario), say.modes[mode], say.players(decks.length)];
  return `${parts.join(', ')}: ${decks.map((deck) => words.deck(deck)).join(', ')}`;
}
