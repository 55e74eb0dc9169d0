import type { ChampionsSpeech } from '@grimrule/champions';
import {
  champions,
  championsWords,
  HEROES,
  loadPacks,
  MODULAR_SETS,
  OFFERED,
  offeredDecks,
  readDeckList,
  SCENARIOS,
} from '@grimrule/champions';
import type { Json } from '@grimrule/kernel';
import { isSent } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { checksIn } from '../checks.ts';
import type { DeckFile } from '../deck-files.ts';
import { typedDecks } from '../deck-files.ts';
import { Mistake } from '../mistake.ts';
import type { Combination, GameFlag, Given, Setup } from '../table-game.ts';
import type { CliWords } from '../words/en.ts';
import { CHAMPIONS_LABELS } from './labels.ts';

const SLUGS = HEROES.map(({ slug }) => slug);
const MODES = ['standard', 'expert'] as const;
const MOST_PLAYERS = 4;
const RANDOM = 'random';

export const FLAGS: readonly GameFlag[] = [
  {
    name: 'scenario',
    value: 'name',
    about: {
      en: `the villain: ${SCENARIOS.map(({ slug }) => slug).join(', ')}`,
      de: `der Schurke: ${SCENARIOS.map(({ slug }) => slug).join(', ')}`,
    },
  },
  {
    name: 'heroes',
    value: 'names',
    about: {
      en: `the heroes, separated by commas: ${SLUGS.join(', ')}`,
      de: `die Helden, durch Kommas getrennt: ${SLUGS.join(', ')}`,
    },
  },
  {
    name: 'decks',
    value: 'files',
    about: {
      en: 'your own decks: files (lists, .json, .o8d) or heroes, separated by commas',
      de: 'eigene Decks: Dateien (Listen, .json, .o8d) oder Helden, durch Kommas getrennt',
    },
  },
  {
    name: 'players',
    value: 'n',
    about: { en: 'number of players, 1 to 4', de: 'Zahl der Spieler, 1 bis 4' },
  },
  {
    name: 'mode',
    value: 'mode',
    about: { en: 'standard or expert', de: 'standard oder expert' },
  },
  {
    name: 'heroic',
    value: 'level',
    about: {
      en: 'heroic mode: this many extra encounter cards for each player',
      de: 'Heldenhafter Modus: so viele zusätzliche Begegnungskarten pro Spieler',
    },
  },
  {
    name: 'skirmish',
    value: 'stage',
    about: {
      en: 'a skirmish against only this stage of the villain',
      de: 'ein Scharmützel gegen nur diesen Abschnitt des Schurken',
    },
  },
  {
    name: 'modular',
    value: 'sets',
    about: {
      en: `modular sets, separated by commas, or random: ${MODULAR_SETS.map(slugOf).join(', ')}`,
      de: `modulare Sets, durch Kommas getrennt, oder random: ${MODULAR_SETS.map(slugOf).join(', ')}`,
    },
  },
];

function slugOf({ set }: { readonly set: string }): string {
  return set.replaceAll('_', '-');
}

/** A hero with the starter deck, or with a deck of their own. */
type Entrant = string | DeckFile;

/** The chosen options; the game decides the rest. */
interface Chosen {
  readonly entrants: readonly Entrant[];
  readonly scenario: string;
  readonly mode: (typeof MODES)[number];
  readonly heroic: number | undefined;
  readonly skirmish: number | undefined;
  readonly modular: readonly string[] | typeof RANDOM | undefined;
}

/** Games of own decks may meet cards of any pack: their titles are looked up among all of them. */
export async function load(
  wanted?: { readonly given: Given } | { readonly options: Json },
): Promise<void> {
  if (wanted === undefined) return loadPacks(OFFERED);
  if ('options' in wanted) return champions.load(wanted.options);
  const { heroes, decks, players, scenario, modular } = wanted.given;
  // Who else plays is found out later, from all heroes.
  if (decks !== undefined || players !== undefined) return loadPacks(OFFERED);
  return champions.load({
    ...(heroes === undefined ? {} : { heroes: heroes.split(',').map((each) => each.trim()) }),
    ...(scenario === undefined ? {} : { scenario }),
    ...(modular === undefined || modular === RANDOM ? {} : { modular: modular.split(',') }),
  });
}

