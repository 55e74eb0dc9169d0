import type { Ability, Amount, Cards, Modifier, Vocabulary } from '../ability.ts';
import type { Clause, Measure, Phrase, Trait } from './phrase.ts';

/** What a game's own words may ask of the renderer. */
export interface Telling<W extends Vocabulary, N> {
  /** One card or a set; a chosen card is described where it is first spoken of. */
  cards(cards: Cards<W>): Phrase;
  quantity(amount: Amount<W>, unit: N): Phrase;
}

/** What is known of the event an ability waits for. */
export interface About {
  /** The card it is about, if the ability is particular about it. */
  readonly subject: Phrase | null;
  /** Whether it has to be an event of the ability's controller. */
  readonly yours: boolean;
}

/** What stands before the text of an ability, and what it therefore need not say. */
export interface Heading {
  readonly label: string;
  readonly may: boolean;
  readonly saysCost: boolean;
  readonly saysLimit: boolean;
}

interface StatWords<N> {
  readonly noun: N;
  /** How a change of it is told, where `this card has +1 strength` is not the way. */
  readonly change?: (of: Changed) => Clause;
}

export interface Changed {
  readonly subject: Phrase;
  /** One of the cards, without saying whose: for sentences about what you do with it. */
  readonly one: Phrase;
  readonly by: readonly Measure[];
  readonly op: Modifier['op'];
}

type Told<U, Tag extends string, R, N, W extends Vocabulary> = {
  readonly [K in U extends { readonly [T in Tag]: infer Name extends string } ? Name : never]: (
    node: Extract<U, { readonly [T in Tag]: K }>,
    say: Telling<W, N>,
  ) => R;
};

/**
 * A game's own words in one language. Every name of the game's vocabulary needs an entry here, or
 * it does not compile. `N` is a noun of the language.
 */
export interface Lexicon<W extends Vocabulary, N> {
  /** What a card is called when nothing more is said of it. */
  readonly card: N;
  readonly sources: Readonly<Record<W['source'], Trait<N>>>;
  readonly filters: Told<
    W['filter'],
    'is',
    { readonly yes: Trait<N>; readonly no: Trait<N> },
    N,
    W
  >;
  /** As it follows `if`; null for what goes without saying. */
  readonly facts: Told<
    W['fact'],
    'fact',
    { readonly yes: string; readonly no: string } | null,
    N,
    W
  >;
  /** The fact that the event is about the ability's controller. */
  readonly yourEvent: W['fact']['fact'] | null;
  readonly acts: Told<W['act'], 'do', Clause, N, W>;
  readonly stats: Readonly<Record<W['stat'], StatWords<N>>>;
  /** What opens the sentence: `after this card is defeated`. */
  readonly events: Readonly<Record<W['event'], (about: About) => string>>;
  /** Levels whose abilities the player may leave unused. */
  readonly optional: readonly W['level'][];
  readonly periods: Readonly<Record<W['period'], { readonly until: string; readonly per: string }>>;
  readonly tokens: Readonly<
    Record<string, { readonly unit: N; readonly some: Trait<N>; readonly none: Trait<N> }>
  >;
  heading(ability: Ability<W>): Heading;
}
