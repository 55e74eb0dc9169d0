/**
 * The words a game adds to the kernel's: names of its events, stats and sets of cards, and its
 * own nodes. Everything a card says is made of these, as plain data.
 */
export interface Vocabulary {
  /** The events of the game that abilities can trigger on. */
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
  /** The deeds of players that cards can make dearer: playing a card, using an ability. */
  readonly deed: string;
  /** The game's own effects, tests of a card, and facts about the position. */
  readonly act: { readonly do: string };
  readonly filter: { readonly is: string };
  readonly fact: { readonly fact: string };
  /** The game's own numbers. */
  readonly number: { readonly amount: string };
}

/** A single card, seen from an ability. */
export type Ref =
  | { readonly ref: 'this' }
  /** The card that the event is about, and the one that caused it. */
  | { readonly ref: 'subject' }
  | { readonly ref: 'cause' }
  | { readonly ref: 'slot'; readonly slot: number };

/** Some of a named set of cards, or of the cards a reference stands for. */
export interface Query<W extends Vocabulary = Vocabulary> {
  readonly in: W['source'] | Ref;
  readonly where?: Filter<W>;
}

/** One card or a set of cards. An act on a set affects all of it at the same time. */
export type Cards<W extends Vocabulary = Vocabulary> = Ref | Query<W>;

export function isRef<W extends Vocabulary>(cards: Cards<W>): cards is Ref {
  return 'ref' in cards;
}

export type Filter<W extends Vocabulary = Vocabulary> = CommonFilter<W> | W['filter'];

/** The tests of a card that every game has. */
export type CommonFilter<W extends Vocabulary = Vocabulary> =
  | { readonly is: 'all' | 'any'; readonly of: readonly Filter<W>[] }
  | { readonly is: 'not'; readonly of: Filter<W> }
  /** One of these cards. */
  | { readonly is: 'same'; readonly as: Cards<W> }
  | {
      readonly is: 'stat';
      readonly stat: W['stat'];
      readonly least?: Amount<W>;
      readonly most?: Amount<W>;
    }
  | { readonly is: 'token'; readonly token: string; readonly least: Amount<W> };

export type Amount<W extends Vocabulary = Vocabulary> = CommonAmount<W> | W['number'];

export type CommonAmount<W extends Vocabulary = Vocabulary> =
  | number
  | { readonly amount: 'count'; readonly of: Query<W> }
  | { readonly amount: 'stat'; readonly stat: W['stat']; readonly of: Cards<W> }
  | { readonly amount: 'token'; readonly token: string; readonly of: Cards<W> }
  /** The amount of the event, for example the damage that is about to be dealt. */
  | { readonly amount: 'event' }
  /** How many cards lie in a slot: `the cards discarded this way`. */
  | { readonly amount: 'slot'; readonly slot: number }
  /** How much was done by what a slot was kept from: `the damage healed this way`. */
  | { readonly amount: 'done'; readonly slot: number }
  | { readonly amount: 'times'; readonly of: Amount<W>; readonly by: number }
  | { readonly amount: 'sum'; readonly of: readonly Amount<W>[] }
  | { readonly amount: 'atMost'; readonly of: Amount<W>; readonly most: Amount<W> }
  | {
      readonly amount: 'if';
      readonly when: Condition<W>;
      readonly yes: Amount<W>;
      readonly no: Amount<W>;
    };

export type Condition<W extends Vocabulary = Vocabulary> = CommonCondition<W> | W['fact'];

export type CommonCondition<W extends Vocabulary = Vocabulary> =
  | { readonly fact: 'all' | 'any'; readonly of: readonly Condition<W>[] }
  | { readonly fact: 'not'; readonly of: Condition<W> }
  | { readonly fact: 'exists'; readonly of: Query<W>; readonly least: Amount<W> }
  | { readonly fact: 'card'; readonly card: Cards<W>; readonly where: Filter<W> }
  | { readonly fact: 'atLeast'; readonly of: Amount<W>; readonly least: Amount<W> }
  /** The event has this mark: it was a basic attack, it came from the top of a deck. */
  | { readonly fact: 'mark'; readonly mark: string };

/** `you`, your opponent, or the first player: who decides where a card of the game names nobody. */
export type Chooser = 'you' | 'opponent' | 'first';

export type Effect<W extends Vocabulary = Vocabulary> = Structure<W> | W['act'];

