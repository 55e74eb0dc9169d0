import type { Ability, Cards, Effect } from '@grimrule/kernel';
import { builders } from '@grimrule/kernel';
import type { ChampionsCard, Facts, Terms } from '../../src/cards/card.ts';
import { card } from '../../src/cards/card.ts';
import type { ChampionsAbility } from '../../src/vocabulary/builders.ts';
import type { EventName } from '../../src/vocabulary/events.ts';
import type { ChampionsAct, ChampionsWords } from '../../src/vocabulary/nodes.ts';
import type { StatName } from '../../src/vocabulary/stats.ts';

/** The words of the rules, and those that hard cards need and the rules do not have yet. */
export interface HardWords extends Omit<ChampionsWords, 'act' | 'event' | 'stat'> {
  readonly act: ChampionsAct | HardAct;
  readonly event: EventName | HardEvent;
  readonly stat: StatName | HardStat;
}

type C = Cards<HardWords>;
export type HardAbility = Ability<HardWords>;
export type HardEffect = Effect<HardWords>;

type HardAct =
  /** Tokens and attached cards of one card go over to another. */
  { readonly do: 'moveOver'; readonly from: C; readonly to: C };

type HardEvent =
  /** Subject: the character. Marks: the kind of status card. */
  | 'statusRemoved'
  /** Before an identity is turned. Marks: the form it is about to be in. */
  | 'changingForm';

type HardStat =
  /** Damage or threat of the basic power may be divided among several targets. */
  'dividesAttack' | 'dividesThwart';

export const hard = builders<HardWords>();

export const moveOver = (from: C, to: C): HardEffect => ({ do: 'moveOver', from, to });
/** German titles are known only of some of these cards; the others have their English one. */
type HardFacts = Omit<Facts, 'nameDe'> & Partial<Pick<Facts, 'nameDe'>> & Terms;

/** A card that may say what the rules do not know yet. */
export function hardCard(printed: HardFacts, ...abilities: readonly HardAbility[]): ChampionsCard {
  const known = abilities as unknown as readonly ChampionsAbility[];
  return card({ nameDe: printed.name, ...printed }, ...known);
}
