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
}

const NO_SLOTS: readonly (readonly CardId[])[] = [];

export function scopeOf(source: CardId, seat: Seat, event: Happening | null = null, at = 0): Scope {
  return { source, seat, event, at, slots: NO_SLOTS };
}

export function bind(scope: Scope, slot: number, cards: readonly CardId[]): Scope {
  const slots = scope.slots.slice(0, slot);
  slots[slot] = cards;
  return { ...scope, slots };
}
