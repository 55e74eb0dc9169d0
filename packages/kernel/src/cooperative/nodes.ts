import type { Amount, Cards, Filter, Query, Vocabulary } from '../abilities/ability.ts';

/**
 * The nodes that the cards of cooperative games share: tests of a card, facts, numbers and acts. A
 * game adds its own, and a word that means more or less in one game stays there.
 */

/** `Type` are the types of the game's cards. */
export type CooperativeFilter<W extends Vocabulary, Type extends string> =
  | { readonly is: 'type'; readonly types: readonly Type[] }
  | { readonly is: 'trait'; readonly trait: string }
  /** By its English title. */
  | { readonly is: 'titled'; readonly title: string }
  /** Is controlled by the player whose card this is, or is engaged with them. */
  | { readonly is: 'controlledBy'; readonly who: Cards<W> }
  | { readonly is: 'engagedWith'; readonly who: Cards<W> }
  | { readonly is: 'attachedTo'; readonly card: Cards<W> }
  | { readonly is: 'exhausted' }
  /** The uppermost of these in its pile, or one of so many uppermost ones. */
  | { readonly is: 'topmost'; readonly among: Query<W>; readonly count?: Amount<W> }
  /** Such a card is attached to it. */
  | { readonly is: 'hasAttached'; readonly where: Filter<W> };

export type CooperativeFact =
  /** The event is about you: you play, you are attacked, your turn. */
  | { readonly fact: 'yourEvent' }
  /** The attack that is going on has no defender. */
  | { readonly fact: 'undefended' };

export type CooperativeNumber =
  /** As many for each player in the game. */
  | { readonly amount: 'perPlayer'; readonly times: number }
  /** The number chosen for X when the card was played. */
  | { readonly amount: 'x' };

/** Damage to a character; several hits of an act are dealt at the same time. */
export interface Hit<W extends Vocabulary> {
  readonly to: Cards<W>;
  readonly amount: Amount<W>;
}

/** Without a `who`, the act is done to you. All acts report what they have done. */
export type CooperativeAct<W extends Vocabulary> =
  /** Without an amount, all of it. */
  | { readonly do: 'heal'; readonly from: Cards<W>; readonly amount?: Amount<W> }
  | { readonly do: 'draw'; readonly count: Amount<W>; readonly who?: Cards<W> }
  /** From play, from hand, or from where they lie. */
  | { readonly do: 'discard'; readonly cards: Cards<W> }
  | { readonly do: 'discardRandom'; readonly count: Amount<W> }
  /** To their owner's hand. */
  | { readonly do: 'toHand'; readonly cards: Cards<W> }
  /** Into the deck each belongs to, which is then shuffled. */
  | { readonly do: 'shuffleIn'; readonly cards: Cards<W> }
  | { readonly do: 'shuffle'; readonly deck: DeckName }
  | { readonly do: 'removeFromGame'; readonly cards: Cards<W> }
  /** Two cards change places. */
  | { readonly do: 'swap'; readonly card: Cards<W>; readonly with: Cards<W> }
  | { readonly do: 'attach'; readonly card: Cards<W>; readonly to: Cards<W> }
  | { readonly do: 'exhaust'; readonly cards: Cards<W> }
  | { readonly do: 'ready'; readonly cards: Cards<W> }
  /** Counters of a kind that the card names. */
  | {
      readonly do: 'putCounters';
      readonly counter: string;
      readonly on: Cards<W>;
      readonly count: Amount<W>;
    }
  /** Counters of a kind that the card names. */
  | {
      readonly do: 'removeCounters';
      readonly counter: string;
      readonly from: Cards<W>;
      readonly count: Amount<W>;
    }
  /** One of these cards; reports it. */
  | { readonly do: 'pickRandom'; readonly from: Query<W> }
  /** On what the game counts threat on: schemes, or players' dials. */
  | { readonly do: 'placeThreat'; readonly on: Cards<W>; readonly amount: Amount<W> }
  /** From what the game counts threat on. */
  | { readonly do: 'removeThreat'; readonly from: Cards<W>; readonly amount: Amount<W> }
  /** The top cards of your deck enter play face down as enemies engaged with you. */
  | { readonly do: 'drone'; readonly count: Amount<W> }
  /** The card that is being revealed gains surge. */
  | { readonly do: 'surge' }
  | { readonly do: 'winGame' }
  | { readonly do: 'loseGame' };

export type DeckName = 'yours' | 'encounter';
