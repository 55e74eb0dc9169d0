import type { Ability, Amount, Cards, Condition, Effect, Filter, Ref } from '../../../src/index.ts';
import { builders, THIS } from '../../../src/index.ts';

/** A vocabulary such as a game of heroes, villains and schemes would bring along. */
export interface HeroicWords {
  readonly event: 'damageDealt' | 'damageTaken' | 'eventPlayed' | 'boostTurned';
  readonly level: 'forcedInterrupt' | 'interrupt';
  readonly call: 'event' | 'whenRevealed';
  readonly stat: 'boostIcons' | 'energy' | 'eventDamage' | Keyword;
  readonly source:
    | 'enemies'
    | 'villains'
    | 'schemes'
    | 'characters'
    | 'environments'
    | 'yourUpgrades'
    | 'yourIdentity'
    /** The card that this one is attached to. */
    | 'host';
  readonly period: 'event' | 'activation';
  readonly deed: never;
  readonly act: HeroicAct;
  readonly filter: HeroicFilter;
  readonly fact: HeroicFact;
  readonly number: never;
}

type Keyword = 'overkill' | 'retaliate' | 'stalwart' | 'aerial';
export type Kind = 'minion' | 'villain' | 'ally' | 'hero' | 'enemy';
export type Status = 'stunned' | 'confused' | 'tough';

type C = Cards<HeroicWords>;
type N = Amount<HeroicWords>;
type E = Effect<HeroicWords>;

type HeroicAct =
  /** Everything inside belongs to one attack. */
  | { readonly do: 'attack'; readonly body: E }
  | { readonly do: 'damage'; readonly to: C; readonly amount: N }
  | { readonly do: 'discardTop'; readonly deck: 'yours' | 'encounter'; readonly count: N }
  | { readonly do: 'discard'; readonly card: C }
  | { readonly do: 'removeThreat'; readonly from: C; readonly amount: N }
  | { readonly do: 'draw'; readonly count: N }
  | { readonly do: 'exhaust'; readonly card: Ref }
  | { readonly do: 'place'; readonly token: string; readonly on: Ref; readonly amount: N }
  | { readonly do: 'status'; readonly of: C; readonly status: Status }
  | { readonly do: 'surge' };

type HeroicFilter =
  | { readonly is: 'kind'; readonly kind: Kind }
  | { readonly is: 'trait'; readonly trait: string }
  | { readonly is: 'named'; readonly name: string }
  | { readonly is: 'yours' };

type HeroicFact = { readonly fact: 'revealedFromDeck' };

export type HeroicAbility = Ability<HeroicWords>;

export const words = builders<HeroicWords>();

export const attack = (body: E): E => ({ do: 'attack', body });
export const damage = (amount: N, to: C): E => ({ do: 'damage', to, amount });
export const discardTop = (deck: 'yours' | 'encounter', count: N): E => ({
  do: 'discardTop',
  deck,
  count,
});
export const discard = (card: C): E => ({ do: 'discard', card });
export const removeThreat = (amount: N, from: C): E => ({ do: 'removeThreat', from, amount });
export const draw = (count: N): E => ({ do: 'draw', count });
export const exhaustThis: E = { do: 'exhaust', card: THIS };
export const place = (token: string, amount: N, on: Ref): E => ({ do: 'place', token, on, amount });
export const give = (status: Status, of: C): E => ({ do: 'status', of, status });
export const surge: E = { do: 'surge' };
export const theAmount: N = { amount: 'event' };

export const kind = (of: Kind): Filter<HeroicWords> => ({ is: 'kind', kind: of });
export const trait = (of: string): Filter<HeroicWords> => ({ is: 'trait', trait: of });
export const named = (name: string): Filter<HeroicWords> => ({ is: 'named', name });
export const yours: Filter<HeroicWords> = { is: 'yours' };

export const whenPlayed = (effect: E): HeroicAbility => ({ kind: 'called', call: 'event', effect });
export const interrupt = (
  on: HeroicWords['event'],
  level: HeroicWords['level'],
  when: Condition<HeroicWords>,
  effect: E,
): HeroicAbility => ({ kind: 'triggered', on, level, when, effect });
