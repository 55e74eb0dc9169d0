import type { Lax } from '@grimrule/kernel';
import type { CardType } from '../vocabulary/card-types.ts';
import type { Amount, Condition, Form, GivenForm, Mode, Resource } from '../vocabulary/nodes.ts';
import type { Icon, NumberedKeyword } from '../vocabulary/stats.ts';

export type Faction =
  | 'hero'
  | 'aggression'
  | 'justice'
  | 'leadership'
  | 'protection'
  | 'basic'
  | 'encounter'
  | 'campaign';

/** The number of a keyword that is printed for each player. */
interface PerPlayer {
  readonly perPlayer: number;
}

/** Keywords; those with a number have it here, the others are just there. */
export interface Keywords extends Partial<Record<NumberedKeyword, number | true | PerPlayer>> {
  readonly uses?: Counters;
  /** The trait of its comrades. */
  readonly teamwork?: string;
  /** The two characters. */
  readonly teamUp?: readonly [string, string];
  /** The title of the card that brings it into play. */
  readonly linked?: string;
  readonly requirement?: readonly Resource[];
  /** The kind of form it gives its identity. */
  readonly form?: GivenForm['given'];
}

/**
 * How many copies there may be: in play for each player or each host, in a deck, played in a time,
 * or used for one and the same occurrence.
 */
export interface Maximum {
  readonly times: number;
  readonly per: 'player' | 'host' | 'deck' | 'round' | 'phase' | 'instance';
}

/** The printed facts of a card, in the field names of the public card databases. */
export type Facts = Lax<PrintedFacts>;

interface PrintedFacts {
  readonly code: string;
  readonly octgnId: string;
  readonly name: string;
  readonly nameDe: string;
  readonly subname?: string;
  readonly type: CardType;
  readonly faction: Faction;
  readonly set?: string;
  readonly quantity: number;
  readonly deckLimit?: number;
  readonly unique?: boolean;
  readonly cost?: number;
  readonly costPerHero?: boolean;
  readonly resources?: Readonly<Partial<Record<Resource, number>>>;
  /** A missing power is a printed dash, −1 is an X. */
  readonly thw?: number;
  readonly atk?: number;
  readonly def?: number;
  readonly rec?: number;
  readonly sch?: number;
  readonly thwConsequential?: number;
  readonly atkConsequential?: number;
  readonly health?: number;
  readonly healthPerHero?: boolean;
  readonly handSize?: number;
  readonly traits?: readonly string[];
  readonly boost?: number;
  readonly boostStar?: boolean;
  readonly baseThreat?: number;
  readonly baseThreatPerHero?: boolean;
  readonly threatTarget?: number;
  readonly threatTargetPerHero?: boolean;
  readonly escalationThreat?: number;
  readonly escalationPerHero?: boolean;
  readonly schemeIcons?: Readonly<Partial<Record<Icon, number>>>;
  readonly stage?: string;
  /** The code of the other side. */
  readonly otherSide?: string;
}

interface Counters {
  readonly count: number;
  readonly counter: string;
  /** So many for each player. */
  readonly perPlayer?: boolean;
}

/** The other lines of a card's text box before its abilities. */
export type Terms = Lax<PrintedTerms>;

interface PrintedTerms {
  readonly keywords?: Keywords;
  /** The card has its keywords, but they are printed in such a way that card lists miss them. */
  readonly unlistedKeywords?: boolean;
  /** Can be played and put into play in this form only: hero, alter-ego, or one that cards give. */
  readonly onlyIn?: Form | GivenForm;
  /** Can be played only while this holds for the player who plays it. */
  readonly onlyIf?: Condition;
  /** Only resources of this type can be spent to play it. */
  readonly payOnlyWith?: Resource;
  /** Can be spent for its resources in this form only. */
  readonly spentOnlyIn?: Form;
  /** A side that is used in this mode only; the other side is for the other mode. */
  readonly mode?: Mode;
  /** May be played under any player's control. */
  readonly anyControl?: boolean;
  readonly max?: Maximum;
  /** An obligation: the alter-ego whose player it is given to. */
  readonly giveTo?: string;
  /** Of several minions or side schemes of a nemesis set, the one that the set is about. */
  readonly nemesis?: boolean;
  /** Counters whose number is counted as it enters play. */
  readonly countedCounters?: { readonly counter: string; readonly count: Amount };
  /** Counters it enters play with, besides `uses`. */
  readonly counters?: Counters;
  /** An identity that begins the game with a second deck: all cards of this trait that belong to one. */
  readonly secondDeck?: string;
  /** Belongs to a second deck of its player or of the scenario. */
  readonly specialDeck?: boolean;
  /** Ends the game if this main scheme is completed. */
  readonly lostWhenCompleted?: boolean;
}
