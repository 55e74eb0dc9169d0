import type { Limit } from './limits.ts';

/**
 * The words a game adds to the kernel's: names of its events, stats and sets of cards, and its
 * own nodes. Everything a card says is made of these, as plain data.
 */
export interface Vocabulary {
  /** What happens in the game and can be waited for. */
  readonly event: string;
  /** Levels of the game's table of priorities. */
  readonly level: string;
  /** Abilities that a procedure of the rules calls by name, such as an attack effect. */
  readonly call: string;
  /** Numbers that cards can change. */
  readonly stat: string;
  /** Named sets of cards, seen from the ability's controller. */
  readonly source: string;
  /** Periods for limits and lasting effects. */
  readonly period: string;
  /** The game's own effects, tests of a card, and facts about the position. */
  readonly act: { readonly do: string };
  readonly filter: { readonly is: string };
  readonly fact: { readonly fact: string };
}

/** A single card, seen from an ability. */
export type Ref =
  | { readonly ref: 'this' }
  /** The card that the event is about, and the one that caused it. */
  | { readonly ref: 'subject' }
  | { readonly ref: 'cause' }
  | { readonly ref: 'slot'; readonly slot: number };

export interface Query<W extends Vocabulary = Vocabulary> {
  readonly in: W['source'];
  readonly where?: Filter<W>;
}

/** One card or a set of cards. What is done to a set is done to all of it at the same time. */
export type Cards<W extends Vocabulary = Vocabulary> = Ref | Query<W>;

export function isRef(cards: Cards): cards is Ref {
  return 'ref' in cards;
}

export type Filter<W extends Vocabulary = Vocabulary> = CommonFilter<W> | W['filter'];

/** The tests of a card that every game has. */
export type CommonFilter<W extends Vocabulary = Vocabulary> =
  | { readonly is: 'all' | 'any'; readonly of: readonly Filter<W>[] }
  | { readonly is: 'not'; readonly of: Filter<W> }
  | { readonly is: 'same'; readonly as: Ref }
  | {
      readonly is: 'stat';
      readonly stat: W['stat'];
      readonly least?: Amount<W>;
      readonly most?: Amount<W>;
    }
  | { readonly is: 'token'; readonly token: string; readonly least: Amount<W> };

export type Amount<W extends Vocabulary = Vocabulary> =
  | number
  | { readonly amount: 'count'; readonly of: Query<W> }
  | { readonly amount: 'stat'; readonly stat: W['stat']; readonly of: Ref }
  | { readonly amount: 'token'; readonly token: string; readonly of: Ref }
  /** The amount of the event, for example the damage that is about to be dealt. */
  | { readonly amount: 'event' }
  /** How many cards lie in a slot: `the cards discarded this way`. */
  | { readonly amount: 'slot'; readonly slot: number }
  | { readonly amount: 'times'; readonly of: Amount<W>; readonly by: number }
  | { readonly amount: 'sum'; readonly of: readonly Amount<W>[] };

export type Condition<W extends Vocabulary = Vocabulary> = CommonCondition<W> | W['fact'];

export type CommonCondition<W extends Vocabulary = Vocabulary> =
  | { readonly fact: 'all' | 'any'; readonly of: readonly Condition<W>[] }
  | { readonly fact: 'not'; readonly of: Condition<W> }
  | { readonly fact: 'exists'; readonly of: Query<W>; readonly least: Amount<W> }
  | { readonly fact: 'card'; readonly card: Ref; readonly where: Filter<W> }
  | { readonly fact: 'atLeast'; readonly of: Amount<W>; readonly least: Amount<W> };

export type Effect<W extends Vocabulary = Vocabulary> = Structure<W> | W['act'];

/** The effects that every game has: the grammar around a game's own acts. */
export type Structure<W extends Vocabulary = Vocabulary> =
  | { readonly do: 'sequence'; readonly effects: readonly Effect<W>[] }
  /** `you` or the opponent chooses cards; without one to choose, nothing happens. */
  | {
      readonly do: 'choose';
      readonly from: Query<W>;
      readonly slot: number;
      readonly by: 'you' | 'opponent';
      readonly body: Effect<W>;
    }
  /** Once for each card, one after the other. */
  | { readonly do: 'each'; readonly of: Query<W>; readonly slot: number; readonly body: Effect<W> }
  | {
      readonly do: 'if';
      readonly when: Condition<W>;
      readonly body: Effect<W>;
      readonly otherwise?: Effect<W>;
    }
  | { readonly do: 'may'; readonly effect: Effect<W> }
  | { readonly do: 'either'; readonly effects: readonly Effect<W>[] }
  /** Does the first, keeps the cards it was done to in a slot, and goes on. */
  | {
      readonly do: 'keep';
      readonly effect: Effect<W>;
      readonly slot: number;
      readonly body: Effect<W>;
    }
  | { readonly do: 'lasting'; readonly modifier: Modifier<W>; readonly until: W['period'] }
  /** Changes the event that the ability interrupts: adds to its amount, or replaces it. */
  | { readonly do: 'alter'; readonly add: Amount<W> }
  | { readonly do: 'instead'; readonly effect: Effect<W> };

/** A change of a stat. `set` comes first, then `add`, then `times`. */
export interface Modifier<W extends Vocabulary = Vocabulary> {
  readonly stat: W['stat'];
  readonly of: Filter<W>;
  readonly op: 'set' | 'add' | 'times';
  readonly by: Amount<W>;
  readonly while?: Condition<W>;
}

export type Ability<W extends Vocabulary = Vocabulary> =
  | Constant<W>
  | Triggered<W>
  | Action<W>
  | Called<W>;

// A cost is done before the effect; an ability whose cost cannot be paid cannot be used.

/** Holds as long as its card is in play. */
export interface Constant<W extends Vocabulary = Vocabulary> {
  readonly kind: 'constant';
  readonly modifiers: readonly Modifier<W>[];
}

/** Waits for an event. The level decides whether it interrupts or answers it, and if it must. */
export interface Triggered<W extends Vocabulary = Vocabulary> {
  readonly kind: 'triggered';
  readonly on: W['event'];
  readonly level: W['level'];
  readonly when?: Condition<W>;
  readonly cost?: Effect<W>;
  readonly limit?: Limit;
  readonly effect: Effect<W>;
}

/** Used by its controller when the rules give the chance. */
export interface Action<W extends Vocabulary = Vocabulary> {
  readonly kind: 'action';
  /** The window of the rules in which it can be used. */
  readonly during: string;
  readonly when?: Condition<W>;
  readonly cost?: Effect<W>;
  readonly limit?: Limit;
  readonly effect: Effect<W>;
}

export interface Called<W extends Vocabulary = Vocabulary> {
  readonly kind: 'called';
  readonly call: W['call'];
  readonly effect: Effect<W>;
}
