import type { Json } from '@grimrule/kernel';
import type { Deck } from '@grimrule/rings';
import { LEARNING_DECKS, SCENARIOS } from '@grimrule/rings';

/** Every deck that can be chosen. */
export const DECKS: readonly Deck[] = LEARNING_DECKS;

/** The options of a game as the page speaks of them. */
export interface Chosen {
  readonly decks: readonly string[];
  readonly scenario: string;
  readonly mode: 'standard' | 'easy';
}

type Fields = { readonly [field: string]: Json };

function fieldsOf(options: Json): Fields {
  const isFields = typeof options === 'object' && options !== null && !Array.isArray(options);
  return isFields ? (options as Fields) : {};
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What options choose. Whatever cannot be read has its default: the rules say what is wrong. */
export function chosenIn(options: Json): Chosen {
  const { decks, scenario, mode } = fieldsOf(options);
  return {
    decks: Array.isArray(decks) ? decks.filter(isText) : [DECKS[0]?.slug ?? ''],
    scenario: isText(scenario) ? scenario : (SCENARIOS[0]?.slug ?? ''),
    mode: mode === 'easy' ? 'easy' : 'standard',
  };
}

/** The same as options, with everything left out that is as usual. */
export function optionsFor({ decks, scenario, mode }: Chosen): Json {
  return { decks: [...decks], scenario, ...(mode === 'standard' ? {} : { mode }) };
}

/** The deck that a seat plays; undefined if it is none of those that can be chosen. */
export function deckAt(options: Json, seat: number): Deck | undefined {
  const slug = chosenIn(options).decks[seat];
  return DECKS.find((deck) => deck.slug === slug);
}
