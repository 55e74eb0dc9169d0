import { HEROES, SCENARIOS } from '@grimrule/champions';
import type { Json } from '@grimrule/kernel';

/** Random sets, or these modular sets; undefined for those that the scenario recommends. */
export type ChosenModular = readonly string[] | { readonly random: number } | undefined;

/** The options of a game as the page speaks of them: everything the rules may be asked for. */
export interface SetupChoice {
  readonly heroes: readonly string[];
  readonly scenario: string;
  readonly mode: 'standard' | 'expert';
  readonly heroic: number;
  readonly skirmish: number | undefined;
  readonly modular: ChosenModular;
  readonly askEverybody: boolean;
}

const FIRST: SetupChoice = {
  heroes: [HEROES[0]?.slug ?? ''],
  scenario: SCENARIOS[0]?.slug ?? '',
  mode: 'standard',
  heroic: 0,
  skirmish: undefined,
  modular: undefined,
  askEverybody: false,
};

type Fields = { readonly [field: string]: Json };

function fieldsOf(options: Json): Fields {
  const isFields = typeof options === 'object' && options !== null && !Array.isArray(options);
  return isFields ? (options as Fields) : {};
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The choice in the options. An unreadable field has its default: the rules report problems. */
export function choiceIn(options: Json): SetupChoice {
  const { heroes, scenario, mode, heroic, skirmish, modular, askEverybody } = fieldsOf(options);
  return {
    heroes: Array.isArray(heroes) ? heroes.filter(isText) : FIRST.heroes,
    scenario: isText(scenario) ? scenario : FIRST.scenario,
    mode: mode === 'expert' ? 'expert' : 'standard',
    heroic: typeof heroic === 'number' ? heroic : 0,
    skirmish: typeof skirmish === 'number' ? skirmish : undefined,
    modular: modularIn(modular),
    askEverybody: askEverybody === true,
  };
}

function modularIn(sent: Json | undefined): ChosenModular {
  if (Array.isArray(sent)) return sent.filter(isText);
  const { random } = fieldsOf(sent ?? null);
  return typeof random === 'number' ? { random } : undefined;
}

/** The same as options, with everything left out that is as usual. */
export function optionsFor(chosen: SetupChoice): Json {
  const { heroes, scenario, mode, heroic, skirmish, modular, askEverybody } = chosen;
  return {
    heroes: [...heroes],
    scenario,
    ...(mode === 'standard' ? {} : { mode }),
    ...(heroic === 0 ? {} : { heroic }),
    ...(skirmish === undefined ? {} : { skirmish }),
    ...(modular === undefined
      ? {}
      : { modular: isByLot(modular) ? { random: modular.random } : [...modular] }),
    ...(askEverybody ? { askEverybody } : {}),
  };
}

export function isByLot(modular: ChosenModular): modular is { readonly random: number } {
  return modular !== undefined && 'random' in modular;
}

/** The code of the hero side that plays a seat. */
export function identityAt(options: Json, seat: number): string | undefined {
  const { decks } = fieldsOf(options);
  const deck = Array.isArray(decks) ? fieldsOf(decks[seat] ?? null) : {};
  if (isText(deck.identity)) return deck.identity;
  const slug = choiceIn(options).heroes[seat];
  return HEROES.find((hero) => hero.slug === slug)?.identity;
}
