import type {
  Ability,
  Amount,
  Cards,
  Effect,
  Filter,
  Modifier,
  Query,
  Vocabulary,
} from '@grimrule/kernel';
import type { Clause, Description, Measure, Phrase, Trait } from './phrase.ts';

/** The renderer as a game's own words may use it. */
export interface Telling<W extends Vocabulary, N> {
  /** One card or a set; a chosen card is described where it is first spoken of. */
  cards(cards: Cards<W>): Phrase;
  /** The same, of cards that must have been introduced before they are spoken of. */
  known(cards: Cards<W>): Phrase;
  /** A set as a whole: `all cards`, not `each card`. */
  all(cards: Cards<W>): Phrase;
  /** The kind of card that passes a test, or is in a set. */
  described(filter: Filter<W>): Description<N>;
  kind(query: Query<W>): Description<N>;
  nounOf(cards: Cards<W>): N;
  /** Whether these are just the cards that are being described: they need not be named again. */
  areDescribed(query: Query<W>): boolean;
  /** The set that cards are or were chosen from. */
  sourceOf(cards: Cards<W>): W['source'] | null;
  quantity(amount: Amount<W>, unit: N): Phrase;
  /** An amount as something to compare with. */
  value(amount: Amount<W>): string;
  effect(effect: Effect<W>): Clause;
  /** Something is spoken of that the renderer does not know: `it` would not be clear after that. */
  turnAway(): void;
  /** Whether these are the cards that are just being chosen, one by one. */
  areBeingChosen(cards: Cards<W>): boolean;
}

/** The known facts of the event that triggers an ability. */
export interface About {
  /** The card it is about, and the one that causes it, if the ability is particular about them. */
  readonly subject: Phrase | null;
  readonly cause: Phrase | null;
  /** Whether it has to be an event of the ability's controller. */
  readonly yours: boolean;
  /** It has not happened yet, and may still be replaced: `would`. */
  readonly before?: boolean;
  /** The marks it must have; all of them have to be told. */
  readonly marks: readonly string[];
}

/** The heading of an ability, and the facts that its text need not repeat. */
export interface Heading {
  /** Empty if the text stands alone. */
  readonly label: string;
  readonly may: boolean;
  readonly saysCost: boolean;
  readonly saysLimit: boolean;
  /** Conditions that the label tells. */
  readonly saysFacts?: readonly string[];
}

export interface StatWords<N> {
  readonly noun: N;
  /** A card that has any, and a card that has none: `with a shield`. */
  readonly some?: { readonly yes: Trait<N>; readonly no: Trait<N> };
  /** How a change of it is told, where `this card has +1 strength` is not the way. */
  readonly change?: (of: Changed) => Clause | null;
}

export interface Changed {
  readonly subject: Phrase;
  /** One of the cards, without saying whose: for sentences about what you do with it. */
  readonly one: Phrase;
  /** Whether they have to be the reader's. */
  readonly yours: boolean;
  readonly by: readonly Measure[];
  /** The amount as something to compare with. */
  readonly value: string;
  readonly op: Modifier['op'];
  /** The cards against which alone it holds. */
  readonly against: Phrase | null;
}

/** One of the changes of a card. */
export interface Change<N> {
  readonly noun: N;
  readonly op: Modifier['op'];
  readonly by: readonly Measure[];
  readonly value: string;
}

/** A change of the amount of the event that an ability interrupts. */
export interface Altered<W extends Vocabulary> {
  readonly event: W['event'] | null;
  readonly op: 'add' | 'set';
  readonly by: Amount<W>;
}

/** A condition as it follows `if`. */
interface YesOrNo {
  readonly yes: string;
  readonly no: string;
}

/** The cards that an effect was done to. */
export interface Kept<N> {
  readonly noun: N;
  readonly many: boolean;
  /** The set they came from, if what is done with them depends on it. */
  readonly source?: string;
  /** Whether it was done to any card, or did anything, as a condition. */
  readonly cards?: YesOrNo;
  readonly amount?: YesOrNo;
  /** The counted act, as it follows `for each`: `damage dealt this way`. */
  readonly each?: string;
  /** How much was done, as something to compare with: `the damage dealt this way`. */
  readonly measured?: string;
}

