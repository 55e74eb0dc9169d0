import type { Printed } from '../../src/game/printed.ts';
import type { Ability, Amount, Cards, Condition, Effect, Filter, Ref } from '../../src/index.ts';
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
    | 'yourDeck'
    | 'topOfYourDeck'
    /** Cards that lie face down under others. */
    | 'under'
    | 'floor';
  readonly period: 'turn' | 'round';
  readonly deed: never;
  readonly act: ArenaAct;
  readonly filter: ArenaFilter;
  readonly fact: ArenaFact;
  readonly number: { readonly amount: 'turnsLeft' };
}

export const EVENTS = ['bell', 'aim', 'strike', 'fall', 'recall', 'milled', 'cheer'] as const;
export const STATS = ['power', 'guard', 'price'] as const;

type N = Amount<ArenaWords>;
type C = Cards<ArenaWords>;

export type ArenaAct =
  /** All of it at the same time. */
  | { readonly do: 'strike'; readonly to: C; readonly amount: N; readonly mark?: string }
  /** Announces a strike on each, and then strikes those that can still be struck. */
  | { readonly do: 'volley'; readonly at: C; readonly amount: N }
  | { readonly do: 'fall'; readonly card: C }
  | { readonly do: 'mill'; readonly count: N }
  | { readonly do: 'draw'; readonly count: N }
  | { readonly do: 'show'; readonly card: C }
  | { readonly do: 'bury'; readonly card: Ref }
  /** From wherever it is to its owner's discard pile. */
  | { readonly do: 'toss'; readonly card: C }
  /** From the ring to its owner's hand. */
  | { readonly do: 'recall'; readonly card: C }
  /** Into the corner before the next seat. */
  | { readonly do: 'corner'; readonly card: Ref }
  | { readonly do: 'attach'; readonly card: Ref; readonly to: Ref }
  /** The top card of your deck goes face down under a card. */
  | { readonly do: 'tuck'; readonly under: Ref }
  | { readonly do: 'summon'; readonly code: string }
  | { readonly do: 'shuffle' }
  | { readonly do: 'exhaust'; readonly card: Ref; readonly now: boolean }
  | { readonly do: 'turn'; readonly card: Ref; readonly into: string }
  /** Writes a word and a number down, so that a test can see what happened in which order. */
  | { readonly do: 'note'; readonly word: string; readonly number?: N };

type ArenaFilter =
  | { readonly is: 'yours' }
  | { readonly is: 'exhausted' }
  | { readonly is: 'code'; readonly code: string }
  | { readonly is: 'on'; readonly host: Ref };

type ArenaFact = { readonly fact: 'yourTurn' };

export type ArenaEffect = Effect<ArenaWords>;
export type ArenaAbility = Ability<ArenaWords>;

/** Resources are bits: 1 is bread, 2 is gold, 3 stands for either. */
export interface ArenaCard extends Printed {
  readonly cost: readonly number[];
  readonly gives: readonly number[];
  /** More may be paid for it than it costs. */
  readonly overpay: boolean;
}

export const words = builders<ArenaWords>();

export const strike = (to: C, amount: N, mark?: string): ArenaEffect =>
  mark === undefined ? { do: 'strike', to, amount } : { do: 'strike', to, amount, mark };
export const volley = (at: C, amount: N): ArenaEffect => ({ do: 'volley', at, amount });
export const fall = (card: C): ArenaEffect => ({ do: 'fall', card });
export const mill = (count: N): ArenaEffect => ({ do: 'mill', count });
export const draw = (count: N): ArenaEffect => ({ do: 'draw', count });
export const show = (card: C): ArenaEffect => ({ do: 'show', card });
export const bury = (card: Ref): ArenaEffect => ({ do: 'bury', card });
export const toss = (card: C): ArenaEffect => ({ do: 'toss', card });
export const recall = (card: C): ArenaEffect => ({ do: 'recall', card });
export const corner = (card: Ref): ArenaEffect => ({ do: 'corner', card });
export const attach = (card: Ref, to: Ref): ArenaEffect => ({ do: 'attach', card, to });
export const tuck = (under: Ref): ArenaEffect => ({ do: 'tuck', under });
export const summon = (code: string): ArenaEffect => ({ do: 'summon', code });
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

/** Waits in hand for an event, and is played from there. */
export const fromHand = (...trigger: Parameters<typeof on>): ArenaAbility =>
  ({ ...on(...trigger), from: 'hand' }) as ArenaAbility;

export const action = (effect: ArenaEffect, rest: Partial<ArenaAbility> = {}): ArenaAbility =>
  ({ kind: 'action', during: 'turn', effect, ...rest }) as ArenaAbility;

export const yours: Filter<ArenaWords> = { is: 'yours' };
export const coded = (code: string): Filter<ArenaWords> => ({ is: 'code', code });
export const liesOn = (host: Ref): Filter<ArenaWords> => ({ is: 'on', host });
export const theAmount: N = { amount: 'event' };

interface Faces {
  readonly power?: number;
  readonly guard?: number;
  readonly cost?: readonly number[];
  readonly gives?: readonly number[];
  readonly perSeat?: readonly ArenaWords['stat'][];
  readonly overpay?: boolean;
}

/** A card; what has a guard is a fighter and enters the ring when it is played. */
export function card(code: string, faces: Faces, ...abilities: readonly ArenaAbility[]): ArenaCard {
  const { cost = [], gives = [3], perSeat = [], overpay = false, ...stats } = faces;
  const rest = { perSeat, abilities: abilities as readonly Ability[] };
  return { code, back: 'arena', stats, cost, gives, overpay, ...rest };
}
