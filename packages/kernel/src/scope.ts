import type { Happening } from './happening.ts';
import type { CardId, Seat } from './state.ts';

/** What an ability sees while it is resolved. Never changed, only replaced. */
export interface Scope {
  /** The card whose ability it is. */
  readonly source: CardId;
  /** Who resolves it: `you`. */
  readonly seat: Seat;
  /** The event it interrupts or answers, and its position in the window. */
  readonly event: Happening | null;
  readonly at: number;
  /** Cards chosen or kept so far, by depth. */
  readonly slots: readonly (readonly CardId[])[];
  /** How much was done by what each slot was kept from. */
  readonly done: readonly number[];
  /** How much of that was too much, where any was. */
  readonly excess?: Readonly<Record<number, number>>;
}

const NO_SLOTS: readonly (readonly CardId[])[] = [];
const NOTHING_DONE: readonly number[] = [];

export function scopeOf(source: CardId, seat: Seat, event: Happening | null = null, at = 0): Scope {
  return { source, seat, event, at, slots: NO_SLOTS, done: NOTHING_DONE };
}

export function bind(
  scope: Scope,
  slot: number,
  cards: readonly CardId[],
  howMuch = cards.length,
  excess = 0,
): Scope {
  const slots = scope.slots.slice(0, slot);
  const done = scope.done.slice(0, slot);
  slots[slot] = cards;
  done[slot] = howMuch;
  if (excess > 0) {
    return { ...scope, slots, done, excess: { ...scope.excess, [slot]: excess } };
  }
  if (scope.excess) return { ...scope, slots, done };
  // Bound for every card that might be chosen: named one by one, the fields are copied faster.
  const { source, seat, event, at } = scope;
  return { source, seat, event, at, slots, done };
}