export function setUp(given: Given, say: CliWords): Setup {
  const named = entrantsIn(given, say);
  const { wholeNumber } = checksIn(say);
  const players =
    given.players === undefined
      ? Math.max(1, named.length)
      : wholeNumber('--players', 1, MOST_PLAYERS)(given.players);
  if (players < named.length) {
    const flag = given.decks === undefined ? '--heroes' : '--decks';
    throw new Mistake(say.tooManyNamed(players, flag, named.length));
  }
  return setupOf({ ...chosen(given, say), entrants: seated(named, players) });
}

/** Every hero or deck as the first player's against every villain, in both modes and for all numbers. */
export function combinations(given: Given, say: CliWords): readonly Combination[] {
  const { wholeNumber } = checksIn(say);
  const named = entrantsIn(given, say);
  const base = chosen(given, say);
  const entrants = named.length > 0 ? named : SLUGS;
  const scenarios =
    given.scenario === undefined ? SCENARIOS.map(({ slug }) => slug) : [base.scenario];
  const modes = given.mode === undefined ? MODES : [base.mode];
  const counts =
    given.players === undefined
      ? Array.from({ length: MOST_PLAYERS }, (_, index) => index + 1)
      : [wholeNumber('--players', 1, MOST_PLAYERS)(given.players)];
  return entrants.flatMap((entrant) =>
    scenarios.flatMap((scenario) =>
      modes.flatMap((mode) =>
        counts.map((players): Combination => {
          const setup = setupOf({ ...base, entrants: seated([entrant], players), scenario, mode });
          const row = (language: Language) => [
            nameOf(entrant, language),
            championsWords[language].scenario(scenario),
            CHAMPIONS_LABELS[language].modes[mode],
          ];
          const column = (language: Language) => CHAMPIONS_LABELS[language].players(players);
          return {
            setup,
            facts: { hero: typedAs(entrant), scenario, mode, players },
            row: { en: row('en'), de: row('de') },
            column: { en: column('en'), de: column('de') },
          };
        }),
      ),
    ),
  );
}

function entrantsIn({ heroes, decks }: Given, say: CliWords): readonly Entrant[] {
  if (heroes !== undefined && decks !== undefined) {
    throw new Mistake(say.conflict('--heroes', '--decks'));
  }
  if (decks !== undefined) return typedDecks(decks, SLUGS, 'champions', say);
  if (heroes === undefined) return [];
  const { list, named } = checksIn(say);
  return list('--heroes')(heroes).map(named('hero', SLUGS));
}

/** The named heroes, then others until there are enough. */
function seated(named: readonly Entrant[], players: number): readonly Entrant[] {
  const taken = named.map(heroOf);
  const others = SLUGS.filter((hero) => !taken.includes(hero));
  return [...named, ...others.slice(0, players - named.length)];
}

/** The hero whose deck it is; nothing if there is no such hero. */
function heroOf(entrant: Entrant): string | undefined {
  if (typeof entrant === 'string') return entrant;
  const { deck } = entrant;
  const read = typeof deck === 'string' ? readDeckList(deck) : deck;
  const named = isSent(read) ? read.identity : undefined;
  return HEROES.find(({ identity, slug }) => identity === named || slug === named)?.slug;
}

const typedAs = (entrant: Entrant) => (typeof entrant === 'string' ? entrant : entrant.file);