/** A number of the game: how often it is counted, what is counted, and what it is called. */
export interface Counted {
  readonly count?: number;
  /** As it follows `for each`. */
  readonly each?: string;
  /** The words beside the number: `per player`. */
  readonly per?: string;
  /** A letter or a word that stands for the number. */
  readonly named?: string;
  readonly value: string;
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
  /** The noun for a card without any description. */
  readonly card: N;
  /** The name of the card with the ability, if it is known. */
  readonly self?: N;
  readonly sources: Readonly<Record<W['source'], Trait<N>>>;
  /** The phrase for cards that are not in a set, where `another` is not the way. */
  readonly outside?: Readonly<Partial<Record<W['source'], Trait<N>>>>;
  /** The searched place, for sets that can be searched. */
  readonly searched?: Readonly<Partial<Record<W['source'], string>>>;
  readonly filters: Told<
    W['filter'],
    'is',
    { readonly yes: Trait<N>; readonly no: Trait<N> },
    N,
    W
  >;
  /** As it follows `if`; null for what goes without saying. */
  readonly facts: Told<W['fact'], 'fact', YesOrNo | null, N, W>;
  /** The fact that the event is about the ability's controller. */
  readonly yourEvent: W['fact']['fact'] | null;
  /** Marks of an event, where they are not told with it. */
  readonly marks?: Readonly<Record<string, YesOrNo>>;
  readonly numbers: Told<W['number'], 'amount', Counted, N, W>;
  readonly acts: Told<W['act'], 'do', Clause, N, W>;
  /** The object of an act, where that is not just some cards. */
  kept?(effect: Effect<W>, say: Telling<W, N>): Kept<N> | null;
  readonly stats: Readonly<Record<W['stat'], StatWords<N>>>;
  /** How changes of the same cards are told, where `this card has +1 strength` is not the way. */
  changes?(subject: Phrase, changes: readonly Change<N>[], against: Phrase | null): Clause;
  /** The opening of the sentence: `after this card is defeated`. */
  readonly events: Readonly<Record<W['event'], (about: About) => string>>;
  /** The noun for the cards of an event, where the ability does not say. */
  readonly subjects?: Readonly<Partial<Record<W['event'], N>>>;
  readonly causes?: Readonly<Partial<Record<W['event'], N>>>;
  /** How it is told that an event does not happen, and nothing instead. */
  readonly cancels?: Readonly<Partial<Record<W['event'], Clause>>>;
  /** How a change of an event is told, where `lower the amount by 1` is not the way. */
  alter?(altered: Altered<W>, say: Telling<W, N>): Clause;
  /** How it is told that something is done several times, where `do this 2 times` is not the way. */
  repeated?(times: Amount<W>, body: Effect<W>, say: Telling<W, N>): Clause | null;
  /** How a cost is told: with an arrow, or with the effect as its aim. */
  readonly costs?: 'arrow' | 'purpose';
  /** The player who decides where a card names nobody. */
  readonly firstPlayer?: Phrase;
  /** The player who is `you` on an encounter card, if the event does not say. */
  doer?(ability: Ability<W>): Phrase | null;
  /** The changed thing, if only the next event changes: `the next card that player plays`. */
  readonly next?: Readonly<
    Partial<Record<W['event'], (of: Filter<W>, say: Telling<W, N>) => Phrase>>
  >;
  /** Levels whose abilities come before what they answer has happened. */
  readonly before?: readonly W['level'][];
  /** Levels whose abilities the player may leave unused. */
  readonly optional: readonly W['level'][];
  readonly periods: Readonly<Record<W['period'], { readonly until: string; readonly per: string }>>;
  readonly tokens: Readonly<
    Record<
      string,
      {
        readonly unit: N;
        readonly some: Trait<N>;
        readonly none: Trait<N>;
        /** The phrase for a card with at least this many, or fewer, if not `with 2 of them`. */
        readonly level?: (test: 'least' | 'under', value: string) => string;
      }
    >
  >;
  /** The purpose of an additional cost: `to play an event`, `um ein Ereignis zu spielen`. */
  readonly deeds?: Readonly<Record<W['deed'], (of: Phrase, by: Phrase | null) => string>>;
  heading(ability: Ability<W>): Heading;
}
