import type { CardId, ZoneId } from '../state/ids.ts';
import type { View } from './view.ts';

/** The difference between two views of one seat: small enough to be sent each time. */
export interface ViewChange<V = unknown> {
  readonly cards: readonly (readonly [CardId, View<V>['cards'][number]])[];
  readonly zones: readonly (readonly [ZoneId, View<V>['zones'][number]])[];
  /** The stack: so many of the outermost frames stay, and these come upon them. */
  readonly stack?: { readonly keep: number; readonly frames: View<V>['stack'] };
  /** The other fields that are different, as they are now. */
  readonly rest: Partial<Omit<View<V>, 'cards' | 'zones' | 'stack'>>;
}

export function changeBetween<V>(before: View<V>, after: View<V>): ViewChange<V> {
  const rest: Record<string, unknown> = {};
  for (const field in after) {
    if (field === 'cards' || field === 'zones' || field === 'stack') continue;
    const now = after[field as keyof View<V>];
    if (!isEqual(before[field as keyof View<V>], now)) rest[field] = now;
  }
  const cards = differences(before.cards, after.cards);
  const zones = differences(before.zones, after.zones);
  const keep = commonFrames(before.stack, after.stack);
  if (keep === before.stack.length && keep === after.stack.length) return { cards, zones, rest };
  return { cards, zones, stack: { keep, frames: after.stack.slice(keep) }, rest };
}

function commonFrames<V>(before: View<V>['stack'], after: View<V>['stack']): number {
  let keep = 0;
  while (keep < before.length && keep < after.length && isEqual(before[keep], after[keep])) keep++;
  return keep;
}

export function changed<V>(view: View<V>, change: ViewChange<V>): View<V> {
  const { keep, frames } = change.stack ?? { keep: view.stack.length, frames: [] };
  return {
    ...view,
    ...change.rest,
    stack: [...view.stack.slice(0, keep), ...frames],
    cards: replaced(view.cards, change.cards),
    zones: replaced(view.zones, change.zones),
  };
}

function differences<T>(before: readonly T[], after: readonly T[]): (readonly [number, T])[] {
  const found: (readonly [number, T])[] = [];
  for (let index = 0; index < after.length; index++) {
    const now = after[index] as T;
    if (before[index] !== now && !isEqual(before[index], now)) found.push([index, now]);
  }
  return found;
}

function replaced<T>(list: readonly T[], by: readonly (readonly [number, T])[]): readonly T[] {
  if (by.length === 0) return list;
  const copy = list.slice();
  for (const [index, now] of by) copy[index] = now;
  return copy;
}

/** Whether two values are the same as JSON. Records are replaced and not changed, so most are one. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, index) => isEqual(each, other[index]));
  }
  if (Array.isArray(one) || Array.isArray(other)) return false;
  const keys = Object.keys(other);
  if (Object.keys(one).length !== keys.length) return false;
  return keys.every((key) =>
    isEqual((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
}
