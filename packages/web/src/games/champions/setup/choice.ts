import type { CampaignLog } from '@grimrule/champions';
import { HEROES, nextScenario, readLog, SCENARIOS } from '@grimrule/champions';
import type { Json } from '@grimrule/kernel';

/** Random sets, or these modular sets; undefined for those that the scenario recommends. */
export type ChosenModular = readonly string[] | { readonly random: number } | undefined;

/** A deck of one's own, in the codes of the rules. */
interface OwnDeck {
  readonly identity: string;
  readonly cards: Readonly<Record<string, number>>;
}

/** The options of a game as the page speaks of them: everything the rules may be asked for. */
export interface SetupChoice {
  readonly heroes: readonly string[];
  /** By seat: a deck of one's own, or null for the ready deck of the hero. */
  readonly decks: readonly (OwnDeck | null)[];
  readonly scenario: string;
  readonly mode: 'standard' | 'expert';
  readonly heroic: number;
  readonly skirmish: number | undefined;
  readonly modular: ChosenModular;
  readonly askEverybody: boolean;
  /** The campaign that the game is part of: its log says scenario and decks. */
  readonly campaign: CampaignLog | null;
}

const FIRST: SetupChoice = {
  heroes: [HEROES[0]?.slug ?? ''],
  decks: [],
  scenario: SCENARIOS[0]?.slug ?? '',
  mode: 'standard',
  heroic: 0,
  skirmish: undefined,
  modular: undefined,
  askEverybody: false,
  campaign: null,
};

type Fields = { readonly [field: string]: Json };

function fieldsOf(options: Json): Fields {
  const isFields = typeof options === 'object' && options !== null && !Array.isArray(options);
  return isFields ? (options as Fields) : {};
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The choice in the options. An unreadable field has its default: the rules report problems. */
export function choiceIn(options: Json): SetupChoice {
  const { heroes, decks, scenario, mode, heroic, skirmish, modular, askEverybody } =
    fieldsOf(options);
  const campaign = campaignIn(options);
  const own = campaign?.players ?? (Array.isArray(decks) ? decks.map(ownDeckIn) : FIRST.decks);
  const named = (campaign && nextScenario(campaign)) ?? scenario;
  return {
    campaign,
    heroes: Array.isArray(heroes) ? heroes.filter(isText) : heroesOf(own),
    decks: own,
    scenario: isText(named) ? named : FIRST.scenario,
    mode: mode === 'expert' ? 'expert' : 'standard',
    heroic: typeof heroic === 'number' ? heroic : 0,
    skirmish: typeof skirmish === 'number' ? skirmish : undefined,
    modular: modularIn(modular),
    askEverybody: askEverybody === true,
  };
}

/** The campaign that a game is part of. */
export function campaignIn(options: Json): CampaignLog | null {
  const { campaign } = fieldsOf(options);
  if (campaign === undefined) return null;
  const read = readLog(campaign);
  return 'log' in read ? read.log : null;
}

/** Options may name the heroes by their decks alone. */
function heroesOf(decks: SetupChoice['decks']): readonly string[] {
  if (decks.length === 0) return FIRST.heroes;
  return decks.map((deck) => slugOf(deck?.identity) ?? FIRST.heroes[0] ?? '');
}

/** The word for the hero with this hero side. */
const slugOf = (identity: string | undefined): string | undefined =>
  HEROES.find((hero) => hero.identity === identity)?.slug;

function ownDeckIn(sent: Json | undefined): OwnDeck | null {
  const { identity, cards } = fieldsOf(sent ?? null);
  const counts = fieldsOf(cards ?? null);
  return isText(identity) ? { identity, cards: counts as OwnDeck['cards'] } : null;
}

function modularIn(sent: Json | undefined): ChosenModular {
  if (Array.isArray(sent)) return sent.filter(isText);
  const { random } = fieldsOf(sent ?? null);
  return typeof random === 'number' ? { random } : undefined;
}

/** The same as options, with everything left out that is as usual. */
export function optionsFor(chosen: SetupChoice): Json {
  const { heroes, decks, scenario, campaign, mode, heroic, skirmish, modular, askEverybody } =
    chosen;
  const own = heroes.map((_, seat) => decks[seat] ?? null);
  return {
    ...(campaign
      ? { campaign }
      : {
          heroes: [...heroes],
          ...(own.some((deck) => deck !== null) ? { decks: own.map(ownAsOption) } : {}),
          scenario,
        }),
    ...(mode === 'standard' ? {} : { mode }),
    ...(heroic === 0 ? {} : { heroic }),
    ...(skirmish === undefined ? {} : { skirmish }),
    ...(modular === undefined
      ? {}
      : { modular: isByLot(modular) ? { random: modular.random } : [...modular] }),
    ...(askEverybody ? { askEverybody } : {}),
  };
}

export const ownAsOption = (deck: OwnDeck | null): Json =>
  deck && { identity: deck.identity, cards: { ...deck.cards } };

/** A seat plays a deck of its own, and with it the hero of this deck; another seat may have to give the hero up. */
export function withOwnDeck(options: Json, seat: number, deck: Json): Json {
  const own = ownDeckIn(deck);
  const chosen = choiceIn(options);
  const hero = slugOf(own?.identity);
  if (!own || hero === undefined) return options;
  const before = chosen.heroes[seat];
  const heroes = chosen.heroes.map((each, at) =>
    at === seat ? hero : each === hero && before !== undefined ? before : each,
  );
  const decks = heroes.map((each, at) =>
    at === seat ? own : each === chosen.heroes[at] ? (chosen.decks[at] ?? null) : null,
  );
  return optionsFor({ ...chosen, heroes, decks });
}

export function isByLot(modular: ChosenModular): modular is { readonly random: number } {
  return modular !== undefined && 'random' in modular;
}

/** The code of the hero side that plays a seat. */
export function identityAt(options: Json, seat: number): string | undefined {
  const { decks } = fieldsOf(options);
  const logged = campaignIn(options)?.players[seat];
  if (logged) return logged.identity;
  const deck = Array.isArray(decks) ? fieldsOf(decks[seat] ?? null) : {};
  if (isText(deck.identity)) return deck.identity;
  const slug = choiceIn(options).heroes[seat];
  return HEROES.find((hero) => hero.slug === slug)?.identity;
}