/** The effects that every game has: the grammar around a game's own acts. */
export type Structure<W extends Vocabulary = Vocabulary> =
  /** One after the other, if need be in an order that `you` choose. */
  | {
      readonly do: 'sequence';
      readonly effects: readonly Effect<W>[];
      readonly ordered?: boolean;
    }
  /**
   * A player chooses cards; without one to choose, nothing happens. Cards chosen one by one may
   * depend on those chosen before. A searching player may look at all of the cards, and may search
   * even if there may be nothing to find.
   */
  | {
      readonly do: 'choose';
      readonly from: Query<W>;
      readonly slot: number;
      readonly by: Chooser;
      readonly least?: Amount<W>;
      readonly most?: Amount<W>;
      readonly oneByOne?: boolean;
      readonly search?: boolean;
      readonly body: Effect<W>;
    }
  /** Once for each card, one after the other, if need be in an order that `you` choose. */
  | {
      readonly do: 'each';
      readonly of: Cards<W>;
      readonly slot: number;
      readonly ordered?: boolean;
      readonly body: Effect<W>;
    }
  | {
      readonly do: 'if';
      readonly when: Condition<W>;
      readonly body: Effect<W>;
      readonly otherwise?: Effect<W>;
    }
  | { readonly do: 'may'; readonly effect: Effect<W> }
  | { readonly do: 'either'; readonly effects: readonly Effect<W>[] }
  | { readonly do: 'repeat'; readonly times: Amount<W>; readonly body: Effect<W> }
  /** The controller of a card is `you` in what follows. */
  | { readonly do: 'as'; readonly who: Cards<W>; readonly body: Effect<W> }
  /** Does the first, keeps the cards it was done to in a slot, and goes on. */
  | {
      readonly do: 'keep';
      readonly effect: Effect<W>;
      readonly slot: number;
      readonly body: Effect<W>;
    }
  /** The body follows only if all of the effect was done. */
  | { readonly do: 'then'; readonly effect: Effect<W>; readonly body: Effect<W> }
  /** Ends with the period, or with the next event of a kind that it has changed. */
  | {
      readonly do: 'lasting';
      readonly modifier: Modifier<W>;
      readonly until: W['period'];
      readonly next?: W['event'];
    }
  /** Waits for an event and is done once, before anybody can respond to it. */
  | {
      readonly do: 'later';
      readonly on: W['event'];
      readonly when?: Condition<W>;
      readonly effect: Effect<W>;
    }
  /** Changes the event that the ability interrupts: its amount, or what takes its place. */
  | { readonly do: 'alter'; readonly op: 'add' | 'set'; readonly by: Amount<W> }
  | { readonly do: 'instead'; readonly effect: Effect<W> };

/**
 * A change of a stat. `set` gives another value to start from, then comes `add`, then `times`;
 * `most` limits what comes out, and `fix` overrides everything, the latest all others.
 */
export interface Modifier<W extends Vocabulary = Vocabulary> {
  readonly stat: W['stat'];
  readonly of: Filter<W>;
  readonly op: 'set' | 'add' | 'times' | 'most' | 'fix';
  readonly by: Amount<W>;
  readonly while?: Condition<W> | undefined;
  /** Holds only against what such a card causes. */
  readonly against?: Filter<W> | undefined;
}

/** All abilities of a kind have the same fields: they are made in `making.ts`. */
export type Ability<W extends Vocabulary = Vocabulary> =
  | Constant<W>
  | Triggered<W>
  | Action<W>
  | Called<W>
  | AdditionalCost<W>;

// A cost is done before the effect; an ability whose cost cannot be paid cannot be used, and if it
// turns out that it was not paid in full, there is no effect. The cards it was paid with are in
// slot 0.

export interface Limit {
  readonly times: number;
  /** A period of the game: `turn`, `round`, `phase`, `game`. */
  readonly per: string;
  /** Counted for each player, whichever copy of the card they use; else for each card. */
  readonly by?: 'player';
}

/** Cards work in play; what says so works in hand, by being played from there. */
export type From = 'hand';

/** Holds as long as its card is in play; if it says so, out of play too, for the card itself. */
export interface Constant<W extends Vocabulary = Vocabulary> {
  readonly kind: 'constant';
  readonly modifiers: readonly Modifier<W>[];
  readonly wherever?: true | undefined;
}

/** Waits for an event. The level decides whether it interrupts or answers it, and if it must. */
export interface Triggered<W extends Vocabulary = Vocabulary> {
  readonly kind: 'triggered';
  readonly on: W['event'];
  readonly level: W['level'];
  readonly from?: From | undefined;
  readonly when?: Condition<W> | undefined;
  readonly cost?: Effect<W> | undefined;
  readonly limit?: Limit | undefined;
  readonly effect: Effect<W>;
}

/** Used by its controller when the rules give the chance. */
export interface Action<W extends Vocabulary = Vocabulary> {
  readonly kind: 'action';
  /** The window of the rules in which it can be used. */
  readonly during: string;
  readonly from?: From | undefined;
  readonly when?: Condition<W> | undefined;
  readonly cost?: Effect<W> | undefined;
  readonly limit?: Limit | undefined;
  readonly effect: Effect<W>;
}

export interface Called<W extends Vocabulary = Vocabulary> {
  readonly kind: 'called';
  readonly call: W['call'];
  readonly when?: Condition<W> | undefined;
  readonly effect: Effect<W>;
}

/** While its card is in play, the player who does this deed has to pay for it, or pay more. */
export interface AdditionalCost<W extends Vocabulary = Vocabulary> {
  readonly kind: 'additionalCost';
  readonly to: W['deed'];
  /** The card that is played, used, attacked; and the one that does it. */
  readonly of: Filter<W>;
  readonly by?: Filter<W> | undefined;
  readonly cost: Effect<W>;
}
