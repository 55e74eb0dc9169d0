import type { Ability } from '../abilities/ability.ts';
import type { Seat } from '../state/ids.ts';

/** A card as it is printed. */
export interface Printed {
  readonly code: string;
  /** Cards with the same back cannot be told apart face down. */
  readonly back: string;
  readonly stats: Readonly<Record<string, number>>;
  /** Stats that are printed for one seat, and count as often as there are seats. */
  readonly perSeat?: readonly string[] | undefined;
  readonly abilities: readonly Ability[];
}

/** What may be left out may also be said to be undefined. */
export type Lax<T> = {
  readonly [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K];
};

/** A record with every field, also those that may be left out where it is written down. */
export type Whole<T> = { readonly [K in keyof Required<T>]: Lax<T>[K] };

/** A piece of the game before it begins: which card, whose, and where it lies. */
export interface Piece {
  readonly design: number;
  readonly owner: Seat;
  readonly zone: number;
}

/** The start of a game. */
export interface Prepared<V> {
  readonly seats: number;
  readonly pieces: readonly Piece[];
  readonly vars: V;
}

/** One level of a game's table of priorities. */
export interface Level {
  readonly name: string;
  /** Interrupts come before the event happens, responses after. */
  readonly moment: 'before' | 'after';
  readonly forced: boolean;
  readonly rule: string;
}
