import type { Ability } from '../abilities/ability.ts';
import type { Seat } from '../state/ids.ts';

/** A card as it is printed. */
export interface Printed {
  readonly code: string;
  /** Cards with the same back cannot be told apart face down. */
  readonly back: string;
  readonly stats: Readonly<Record<string, number>>;
  /** Stats that are printed for one seat, and count as often as there are seats. */
  readonly perSeat?: readonly string[];
  readonly abilities: readonly Ability[];
}

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