/** The game wants heroes, or a deck for each seat. */
function playersOf(entrants: readonly Entrant[]): Readonly<Record<string, Json>> {
  const heroes = entrants.filter((each) => typeof each === 'string');
  if (heroes.length === entrants.length) return { heroes };
  return {
    decks: entrants.map((entrant) => {
      if (typeof entrant !== 'string') return entrant.deck;
      const { identity = '', cards = {} } =
        offeredDecks().find(({ slug }) => slug === entrant) ?? {};
      return { identity, cards };
    }),
  };
}

function chosen(given: Given, say: CliWords): Omit<Chosen, 'entrants'> {
  const { named, wholeNumber } = checksIn(say);
  const { scenario, mode, heroic, skirmish, modular } = given;
  const slugs = SCENARIOS.map(({ slug }) => slug);
  const [first = ''] = slugs;
  return {
    scenario: scenario === undefined ? first : named('scenario', slugs)(scenario),
    mode: mode === undefined ? 'standard' : named('mode', MODES)(mode),
    heroic: heroic === undefined ? undefined : wholeNumber('--heroic', 0)(heroic),
    skirmish: skirmish === undefined ? undefined : wholeNumber('--skirmish', 1)(skirmish),
    modular: modular === undefined ? undefined : modularSets(modular, say),
  };
}

function modularSets(typed: string, say: CliWords): readonly string[] | typeof RANDOM {
  if (typed === RANDOM) return RANDOM;
  const { list, named } = checksIn(say);
  return list('--modular')(typed).map(named('set', [...MODULAR_SETS.map(slugOf), RANDOM]));
}

function setupOf(chosen: Chosen): Setup {
  const { entrants, scenario, mode, heroic, skirmish, modular } = chosen;
  const needed = SCENARIOS.find(({ slug }) => slug === scenario)?.modularSets ?? 1;
  const options: Json = {
    ...playersOf(entrants),
    scenario,
    mode,
    ...(heroic === undefined ? {} : { heroic }),
    ...(skirmish === undefined ? {} : { skirmish }),
    ...(modular === undefined
      ? {}
      : { modular: modular === RANDOM ? { random: needed } : modular }),
  };
  const flag = (name: string, value: string | number | undefined) =>
    value === undefined ? [] : [`--${name}`, String(value)];
  return {
    options,
    title: { en: titleIn('en', chosen), de: titleIn('de', chosen) },
    typed: [
      ...flag('scenario', scenario),
      ...flag('decks' in options ? 'decks' : 'heroes', entrants.map(typedAs).join(',')),
      ...flag('mode', mode),
      ...flag('heroic', heroic),
      ...flag('skirmish', skirmish),
      ...flag('modular', typeof modular === 'object' ? modular.join(',') : modular),
    ],
  };
}

/** `Rhino, expert, 2 players: Spider-Man, Iron Man` */
function titleIn(language: Language, chosen: Chosen): string {
  const words: ChampionsSpeech = championsWords[language];
  const say = CHAMPIONS_LABELS[language];
  const { entrants, scenario, mode, heroic, skirmish, modular } = chosen;
  const parts = [
    words.scenario(scenario),
    say.modes[mode],
    ...(heroic === undefined ? [] : [say.heroic(heroic)]),
    ...(skirmish === undefined ? [] : [say.skirmish(skirmish)]),
    ...(typeof modular === 'object'
      ? modular.map((set) => words.set(set.replaceAll('-', '_')))
      : []),
    ...(modular === RANDOM ? [say.randomSets] : []),
    say.players(entrants.length),
  ];
  return `${parts.join(', ')}: ${entrants.map((each) => nameOf(each, language)).join(', ')}`;
}

/** The hero, and which deck it is if it is not the usual one. */
function nameOf(entrant: Entrant, language: Language): string {
  const hero = heroOf(entrant);
  const known = HEROES.find(({ slug }) => slug === hero);
  const own = typeof entrant === 'string' ? '' : entrant.name;
  if (!known) return own;
  const called = known.names[language];
  return own === '' ? called : `${called} (${own})`;
}
