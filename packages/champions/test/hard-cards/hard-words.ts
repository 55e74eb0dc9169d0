import type { Ability, Cards, Effect, Query } from '@grimrule/kernel';
import { builders } from '@grimrule/kernel';
import type { ChampionsCard, Facts, Terms } from '../../src/cards/card.ts';
import { card } from '../../src/cards/card.ts';
import type { ChampionsAbility } from '../../src/vocabulary/builders.ts';
import type {
  CardType,
  ChampionsAct,
  ChampionsWords,
  SourceName,
} from '../../src/vocabulary/nodes.ts';
import type { StatName } from '../../src/vocabulary/stats.ts';

/** The words of the rules, and those that hard cards need and the rules do not have yet. */
export interface HardWords extends Omit<ChampionsWords, 'act' | 'source' | 'stat'> {
  readonly act: ChampionsAct | HardAct;
  readonly source: SourceName | HardSource;
  readonly stat: StatName | HardStat;
}

type C = Cards<HardWords>;
export type HardAbility = Ability<HardWords>;
export type HardEffect = Effect<HardWords>;

type HardAct =
  /** One of these cards at random; reports it. */
  | { readonly do: 'pickRandom'; readonly from: Query<HardWords> }
  /** As long as this card is attached to it, a card is one of this type without a text box. */
  | {
      readonly do: 'countsAs';
      readonly card: C;
      readonly type: CardType;
      readonly traits: readonly string[];
    }
  /** Your identity has the traits of these cards. */
  | { readonly do: 'gainTraitsOf'; readonly cards: C; readonly until: HardWords['period'] }
  // Acts of the rules, done to cards that the rules do not know yet.
  | { readonly do: 'discard' | 'reveal'; readonly cards: C }
  | { readonly do: 'special'; readonly card: C }
  | { readonly do: 'payPrintedCost'; readonly of: C };

/** The top card of a second deck of yours. */
type HardSource = 'specialDeckTop';

/** The top card of the deck lies face up, and so many a phase can be played from there. */
type HardStat = 'playsDeckTop';

export const hard = builders<HardWords>();

export const pickRandom = (from: Query<HardWords>): HardEffect => ({ do: 'pickRandom', from });
export const countsAs = (which: C, type: CardType, ...traits: readonly string[]): HardEffect => ({
  do: 'countsAs',
  card: which,
  type,
  traits,
});
export const gainTraitsOf = (cards: C, until: HardWords['period']): HardEffect => ({
  do: 'gainTraitsOf',
  cards,
  until,
});

/** German titles are known only of some of these cards; the others have their English one. */
type HardFacts = Omit<Facts, 'nameDe'> & Partial<Pick<Facts, 'nameDe'>> & Terms;

/** A card that may say what the rules do not know yet. */
export function hardCard(printed: HardFacts, ...abilities: readonly HardAbility[]): ChampionsCard {
  const known = abilities as unknown as readonly ChampionsAbility[];
  return card({ nameDe: printed.name, ...printed }, ...known);
}
