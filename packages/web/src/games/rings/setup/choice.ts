import type { Json } from '@grimrule/kernel';
import type { CampaignLog, Deck, NamedDeck } from '@grimrule/rings';
import { DECKS, readLog, SCENARIOS } from '@grimrule/rings';

/** A ready deck by its name, or a deck of one's own. */
export type DeckChosen = string | Deck;

/** The options of a game as the page speaks of them. */
export interface SetupChoice {
  readonly decks: readonly DeckChosen[];
  readonly scenario: string;
  readonly mode: 'standard' | 'easy';
  readonly askEverybody: boolean;
}

type Fields = { readonly [field: string]: Json };

function fieldsOf(options: Json): Fields {
  const isFields = typeof options === 'object' && options !== null && !Array.isArray(options);
  return isFields ? (options as Fields) : {};
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The choice in the options. An unreadable field has its default: the rules report problems. */
export function choiceIn(options: Json): SetupChoice {
  const { decks, scenario, mode, askEverybody } = fieldsOf(options);
  return {
    decks: Array.isArray(decks) ? decks.flatMap(chosenIn) : [DECKS[0]?.slug ?? ''],
    scenario: isText(scenario) ? scenario : (SCENARIOS[0]?.slug ?? ''),
    mode: mode === 'easy' ? 'easy' : 'standard',
    askEverybody: askEverybody === true,
  };
}

function chosenIn(sent: Json): readonly DeckChosen[] {
  if (isText(sent)) return [sent];
  const { heroes, cards } = fieldsOf(sent);
  const counts = fieldsOf(cards ?? null);
  return Array.isArray(heroes)
    ? [{ heroes: heroes.filter(isText), cards: counts as Deck['cards'] }]
    : [];
}

/** The deck that is meant: a ready one, or one's own. */
export const deckOf = (chosen: DeckChosen | undefined): Deck | undefined =>
  isText(chosen) ? DECKS.find(({ slug }) => slug === chosen) : chosen;

const asOption = (chosen: DeckChosen): Json =>
  isText(chosen) ? chosen : { heroes: [...chosen.heroes], cards: { ...chosen.cards } };

/** The same as options, with everything left out that is as usual. */
export function optionsFor({ decks, scenario, ...chosen }: SetupChoice): Json {
  return { decks: decks.map(asOption), scenario, ...unusual(chosen) };
}

/** The choices of every game, also of a campaign. */
type Manner = Pick<SetupChoice, 'mode' | 'askEverybody'>;

const unusual = ({ mode, askEverybody }: Manner) => ({
  ...(mode === 'standard' ? {} : { mode }),
  ...(askEverybody ? { askEverybody } : {}),
});

/** The campaign that a game is part of: its log says scenario and decks. */
export function campaignIn(options: Json): CampaignLog | null {
  const { campaign } = fieldsOf(options);
  if (campaign === undefined) return null;
  const read = readLog(campaign);
  return 'log' in read ? read.log : null;
}

/** The same game of a campaign, played in another manner. */
export function campaignOptions(campaign: CampaignLog, manner: Manner): Json {
  return { campaign, ...unusual(manner) };
}

/** The ready deck that a seat plays; undefined if it has one of its own. */
export function deckAt(options: Json, seat: number): NamedDeck | undefined {
  const chosen = choiceIn(options).decks[seat];
  return DECKS.find((deck) => deck.slug === chosen);
}

/** The heroes that a seat leads, whatever deck it has. */
export const heroesAt = (options: Json, seat: number): readonly string[] =>
  deckOf(choiceIn(options).decks[seat])?.heroes ?? [];
