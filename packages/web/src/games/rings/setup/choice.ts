import type { Json } from '@grimrule/kernel';
import type { CampaignLog, NamedDeck } from '@grimrule/rings';
import { DECKS, readLog, SCENARIOS } from '@grimrule/rings';

/** The options of a game as the page speaks of them. */
export interface SetupChoice {
  readonly decks: readonly string[];
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
    decks: Array.isArray(decks) ? decks.filter(isText) : [DECKS[0]?.slug ?? ''],
    scenario: isText(scenario) ? scenario : (SCENARIOS[0]?.slug ?? ''),
    mode: mode === 'easy' ? 'easy' : 'standard',
    askEverybody: askEverybody === true,
  };
}

/** The same as options, with everything left out that is as usual. */
export function optionsFor({ decks, scenario, ...chosen }: SetupChoice): Json {
  return { decks: [...decks], scenario, ...unusual(chosen) };
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

/** The deck that a seat plays; undefined if it is none of those that can be chosen. */
export function deckAt(options: Json, seat: number): NamedDeck | undefined {
  const slug = choiceIn(options).decks[seat];
  return DECKS.find((deck) => deck.slug === slug);
}
