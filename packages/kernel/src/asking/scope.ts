import type { Effect } from '../abilities/ability.ts';
import type { CardId, Seat, ZoneId } from '../state/ids.ts';

/** Something that is about to happen or has happened. Never changed, only replaced. */
export interface Happening {
  readonly kind: string;
  /** The card it happens to. */
  readonly card: CardId;
  /** The card that causes it. */
  readonly source: CardId;
  readonly seat: Seat;
  readonly amount: number;
  /** How much of it was too much. */
  readonly excess: number;
  /** Where the card lay before, for abilities of a card that has left. */
  readonly zone: ZoneId;
  /** Other facts about it, in words of the game: that an attack was a basic one. */
  readonly marks: readonly string[];
  /** Set when something else takes its place. */
  readonly replaced: boolean;
  /** The effect that replaces it when it is due, in games where that is delayed. */
  readonly instead: { readonly effect: Effect; readonly scope: Scope } | null;
}

/** The context of an ability while it is resolved. Never changed, only replaced. */
export interface Scope {
  /** The card whose ability it is. */
  readonly source: CardId;
  /** The resolving player: `you`. */
  readonly seat: Seat;
  /** The event it interrupts or answers, and its position in the window. */
  readonly event: Happening | null;
  readonly at: number;
  /** Cards chosen or kept so far, by depth. */
  readonly slots: readonly (readonly CardId[])[];
  /** How much was done by what each slot was kept from. */
  readonly done: readonly number[];
  /** How much of that was too much, where any was. */
  readonly excess: Excess;
}

type Excess = Readonly<Record<number, number>>;

const NO_SLOTS: readonly (readonly CardId[])[] = [];
const NOTHING_DONE: readonly number[] = [];
const NO_EXCESS: Excess = {};

export function scopeOf(source: CardId, seat: Seat, event: Happening | null = null, at = 0): Scope {
  return { source, seat, event, at, slots: NO_SLOTS, done: NOTHING_DONE, excess: NO_EXCESS };
}

export function bind(
  scope: Scope,
  slot: number,
  cards: readonly CardId[],
  howMuch = cards.length,
  tooMuch = 0,
): Scope {
  const slots = scope.slots.slice(0, slot);
  const done = scope.done.slice(0, slot);
  slots[slot] = cards;
  done[slot] = howMuch;
  const { source, seat, event, at } = scope;
  // Positions that were kept before have scopes without it.
  const before = scope.excess ?? NO_EXCESS;
  const excess = tooMuch > 0 ? { ...before, [slot]: tooMuch } : before;
  return { source, seat, event, at, slots, done, excess };
}

/** The same with another seat as `you`. */
export function seenBy({ source, event, at, slots, done, excess }: Scope, seat: Seat): Scope {
  return { source, seat, event, at, slots, done, excess };
}

/** The same while another event happens. */
export function during({ source, seat, slots, done, excess }: Scope, event: Happening): Scope {
  return { source, seat, event, at: 0, slots, done, excess };
}
