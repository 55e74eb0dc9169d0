import type { Ability, Amount, Cards, Condition, Effect, Ref } from '@grimrule/kernel';
import type { Colour, Site } from '../board.ts';
import type { EventName, LevelName } from './events.ts';
import type { SourceName } from './sources.ts';
import type { StatName } from './stats.ts';

/** The words of Duel's cards. */
export interface DuelWords {
  readonly event: EventName;
  readonly level: LevelName;
  readonly call: 'immediate' | 'attack' | 'location';
  readonly stat: StatName;
  readonly source: SourceName;
  readonly period: 'turn';
  readonly deed: never;
  readonly act: DuelAct;
  readonly filter: DuelFilter;
  readonly fact: DuelFact;
  readonly number: never;
}

export type CardKind = 'main' | 'side' | 'location' | 'artefact' | 'civilian';

export type DuelFilter =
  /** Is of this kind: a main character, a side character, a location. */
  | { readonly is: 'kind'; readonly kind: CardKind }
  /** Is yours. */
  | { readonly is: 'yours' }
  /** At the same site as this card, next to it, or facing it. */
  | { readonly is: 'here' }
  | { readonly is: 'adjacent' }
  | { readonly is: 'opposite' }
  /** Is the character that this card is; both versions of a main character are the same one. */
  | { readonly is: 'sameCharacter' }
  /** Has at most so many symbols in its printed cost. */
  | { readonly is: 'printedCost'; readonly most: number }
  /** There is room for it on its side of the board. */
  | { readonly is: 'canEnter' };

export type DuelFact =
  /** This card stands at the site. */
  | { readonly fact: 'at'; readonly site: Site }
  | { readonly fact: 'nobodyOpposite' }
  /** The event is about you: your turn, your card, your bonus. */
  | { readonly fact: 'yours' }
  /** There is a free place for one of your characters. */
  | { readonly fact: 'roomToMove' };

export interface Hit {
  readonly to: DuelCards;
  readonly amount: DuelAmount;
}

export type DuelAmount = Amount<DuelWords>;
export type DuelCards = Cards<DuelWords>;

export type DuelAct =
  /** All of it at the same time. */
  | { readonly do: 'damage'; readonly hits: readonly Hit[] }
  | { readonly do: 'heal'; readonly from: DuelCards; readonly amount: DuelAmount }
  | { readonly do: 'draw'; readonly count: DuelAmount }
  | { readonly do: 'score'; readonly points: DuelAmount }
  | { readonly do: 'advance'; readonly steps: number }
  | { readonly do: 'free' }
  | { readonly do: 'takeLocation' }
  | { readonly do: 'theyDiscard'; readonly count: number; readonly at: 'choice' | 'random' }
  | { readonly do: 'bothDiscardHands' }
  /** From your discard pile into your hand. */
  | { readonly do: 'recover'; readonly card: Ref }
  /** From your discard pile into play. */
  | { readonly do: 'enter'; readonly card: Ref }
  /** From play into its owner's hand. */
  | { readonly do: 'return'; readonly card: Ref }
  /** To a free place of your choice. */
  | { readonly do: 'move'; readonly card: Ref }
  /** Two characters change places. */
  | { readonly do: 'swap'; readonly one: Ref; readonly other: Ref }
  | { readonly do: 'look' }
  | { readonly do: 'mill'; readonly count: number }
  | { readonly do: 'box'; readonly card: Ref };

export type DuelEffect = Effect<DuelWords>;
export type DuelAbility = Ability<DuelWords>;
export type DuelCondition = Condition<DuelWords>;

/** A symbol of a cost: a colour, or any card. */
export type CostSymbol = Colour | '*';
