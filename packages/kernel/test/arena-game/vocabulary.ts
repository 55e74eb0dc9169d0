import type {
  Ability,
  Amount,
  Cards,
  Condition,
  Effect,
  Filter,
  Printed,
  Ref,
} from '../../src/index.ts';
import { builders } from '../../src/index.ts';

/**
 * The words of Arena, a game that exists for these tests: fighters stand in a ring, strike each
 * other and fall. It uses of the kernel what the real games use only here and there.
 */
export interface ArenaWords {
  readonly event: (typeof EVENTS)[number];
  readonly level: 'would' | 'mustBefore' | 'mayBefore' | 'mustAfter' | 'mayAfter';
  readonly call: 'played';
  readonly stat: (typeof STATS)[number];
  readonly source:
    | 'ring'
    | 'yours'
    | 'others'
    | 'yourHand'
    | 'yourDiscard'
    | 'topOfYourDeck'
    | 'floor';
  readonly period: 'turn' | 'round';
  readonly act: ArenaAct;
  readonly filter: ArenaFilter;
  readonly fact: ArenaFact;
}

export const EVENTS = ['bell', 'strike', 'fall', 'milled', 'cheer'] as const;
export const STATS = ['power', 'guard', 'price'] as const;

type N = Amount<ArenaWords>;
type C = Cards<ArenaWords>;

export type ArenaAct =
  /** All of it at the same time. */
  | { readonly do: 'strike'; readonly to: C; readonly amount: N }
  | { readonly do: 'fall'; readonly card: C }
  | { readonly do: 'mill'; readonly count: N }
  | { readonly do: 'draw'; readonly count: N }
  | { readonly do: 'show'; readonly card: C }
  | { readonly do: 'bury'; readonly card: Ref }
  | { readonly do: 'shuffle' }
  | { readonly do: 'exhaust'; readonly card: Ref; readonly now: boolean }
  | { readonly do: 'turn'; readonly card: Ref; readonly into: string }
  /** Writes a word and a number down, so that a test can see what happened in which order. */
  | { readonly do: 'note'; readonly word: string; readonly number?: N };

type ArenaFilter = { readonly is: 'yours' } | { readonly is: 'exhausted' };

type ArenaFact = { readonly fact: 'yourTurn' };

export type ArenaEffect = Effect<ArenaWords>;
export type ArenaAbility = Ability<ArenaWords>;

/** Resources are bits: 1 is bread, 2 is gold, 3 stands for either. */
export interface ArenaCard extends Printed {
  readonly cost: readonly number[];
  readonly gives: readonly number[];
}

export const words = builders<ArenaWords>();

export const strike = (to: C, amount: N): ArenaEffect => ({ do: 'strike', to, amount });
export const fall = (card: C): ArenaEffect => ({ do: 'fall', card });
export const mill = (count: N): ArenaEffect => ({ do: 'mill', count });
export const draw = (count: N): ArenaEffect => ({ do: 'draw', count });
export const show = (card: C): ArenaEffect => ({ do: 'show', card });
export const bury = (card: Ref): ArenaEffect => ({ do: 'bury', card });
export const shuffleDeck: ArenaEffect = { do: 'shuffle' };
export const exhaust = (card: Ref): ArenaEffect => ({ do: 'exhaust', card, now: true });
export const turn = (card: Ref, into: string): ArenaEffect => ({ do: 'turn', card, into });
export const note = (word: string, number?: N): ArenaEffect =>
  number === undefined ? { do: 'note', word } : { do: 'note', word, number };

type Level = ArenaWords['level'];

export function on(
  event: ArenaWords['event'],
  level: Level,
  effect: ArenaEffect,
  when?: Condition<ArenaWords>,
): ArenaAbility {
  return when
    ? { kind: 'triggered', on: event, level, when, effect }
    : { kind: 'triggered', on: event, level, effect };
}

export const played = (effect: ArenaEffect): ArenaAbility => ({
  kind: 'called',
  call: 'played',
  effect,
});

export const yours: Filter<ArenaWords> = { is: 'yours' };

interface Faces {
  readonly power?: number;
  readonly guard?: number;
  readonly cost?: readonly number[];
  readonly gives?: readonly number[];
}

/** A card; what has a guard is a fighter and enters the ring when it is played. */
export function card(code: string, faces: Faces, ...abilities: readonly ArenaAbility[]): ArenaCard {
  const { cost = [], gives = [3], ...stats } = faces;
  return { code, back: 'arena', stats, cost, gives, abilities: abilities as readonly Ability[] };
}
